/**
 * Records what the engine says of our open pages, after a change that is meant to change it, and prints which parts of which pages
 * differ from the recorded ones, to be read against the change.
 *
 *   node bench/record-answers.ts               the recorded pages anew
 *   node bench/record-answers.ts page…         these, recorded or not
 *   node bench/record-answers.ts --all         every open page of ours
 */
import { writeFileSync } from 'node:fs';
import { measureWith } from './runtimes/measure-with.ts';
import {
  ANSWERS_FILE,
  describeProcessor,
  findChanges,
  hashAnswer,
  listAnsweredPages,
  loadAnswers,
} from './truth/gate/answers.ts';
import { chooseRecorded } from './truth/gate/choose-recorded.ts';

const recorded = loadAnswers();
const open = listAnsweredPages();
const chosen = chooseRecorded(
  process.argv.slice(2),
  open.map(({ id }) => id),
  recorded,
);
const pages = open.filter(({ id }) => chosen.includes(id));
// Our own pages are always at hand.
const measured = await measureWith(
  'native',
  pages.map(({ files }) => files!.picture),
);
const now = Object.fromEntries(measured.map(({ measurement }, at) => [pages[at]!.id, hashAnswer(measurement)]));
for (const line of findChanges(now, recorded.pages))
  console.log(line.split(':')[0]! in recorded.pages ? line : `new ${line}`);
const answers = { processor: describeProcessor(), pages: { ...recorded.pages, ...now } };
writeFileSync(ANSWERS_FILE, `${JSON.stringify(answers, null, 2)}\n`);
