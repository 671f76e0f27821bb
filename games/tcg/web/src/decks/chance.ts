// What is left to chance in the browser.

/** One of several, each as likely as the others. */
export const oneOf = <T>(all: readonly T[], luck: () => number = Math.random): T => all[Math.floor(luck() * all.length)]!;
