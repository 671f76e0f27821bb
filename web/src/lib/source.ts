// Where the source of the program is: the address that `package.json` names, or the page that says how to get it.

declare const __SOURCE__: string;

export const SOURCE = typeof __SOURCE__ === 'string' && __SOURCE__ ? __SOURCE__ : '/about#source';
