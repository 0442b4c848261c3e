import type { KeyboardEvent } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { blueprint as words } from '@/strings/results.ts';
import type { PageWidths } from './page-widths.ts';

/** One press of an arrow key, in CSS pixels: enough to see a change, fine enough to find where a line breaks. */
const KEY_STEP_PX = 16;

/** The width that the blueprint is shown at: a usual one by a click, any other by the slider. */
export const WidthControl = ({
  widths: { presets, min, max },
  original,
  width,
  disabled,
  onWidth,
}: {
  widths: PageWidths;
  original: number;
  width: number;
  /** Until it has been read at its own width. */
  disabled: boolean;
  onWidth: (width: number) => void;
}) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onWidth(Math.min(max, Math.max(min, width + by * KEY_STEP_PX)));
  };
  return (
    <fieldset
      disabled={disabled}
      className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2"
      aria-label={words.width}
    >
      <SegmentedControl
        label={words.widths}
        value={`${width}`}
        options={presets.map((px) => ({ value: `${px}`, label: px === original ? words.original : `${px}` }))}
        onChange={(value) => onWidth(Number(value))}
      />
      <div className="flex min-w-40 flex-1 items-center gap-3">
        <input
          type="range"
          aria-label={words.anyWidth}
          aria-valuetext={words.px(width)}
          min={min}
          max={max}
          value={width}
          onChange={(event) => onWidth(event.target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="h-8 w-full min-w-0 cursor-ew-resize rounded-control accent-ink pointer-coarse:h-11"
        />
        <output className="w-16 shrink-0 text-right font-mono text-mono whitespace-nowrap text-ink-text">
          {words.px(width)}
        </output>
      </div>
    </fieldset>
  );
};
