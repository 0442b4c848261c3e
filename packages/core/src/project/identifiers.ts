import { isDeviceName } from '../text/token-name.ts';

/** Words of any text as an identifier holds them: Latin letters and digits, accents taken off. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

const MAX_CHARS = 32;
const CONNECTING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'are',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'our',
  'that',
  'the',
  'to',
  'with',
  'you',
  'your',
]);

/** A name for a component from a text; none where the text has no letters to begin with. */
export const toPascal = (text: string, maxWords: number): string | undefined => {
  const words = wordsOf(text).slice(0, maxWords);
  // A name does not end in the middle of a phrase.
  while (words.length > 1 && CONNECTING.has(words.at(-1)!.toLowerCase())) words.pop();
  const name = words
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .join('')
    .slice(0, MAX_CHARS);
  return /^[A-Z]/.test(name) ? name : undefined;
};

export const toCamel = (pascal: string): string => pascal[0]!.toLowerCase() + pascal.slice(1);

/** A number that tells two names apart is no part of what they say. */
export const toPlural = (numbered: string): string => {
  const name = numbered.replace(/\d+$/, '');
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
};

/** No variable may have these names; items of a list are variables that are named by their component. */
const RESERVED_WORDS =
  'arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null of package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );

/** Names that mean something else in the code that is written, in capitals or not. */
const TAKEN = [
  'App',
  'Page',
  'RootLayout',
  'Link',
  'Image',
  'Object',
  'Array',
  'String',
  'Number',
  'Map',
  'Set',
  'Error',
  'Date',
  'Symbol',
  'Function',
  'Promise',
  'Proxy',
  'JSON',
  'Math',
  'React',
  'Fragment',
  'StrictMode',
  // Primitives of shadcn/ui.
  'Badge',
  'Button',
  'Card',
  'Input',
  'Infinity',
  'NaN',
];

/** Makes names distinct, whatever their case: some file systems know none. Components are files, on Windows too. */
export const createIdentifiers = (): ((name: string) => string) => {
  const taken = new Set([...TAKEN.map((name) => name.toLowerCase()), ...RESERVED_WORDS]);
  const isTaken = (name: string): boolean => taken.has(name) || isDeviceName(name);
  return (name) => {
    let distinct = name;
    for (let copy = 2; isTaken(distinct.toLowerCase()); copy++) distinct = `${name}${copy}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  };
};
