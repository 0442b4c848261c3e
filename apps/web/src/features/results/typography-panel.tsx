import type { Measurement } from '@blueprompt/core/measurement';
import { sections } from '@/strings/results.ts';
import { ClampedText } from './clamped-text.tsx';
import { toTypeSamples } from './type-samples.ts';

/** Larger sizes would not fit beside their values. */
const MAX_SHOWN_PX = 32;

/** The type scale, set in the sizes that it names. */
export const TypographyPanel = ({ text, measurement }: { text: string; measurement: Measurement | undefined }) => (
  <section aria-labelledby="typography" className="@container p-6">
    <h2 id="typography" className="text-card">
      {sections.typography}
    </h2>
    <ClampedText text={text} />
    {measurement ? (
      <ul className="mt-4">
        {toTypeSamples(measurement).map((sample) => (
          <li
            key={`${sample.fontSize} ${sample.fontWeight}`}
            // Beside its values a sample would be three letters wide in a narrow column.
            className="flex flex-col gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-b-0 @2xs:flex-row @2xs:items-baseline @2xs:justify-between"
          >
            <span
              className="max-w-full min-w-0 truncate leading-tight text-text"
              style={{ fontSize: Math.min(sample.fontSize, MAX_SHOWN_PX), fontWeight: sample.fontWeight }}
            >
              {sample.text}
            </span>
            <span className="flex shrink-0 items-baseline gap-3.5">
              <span className="text-tiny text-text-3">
                {sections.roleAt(sections.roles[sample.role], sample.place)}
              </span>
              <span className="font-mono text-mono text-ink-text">{`${sample.fontSize} / ${sample.fontWeight}`}</span>
            </span>
          </li>
        ))}
      </ul>
    ) : null}
  </section>
);
