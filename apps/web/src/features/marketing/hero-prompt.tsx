import { useLayoutEffect, useRef, useState } from 'react';
import { PromptLine } from '@/components/prompt-line.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { HERO_FACTS } from './hero-facts.ts';

const words = MARKETING_STRINGS.hero;
const DETAILS = [
  { value: 'concise', label: words.concise },
  { value: 'full', label: words.full },
] as const;
type Detail = (typeof DETAILS)[number]['value'];

/** Where the page's boxes begin, which the sheet beside the prompt shows; what comes before is a scroll away. */
const isTop = (line: string): boolean => /^(- )?page\b/.test(line);
const FENCE = '~~~';
/** The empty line before them, and before the block that they are in: it leaves them some air. */
const findOpening = (lines: readonly string[]): number => {
  const top = lines.findIndex(isTop);
  return lines[top - 1] === FENCE ? top - 2 : top - 1;
};

/** The prompt that was written from the sheet's facts, whole; it opens at the page's boxes. */
export const HeroPrompt = () => {
  const [detail, setDetail] = useState<Detail>('full');
  const scroller = useRef<HTMLElement>(null);
  const opened = useRef<Detail>(undefined);
  const lines = HERO_FACTS.prompt[detail].split('\n');
  const opening = findOpening(lines);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // In a prerendered page it has been opened there already, and may have been scrolled since.
    const isOpen = opened.current === undefined && box.scrollTop > 0;
    opened.current = detail;
    if (isOpen) return;
    const start = detail === 'full' ? box.querySelector<HTMLElement>('[data-structure]') : null;
    box.scrollTop = start ? start.offsetTop - box.offsetTop : 0;
  }, [detail]);
  return (
    <section
      data-panel
      aria-label={words.prompt}
      className="flex h-full min-h-0 flex-col rounded-panel border border-line bg-surface"
    >
      <div className="flex h-15 shrink-0 items-center justify-between gap-3 border-b border-line pr-3 pl-5">
        <h2 className="text-small font-[550] max-[359px]:sr-only">{words.prompt}</h2>
        <div className="flex items-center gap-2">
          <SegmentedControl label={words.detail} value={detail} options={DETAILS} onChange={setDetail} />
          <CopyButton size="small" text={HERO_FACTS.prompt[detail]} />
        </div>
      </div>
      <section
        ref={scroller}
        aria-label={words.promptText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-5 py-4 font-mono text-mono text-text-2 [scrollbar-width:thin]"
      >
        <div data-lines>
          {lines.map((line, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move.
              key={index}
              data-line={line}
              // The prerendered page opens there too, where the browser can.
              data-structure={index === opening ? '' : undefined}
              className="min-h-5 break-words text-wrap whitespace-pre-wrap data-structure:[scroll-initial-target:nearest]"
            >
              <PromptLine line={line} />
            </p>
          ))}
        </div>
      </section>
    </section>
  );
};
