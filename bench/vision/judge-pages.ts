import type { Measurement } from '@blueprompt/core/measurement';
import { measure } from '../../packages/vision/src/measure.ts';
import type { BenchPage } from './render-pages.ts';
import { type PageScore, scorePage } from './score-page.ts';

export type Judged = { name: string; score: PageScore; measurement: Measurement };

/** Measures the pages one after another and scores each; `firstSeconds` is the CPU of the first one, models included. */
export const judgePages = async (pages: readonly BenchPage[]): Promise<{ judged: Judged[]; firstSeconds: number }> => {
  const judged: Judged[] = [];
  let firstSeconds: number | undefined;
  for (const { name, png, truth } of pages) {
    const before = process.cpuUsage();
    const outcome = await measure(png);
    const { user, system } = process.cpuUsage(before);
    firstSeconds ??= (user + system) / 1e6;
    if (!outcome.ok) throw new Error(`${name}: ${outcome.error.code}`);
    judged.push({ name, score: scorePage(truth, outcome.measurement), measurement: outcome.measurement });
  }
  return { judged, firstSeconds: firstSeconds ?? 0 };
};
