import type { ElementSummary } from '@blueprompt/core/analysis';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names.ts';
import { elements as words } from '@/strings/results.ts';

/** Rows shown before the rest is asked for. */
const SHOWN = 5;

/** What stands in code marks is copy of the page: brighter, and without the marks. */
const QuotedText = ({ text }: { text: string }) =>
  text.split(/(?<!`)`([^`]+)`(?!`)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span key={index} className="text-text">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Count, type and details of what was found (RE12). */
export const DetectedElements = ({
  elements,
  isMeasured,
}: {
  elements: readonly ElementSummary[];
  /** False for a page that failed: nothing was looked for on it. */
  isMeasured: boolean;
}) => {
  const [all, setAll] = useState(false);
  // Cut short only where a button brings the rest.
  const isCut = elements.length > SHOWN && !all;
  const shown = isCut ? elements.slice(0, SHOWN) : elements;
  return (
    <section aria-labelledby="detected-elements">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="detected-elements" className="text-card">
          {words.title}
        </h2>
        {elements.length > SHOWN ? (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="-my-3 rounded-chip py-3 text-small text-ink-text hover:text-text"
          >
            {all ? words.showLess : words.showAll(elements.length)}
          </button>
        ) : null}
      </div>
      {elements.length === 0 ? (
        <p className="mt-3 text-small text-text-2">{isMeasured ? words.none : words.notMeasured}</p>
      ) : null}
      <ul className="mt-2.5 border-t border-line empty:hidden">
        {shown.map(({ type, count, details }) => (
          <li key={type} className="flex gap-4 border-b border-line py-2 text-small last:border-b-0">
            <span className="w-6 shrink-0 font-mono text-mono text-ink-text">{count}</span>
            <span className="w-18 shrink-0 text-text">{type}</span>
            {/* As wide as the row, so that only what does not fit fades. */}
            <span
              className={classNames('min-w-0 flex-1 text-text-2 [overflow-wrap:anywhere]', isCut && 'fades-at-end')}
            >
              <QuotedText text={details} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
