import type { UiType } from '@blueprompt/core/analysis';
import { PROMPT_BOX_PX } from '@blueprompt/core/spec/limits';
import { countTokens } from '@blueprompt/core/write/count-tokens';
import { Image } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { PromptLine } from '@/components/prompt-line.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { prompt as words } from '@/strings/results.ts';

export type PromptDetail = 'concise' | 'full';
/** The guide over all pages, or that of the chosen one alone. */
export type PromptScope = 'all' | 'page';

const DETAILS = [
  { value: 'concise', label: words.concise },
  { value: 'full', label: words.full },
] as const;

/** More than the box shows; a guide over seven pages has thousands of lines, which must not hold back the first sight. */
const FIRST_LINES = 40;

/** The prompt in its box, with its length in tokens, because people paste into limited contexts (RE10, RE11). */
export const PromptPanel = ({
  prompt,
  uiType,
  pages,
  screenshots,
  pageIndex,
  detail,
  scope,
  onDetail,
  onScope,
}: {
  prompt: string;
  uiType: UiType;
  pages: number;
  /** Of what the prompt is about: all pages, or the chosen one. */
  screenshots: number;
  pageIndex: number;
  detail: PromptDetail;
  scope: PromptScope;
  onDetail: (detail: PromptDetail) => void;
  onScope: (scope: PromptScope) => void;
}) => {
  const box = useRef<HTMLElement>(null);
  const chosen = useRef(`${scope} ${pageIndex}`);
  // In the guide over all pages a page is turned to where it begins; that of one page begins at its top.
  useEffect(() => {
    if (chosen.current === `${scope} ${pageIndex}`) return;
    chosen.current = `${scope} ${pageIndex}`;
    const heading = new RegExp(`^## (Page|Section) ${pageIndex + 1}\\b`);
    const line = [...(box.current?.children ?? [])].find(({ textContent }) => heading.test(textContent ?? ''));
    const top = scope === 'all' && line instanceof HTMLElement ? line.offsetTop : 0;
    box.current?.scrollTo({ top });
  }, [pageIndex, scope]);
  const lines = useMemo(() => prompt.split('\n'), [prompt]);
  const settled = useDeferredValue(true, false);
  const tokens = useMemo(() => countTokens(prompt), [prompt]);
  return (
    <section aria-labelledby="generated-prompt">
      <div className="flex h-8 items-center justify-between gap-3">
        <h2 id="generated-prompt" className="text-card">
          {words.title}
        </h2>
        <SegmentedControl label={words.detail} value={detail} options={DETAILS} onChange={onDetail} />
      </div>
      {pages > 1 ? (
        <div className="mt-3">
          <SegmentedControl
            label={words.scope}
            value={scope}
            options={[
              { value: 'all', label: words.allOf(uiType, pages) },
              { value: 'page', label: words.onlyThis(uiType) },
            ]}
            onChange={onScope}
          />
        </div>
      ) : null}
      <section
        ref={box}
        aria-label={words.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        className="relative mt-3 overflow-y-auto rounded-panel border border-line bg-surface px-4 py-3.5 font-mono text-mono whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]"
        style={{ height: PROMPT_BOX_PX }}
      >
        {(settled ? lines : lines.slice(0, FIRST_LINES)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never move.
          <div key={index} className="min-h-5">
            <PromptLine line={line} />
          </div>
        ))}
      </section>
      <p className="mt-3 flex items-center gap-2.5 text-small text-text-2">
        <Image aria-hidden strokeWidth={1.5} className="size-4 text-text-3" />
        {words.tip(screenshots)}
        <span className="ml-auto font-mono text-mono whitespace-nowrap text-text-3">{words.tokens(tokens)}</span>
      </p>
    </section>
  );
};
