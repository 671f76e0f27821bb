// Positions of the card game that several scripts look at.

/** Nine companions, three of them in skirmishes, and a minion that nobody faces. */
export const NINE = `set phase: skirmish
set at a: 4
set at b: 4
${['1R89', '1R13', '1R50', '1R30', '1P364', '1C311', '1C303', '1U97'].map((code) => `set ${code}.1: a\n`).join('')}set 1C151.1: b
set 1C151.2: b
set 1C271.1: b
set 1U178.1: b
set hand a: 1C296 1C299
set assigned: 1C151.1>1R89.1 1C151.2>1R13.1 1C271.1>1C290.1
`;
