import type { Measurement } from '../measurement.ts';
import { joinRuns } from './join-runs.ts';

/** What a page is called: its largest line, in all its styles. */
export const titleOf = ({ texts }: Measurement): string | undefined =>
  joinRuns(texts).reduce<Measurement['texts'][number] | undefined>(
    (largest, text) => (largest === undefined || text.fontSize > largest.fontSize ? text : largest),
    undefined,
  )?.text;
