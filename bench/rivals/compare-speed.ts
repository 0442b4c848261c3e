import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { measure } from '../../packages/vision/src/measure.ts';
import { scoreTexts } from '../truth/score/text/score-texts.ts';
import { toAnswer } from '../truth/to-answer.ts';
import type { LoadedPage } from '../truth/truth-pages.ts';
import { readWithTesseract } from './read-with-tesseract.ts';

/** CPU seconds, ours and Tesseract's on the page enlarged twice; `ratio` below 1 means that we cost less. */
export type Speed = { name: string; ours: number; tesseract: number | undefined; ratio: number | undefined };

const ROUNDS = 2;

/** Both run in this process's own time, one after the other, so that a busy machine slows both. */
async function compareSpeed(name: string, png: Uint8Array): Promise<Speed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-bench-'));
  try {
    const enlarged = path.join(folder, 'page.png');
    const { width } = await sharp(png).metadata();
    await sharp(png)
      .resize({ width: 2 * width })
      .png()
      .toFile(enlarged);
    let ours = Number.POSITIVE_INFINITY;
    let tesseract: number | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      await measure(png);
      const { user, system } = process.cpuUsage(before);
      ours = Math.min(ours, (user + system) / 1e6);
      const other = tesseractSeconds(enlarged);
      if (other !== undefined) tesseract = Math.min(tesseract ?? other, other);
    }
    return { name, ours, tesseract, ratio: tesseract === undefined ? undefined : ours / tesseract };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a page costs, and how well its words are read, by us and by Tesseract. */
export type Cost = Speed & { split: LoadedPage['split']; textF1: number | undefined; tesseractF1: number | undefined };

/** Both on the same pages in the same run. */
export async function compareCost(pages: readonly LoadedPage[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const { id, split, bytes, truth } of pages) {
    const outcome = await measure(bytes);
    const read = await readWithTesseract(bytes);
    costs.push({
      ...(await compareSpeed(id, bytes)),
      split,
      textF1: outcome.ok ? scoreTexts(truth, toAnswer(outcome.measurement)).textF1 : 0,
      tesseractF1: read && scoreTexts(truth, read).textF1,
    });
    process.stderr.write(`${costs.length} of ${pages.length} compared\n`);
  }
  return costs;
}

/** The seconds of all pages added up, so that a heavy page counts as much as it costs. */
export function addSpeeds(speeds: readonly Speed[]): Speed {
  const ours = speeds.reduce((sum, speed) => sum + speed.ours, 0);
  const tesseract = speeds.reduce<number | undefined>(
    (sum, speed) => (sum === undefined || speed.tesseract === undefined ? undefined : sum + speed.tesseract),
    0,
  );
  return { name: 'all', ours, tesseract, ratio: tesseract === undefined ? undefined : ours / tesseract };
}

/** User and system time as the shell's own clock reports it; undefined where Tesseract is not installed. */
function tesseractSeconds(file: string): number | undefined {
  const command = `TIMEFORMAT='%U %S'; time tesseract "$0" stdout --psm 11 >/dev/null 2>&1`;
  const { stderr, status } = spawnSync('bash', ['-c', command, file], { encoding: 'utf8' });
  const [user, system] = stderr.trim().split(/\s+/).map(Number);
  return status === 0 && user !== undefined && system !== undefined ? user + system : undefined;
}
