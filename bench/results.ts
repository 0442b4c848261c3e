import { existsSync, readFileSync } from 'node:fs';

export const RESULTS = new URL('./RESULTS.md', import.meta.url);

/** The parts of the file in their order, with what each says. */
const PARTS = {
  truth: [
    'Pages with truth',
    'Pages of about seven families in ten are open, of the others sealed: nobody looks at those, and nothing learns from them, so that they show what carries over to other pages.',
  ],
  rebuilds: [
    'Pages rebuilt from the facts',
    'The blueprint of each page in a browser: pixels that differ by at most 16 of 255 in each channel, words of the original DOM in their place, and blocks of text as the Design2Code paper scores them.',
  ],
  scene: [
    'Scene',
    'A path beside the one above, which the product does not use yet: each page explained by few painted surfaces before anything has a name. Shares of true painted boxes that a surface or picture covers (IoU of 0.75 at least), and paint by the same measures as above.',
  ],
  planted: [
    'Changes found by compare',
    'Open compositions rendered twice, the second time with one change. Found: a difference of that kind at that place. False: a difference elsewhere.',
  ],
  palettes: [
    'Palettes',
    'On 24 open and 24 sealed pages: colours of the CSS with at least 0.5 % of the pixels that were found, reported colours that are there, and the background exactly.',
  ],
  cost: [
    'Cost and text beside Tesseract',
    'On 24 open and 24 sealed pages, in one process, one after the other, the best of two rounds a page; Tesseract with psm 11 on the page enlarged twice.',
  ],
  server: [
    'Server under load',
    'Fifty subscribers send one different picture each at the same moment, to one process.',
  ],
  web: ['First load of the web app', 'An empty cache, no network between; bytes as they travel.'],
  runtimes: [
    'One engine, three runtimes',
    'Open pages as native code, as WebAssembly in Node and in Chromium, one thread each, the browser without a network once the engine is loaded (`node bench/runtimes.ts`). Texts and types that differ from native, and the largest distance between edges; CPU without loading; the most memory of the tab while it measured, the loaded engine included.',
  ],
  everyPage: [
    'Every open page, native and WebAssembly',
    'The same measurement from native code and from WebAssembly in Node, one thread each (`node bench/every-page.ts`): equal means every value, and CPU is without loading.',
  ],
  byHand: ['Measured by hand', 'No command writes this part; the others leave it as it is.'],
} as const;
type Part = keyof typeof PARTS;

const marker = (part: Part) => `<!-- ${part} -->`;

/** The tables of the last runs, so that a run of one part leaves the others. */
export const loadResults = (): Partial<Record<Part, string>> => {
  if (!existsSync(RESULTS)) return {};
  const text = readFileSync(RESULTS, 'utf8');
  const found: Partial<Record<Part, string>> = {};
  for (const part of Object.keys(PARTS) as Part[]) {
    const table = text.split(marker(part))[1];
    if (table !== undefined) found[part] = table.trim();
  }
  return found;
};

/** The whole file. */
export const renderResults = (tables: Partial<Record<Part, string>>): string => {
  const sections = (Object.keys(PARTS) as Part[]).flatMap((part) => {
    const table = tables[part];
    const [title, note] = PARTS[part];
    return table ? [`## ${title}`, '', note, '', marker(part), '', table, '', marker(part), ''] : [];
  });
  const head =
    'What the figures mean is in [README.md](README.md). Below each table: day, commit, machine, and the load before the run; above 1, times are worse than they could be (not shares, bytes or ratios).';
  return ['# Results', '', `Written by \`npm run bench -- --write\`. ${head}`, '', ...sections].join('\n');
};
