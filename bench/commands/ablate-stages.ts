import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AblateRun,
  judgeWithout,
  namedStages,
  renderWorth,
  WORTH_HEAD,
  type Worth,
} from '../truth/ablate/ablate.ts';
import type { Stage } from '../truth/ablate/stages.ts';
import { choosePages } from '../truth/gate/choose-pages.ts';
import { renderCount } from '../truth/render-count.ts';
import { checkTruthPages, listTruthPages } from '../truth/truth-pages.ts';

type AblateOptions = { stages: readonly string[]; pages: number | undefined; truth: string | undefined };

/** Processes at the same time. */
const LANES = 2;

/** Runs the open pages, or so many of them, with each stage left out in turn and prints what it is worth, as soon as it is known. */
export async function ablateStages({ stages: names, pages: count, truth }: AblateOptions): Promise<void> {
  const stages = namedStages(names);
  const open = listTruthPages({ folder: truth }).filter(({ split, files }) => split === 'open' && files);
  const pages = choosePages(open, count ?? open.length);
  await checkTruthPages(pages);
  process.stderr.write(`${renderCount(stages.length, 'stage')} on ${renderCount(pages.length, 'open page')}\n`);
  const texts = mkdtempSync(path.join(tmpdir(), 'blueprompt-texts-'));
  try {
    await printWorths(stages, { pages, truth, texts });
  } finally {
    rmSync(texts, { recursive: true });
  }
}

async function printWorths(stages: readonly Stage[], run: AblateRun): Promise<void> {
  const whole = await judgeWithout(run);
  console.log(WORTH_HEAD);
  const rows: (string | undefined)[] = [];
  let next = 0;
  let printed = 0;
  const print = (): void => {
    for (let row = rows[printed]; row !== undefined; row = rows[printed]) {
      console.log(row);
      printed += 1;
    }
  };
  const without = async (stage: Stage): Promise<string> => {
    try {
      const worth: Worth = await judgeWithout(run, stage);
      return renderWorth(stage, whole, worth);
    } catch (error) {
      return `| ${stage.name} | the engine does not run without it: ${(error as Error).message} | | | |`;
    }
  };
  const work = async (): Promise<void> => {
    for (let at = next++; at < stages.length; at = next++) {
      // `at` counts up to the number of stages.
      const stage = stages[at]!;
      rows[at] = await without(stage);
      process.stderr.write(`${rows.filter((row) => row !== undefined).length} of ${stages.length} ${stage.name}\n`);
      print();
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
}
