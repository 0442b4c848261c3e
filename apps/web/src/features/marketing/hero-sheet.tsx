import type { Box } from '@blueprompt/core/geometry';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { ScanLine } from '@/components/drawing/scan-line.tsx';
import { useWidth } from '@/components/drawing/use-width.ts';
import { classNames } from '@/components/ui/class-names.ts';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { Ruler } from './ruler.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

const words = MARKETING_STRINGS.hero;
/** How far one press of an arrow key moves the line, in percent. */
const STEP = 0.5;

/** The screenshot on one side of the scan line, what was measured on the other; the line can be moved. */
export const HeroSheet = ({
  view,
  picture,
  media,
  rest,
  likelyWidth,
  compact,
}: {
  /** The part of the screenshot that is shown, and the picture of just that part. */
  view: Box;
  picture: string;
  /** The windows that show this sheet: no other fetches its picture. */
  media: string;
  /** Where the scan line comes to rest, in percent of the view. */
  rest: number;
  /** Its width in px in the most common of those windows: what a prerendered page is drawn for. */
  likelyWidth: number;
  /** On a phone: one ruler, and only what is large enough to be seen. */
  compact: boolean;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useDeferredValue(useWidth(frame, likelyWidth) || likelyWidth);
  const [moved, setMoved] = useState<number>();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been moved before the app was there; a browser rounds the first value to a step.
    const value = slider.current?.valueAsNumber ?? rest;
    if (Math.abs(value - rest) >= STEP) setMoved(value);
  }, [rest]);
  const scale = view.width / width;
  const sweeps = moved === undefined;
  const at = moved ?? rest;
  const scannedX = Math.round(view.x + (view.width * at) / 100);
  return (
    <figure
      ref={frame}
      aria-label={words.sheetLabel}
      className="relative outline-offset-10 outline-ink has-focus-visible:outline-2"
      style={{ aspectRatio: `${view.width} / ${view.height}` }}
    >
      <Ruler direction="horizontal" from={view.x} to={view.x + view.width} scale={scale} />
      {compact ? null : <Ruler direction="vertical" from={view.y} to={view.y + view.height} scale={scale} />}
      <picture>
        <source media={media} srcSet={picture} />
        <img alt="" fetchPriority="high" className="absolute inset-0 size-full" />
      </picture>
      <div className="absolute inset-0 overflow-hidden">
        <div
          className={classNames('absolute inset-0 overflow-hidden', sweeps && 'scan-shifts')}
          style={{ transform: `translateX(${at}%)` }}
        >
          <div
            className={classNames('sheet-grid absolute inset-0', sweeps && 'scan-shifts')}
            style={{ transform: `translateX(${-at}%)` }}
          >
            <svg
              aria-hidden="true"
              viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
              // On a phone only the scan line moves: strokes that draw themselves are painted anew in every frame.
              className={classNames('absolute inset-0 size-full', compact && '[&_*]:animate-none')}
            >
              <SheetDrawing view={view} scale={scale} compact={compact} />
            </svg>
          </div>
        </div>
      </div>
      <CornerTicks outset={6} length={12} />
      <span
        aria-hidden
        className={classNames('pointer-events-none absolute inset-y-0 left-0', sweeps && 'scan-passes')}
        style={{ width: `${at}%` }}
      >
        <ScanLine direction="vertical" at="100%" />
        {compact ? null : (
          <span className="absolute top-full left-full mt-1.5 ml-3 font-mono text-label whitespace-nowrap text-ink-text">
            x {scannedX}
          </span>
        )}
      </span>
      <input
        ref={slider}
        type="range"
        aria-label={words.slider}
        min={0}
        max={100}
        step={STEP}
        defaultValue={rest}
        onChange={(event) => setMoved(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </figure>
  );
};
