// The numbered rules of War of the Ring, as they are written.

import rules from '../../../../docs/rules/war-of-the-ring.md?raw';

export default rules;
