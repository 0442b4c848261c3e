import type { Element } from '@blueprompt/core/measurement';
import { Copy } from 'lucide-react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { copy } from '@/strings/results.ts';
import { elementFacts } from './element-facts.ts';
import { typeLabelOne } from './element-types.ts';
import { Swatch } from './swatch.tsx';

/** What was measured of one element. */
export const FactsCard = ({
  element,
  hint,
  onCopy,
  prompt,
}: {
  element: Element;
  hint: string;
  onCopy?: () => void;
  /** A prompt that builds it, where there is room for a button. */
  prompt?: () => string;
}) => (
  <>
    <p className="px-4 pt-3.5 text-[15px]/6 font-[550] text-text">{typeLabelOne(element.type)}</p>
    <dl className="mt-2 grid grid-cols-[minmax(72px,auto)_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-4 pb-3 text-tiny">
      {elementFacts(element).map(({ name, value, hex }) => (
        <div key={name} className="contents">
          <dt className="text-text-3">{name}</dt>
          <dd className="line-clamp-3 font-mono text-mono text-ink-text [overflow-wrap:anywhere]">
            {hex ? <Swatch hex={hex} /> : null}
            {value}
          </dd>
        </div>
      ))}
    </dl>
    {onCopy ? (
      <button
        type="button"
        onClick={onCopy}
        className="flex min-h-11 w-full items-center gap-2.5 border-t border-line px-4 text-tiny text-text-3 hover:text-text"
      >
        <Copy aria-hidden strokeWidth={1.5} className="size-3.5" />
        {hint}
      </button>
    ) : (
      <p className="flex items-center gap-2.5 border-t border-line px-4 py-2.5 text-tiny text-text-3">
        <Copy aria-hidden strokeWidth={1.5} className="size-3.5" />
        {hint}
      </p>
    )}
    {prompt ? (
      <CopyButton
        variant="ghost"
        size="small"
        text={prompt}
        label={copy.part}
        className="w-full justify-start rounded-none border-t-line px-4"
      />
    ) : null}
  </>
);
