import type { TruthPage } from '../truth/truth-pages.ts';

/** A line on stderr that counts up; sealed pages are counted and not named. */
export const reportProgress =
  (all: number) =>
  (done: number, { id, split }: TruthPage): void => {
    process.stderr.write(`${done} of ${all} ${split === 'sealed' ? 'a sealed page' : id}\n`);
  };
