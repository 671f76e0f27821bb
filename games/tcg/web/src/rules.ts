// The numbered rules of the card game, as they are written.

import rules from '../../../../docs/rules/lotr-tcg.md?raw';

export default rules;
