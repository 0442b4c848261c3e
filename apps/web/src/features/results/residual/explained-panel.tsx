import type { Residual } from '@blueprompt/core/residual';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Switch } from '@/components/ui/switch.tsx';
import { explained as words } from '@/strings/results.ts';
import { KINDS, KindPattern } from './kind-pattern.tsx';

/** How much of the screenshot the measurement accounts for, and a switch that shows the rest. */
export const ExplainedPanel = ({
  explained,
  residual,
  shown,
  apart,
  onShown,
}: {
  /** From 0 to 1. */
  explained: number;
  residual: readonly Residual[];
  shown: boolean;
  /** On a phone it ends the box below the screenshot, unless something stands between the two. */
  apart: boolean;
  onShown: (shown: boolean) => void;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Rounded down: 100.0 is said only where nothing is left.
  const percent = (Math.floor(explained * 1000) / 10).toFixed(1);
  const unseen = explained === 1 ? words.everything : words.specks;
  return (
    <section
      aria-label={words.title}
      className={classNames(
        'text-tiny text-text-2 max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-1 md:mt-2.5 md:border-t md:border-line md:pt-2.5',
        apart ? 'max-md:mt-3 max-md:rounded-panel' : 'max-md:border-t-0',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex items-center gap-1">
          <p>
            <span className="mr-0.5 font-mono text-mono text-ink-text tabular-nums">{words.percent(percent)}</span>{' '}
            {words.ofPixels}
          </p>
          <Button
            variant="ghost"
            size="icon-small"
            aria-label={words.ask}
            aria-expanded={open}
            aria-controls={`${id}-meaning`}
            onClick={() => setOpen(!open)}
          >
            <Info aria-hidden strokeWidth={1.5} />
          </Button>
        </div>
        {residual.length === 0 ? (
          <p className="flex min-h-8 items-center text-text-3">{unseen}</p>
        ) : (
          <div className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11 max-md:w-full max-md:justify-between">
            <label htmlFor={`${id}-switch`} className="py-1.5">
              {words.show}
            </label>
            <Switch id={`${id}-switch`} checked={shown} onCheckedChange={onShown} />
          </div>
        )}
      </div>
      <p id={`${id}-meaning`} hidden={!open} className="max-w-[68ch] pt-1 pb-2 text-text-3">
        {words.meaning}
      </p>
      {shown && residual.length > 0 ? <Legend residual={residual} /> : null}
    </section>
  );
};

const Legend = ({ residual }: { residual: readonly Residual[] }) => {
  const id = useId();
  return (
    <ul aria-label={words.legend} className="flex flex-wrap gap-x-6 gap-y-1.5 pt-1 pb-2">
      {KINDS.filter((kind) => residual.some((one) => one.kind === kind)).map((kind) => (
        <li key={kind} className="flex items-center gap-2.5">
          <svg aria-hidden viewBox="0 0 18 12" className="h-3 w-4.5 shrink-0 text-ink">
            <KindPattern id={`${id}-${kind}`} kind={kind} period={6} />
            <rect width="18" height="12" fill={`url(#${id}-${kind})`} />
          </svg>
          {words.kinds[kind]}
        </li>
      ))}
    </ul>
  );
};
