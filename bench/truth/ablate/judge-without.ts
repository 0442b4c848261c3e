/** One run of the engine over the pages whose ids come as arguments, started by `ablate.ts` with a stage left out; prints its figures. */
import { measure } from '@blueprompt/vision/measure';
import { judgePages } from '../judge-pages.ts';
import { meanScore, pooledClasses } from '../score/score-page.ts';
import { listTruthPages } from '../truth-pages.ts';
import type { Worth } from './ablate.ts';

const ids = new Set(process.argv.slice(2));
const pages = listTruthPages().filter(({ id, split }) => split === 'open' && ids.has(id));
const judged = await judgePages(pages, (bytes) => measure(bytes));
const scores = judged.map(({ score }) => score);
const classes = Object.entries(pooledClasses(scores)).map(([name, { f1 }]) => [name, f1] as const);
const worth: Worth = {
  figures: meanScore(scores),
  classes: Object.fromEntries(classes),
  faults: judged.filter(({ fault }) => fault).length,
};
process.stdout.write(JSON.stringify(worth));
