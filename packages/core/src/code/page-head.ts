import { contrastOf } from '../color/contrast.ts';
import type { Hex, Measurement } from '../measurement.ts';
import { joinRuns } from '../text/join-runs.ts';

/** The colour behind everything. */
export const backgroundOf = ({ palette }: Measurement): Hex =>
  (palette.find((color) => color.role === 'background') ?? palette[0])?.hex ?? '#ffffff';

/** What a page is called: its largest line, in all its styles. */
export const titleOf = ({ texts }: Measurement): string | undefined =>
  joinRuns(texts).reduce<Measurement['texts'][number] | undefined>(
    (largest, text) => (largest === undefined || text.fontSize > largest.fontSize ? text : largest),
    undefined,
  )?.text;

/** Which tone a page has: dark where white stands out more than black. */
export const toneOf = (measurement: Measurement): 'dark' | 'light' => {
  const background = backgroundOf(measurement);
  return contrastOf(background, '#ffffff') > contrastOf(background, '#000000') ? 'dark' : 'light';
};
