import { PromptLine } from '@/components/prompt-line.tsx';
import { tryResult as words } from '@/strings/try.ts';

/** Enough to see what the guide is like. */
const SHOWN_LINES = 18;

/** The first lines of a guide, and how many follow. */
export const GuideStart = ({ guide }: { guide: string }) => {
  const lines = guide.split('\n');
  return (
    <section aria-labelledby="guide-start">
      <h3 id="guide-start" className="text-card">
        {words.guide}
      </h3>
      <div
        role="note"
        aria-label={words.guideLines}
        className="mt-3 max-h-80 overflow-hidden rounded-panel border border-line bg-surface mask-b-from-70% px-4 py-3.5 font-mono text-mono whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]"
      >
        {lines.slice(0, SHOWN_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never move.
          <div key={index} className="min-h-5">
            <PromptLine line={line} />
          </div>
        ))}
      </div>
      {lines.length > SHOWN_LINES ? (
        <p className="mt-3 text-small text-text-3">{words.more(lines.length - SHOWN_LINES)}</p>
      ) : null}
    </section>
  );
};
