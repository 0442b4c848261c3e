import type { Judged } from '../truth/judge-pages.ts';

/** Says which pages could not be measured and why, sealed ones without their name, and lets the run end with 1. */
export function reportFaults(judged: readonly Judged[]): void {
  for (const { page, fault } of judged) {
    if (fault === undefined) continue;
    process.stderr.write(`${page.split === 'sealed' ? 'A sealed page' : page.id} was not measured: ${fault}\n`);
    process.exitCode = 1;
  }
}
