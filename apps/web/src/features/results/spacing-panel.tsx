import type { Measurement, Spacing, Tally } from '@blueprompt/core/measurement';
import { sections } from '@/strings/results.ts';
import { ClampedText } from './clamped-text.tsx';

/** Bars that fit beside each other, and the height of the highest in px. */
const SHOWN = 6;
const HIGHEST_PX = 160;
/** A distance that was found this often or more reaches the top: one gap alone is no tall bar. */
const OFTEN = 4;
/** Wider ones would push the others out of the panel; they are named in the text above. */
const WIDEST_PX = 48;

/** Gaps and paddings come from one scale, so the same distance counts together. */
const mostUsed = ({ gaps, paddings }: Spacing): Tally[] =>
  [...Map.groupBy([...gaps, ...paddings], ({ px }) => px)]
    .map(([px, tallies]) => ({ px, count: tallies.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ px }) => px > 0 && px <= WIDEST_PX)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .toSorted((a, b) => a.px - b.px);

/** Distances as bars: as wide as the gap or padding they stand for, as high as it is frequent. */
export const SpacingPanel = ({ text, measurement }: { text: string; measurement: Measurement | undefined }) => {
  const distances = measurement ? mostUsed(measurement.spacing) : [];
  const most = Math.max(OFTEN, ...distances.map(({ count }) => count));
  return (
    <section aria-labelledby="spacing" className="p-6">
      <h2 id="spacing" className="text-card">
        {sections.spacing}
      </h2>
      <ClampedText text={text} />
      {distances.length > 0 ? (
        <div role="img" aria-label={sections.spacingDrawing} className="mt-6">
          <div className="flex items-end justify-around border-b border-line-2">
            {distances.map(({ px, count }) => (
              <div key={px} className="flex w-12 flex-col items-center">
                <span className="mb-1.5 font-mono text-label text-text-3">{`${count}×`}</span>
                <span
                  className="block border border-b-0 border-ink bg-ink/20"
                  style={{ width: px, height: Math.max(2, (count / most) * HIGHEST_PX) }}
                />
              </div>
            ))}
          </div>
          <div className="mt-3 flex justify-around">
            {distances.map(({ px }) => (
              <div key={px} className="flex w-12 flex-col items-center gap-2">
                <span style={{ width: Math.max(px, 4) }} className="block overflow-visible text-ink">
                  <span aria-hidden className="relative block h-2 border-x border-current">
                    <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
                  </span>
                </span>
                <span className="font-mono text-mono text-ink-text">{px}</span>
              </div>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
};
