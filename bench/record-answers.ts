/**
 * Records what the engine says of our open pages, after a change that is meant to change it: `node bench/record-answers.ts
 * [page…]`. Prints which parts of which pages are others than before, to be read against the change.
 */
import { writeFileSync } from 'node:fs';
import { measureWith } from './runtimes/measure-with.ts';
import { ANSWERS_FILE, findChanges, listAnsweredPages, loadAnswers, sumAnswer } from './truth/gate/answers.ts';

const named = process.argv.slice(2);
const pages = listAnsweredPages().filter(({ id }) => named.length === 0 || named.includes(id));
const recorded = loadAnswers();
// Our own pages are always at hand.
const measured = await measureWith(
  'native',
  pages.map(({ files }) => files!.picture),
);
const now = Object.fromEntries(measured.map(({ measurement }, at) => [pages[at]!.id, sumAnswer(measurement)]));
for (const line of findChanges(now, recorded)) console.log(line);
writeFileSync(ANSWERS_FILE, `${JSON.stringify({ ...recorded, ...now }, null, 2)}\n`);
