import type { Box } from '@blueprompt/core/geometry';
import { type CSSProperties, useRef, useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { ScanLine } from '@/components/drawing/scan-line.tsx';
import { useWidth } from '@/components/drawing/use-width.ts';
import { classNames } from '@/components/ui/class-names.ts';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { HERO_FACTS } from './hero-facts.ts';
import screenshot from './hero-screenshot.png';
import { Ruler } from './ruler.tsx';
import { SheetDrawing } from './sheet-drawing.tsx';

const words = MARKETING_STRINGS.hero;

/** The screenshot on one side of the scan line, what was measured on the other; the line can be moved. */
export const HeroSheet = ({
  view,
  rest,
  compact,
  rulers,
}: {
  /** The part of the screenshot that is shown. */
  view: Box;
  /** Where the scan line comes to rest, in percent of the view. */
  rest: number;
  compact: boolean;
  rulers: 'both' | 'top';
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, view.width / 2);
  const [moved, setMoved] = useState<number>();
  const scale = view.width / width;
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
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
      {rulers === 'both' ? <Ruler direction="vertical" from={view.y} to={view.y + view.height} scale={scale} /> : null}
      <svg aria-hidden="true" viewBox={viewBox} className="absolute inset-0 size-full">
        <image href={screenshot} width={HERO_FACTS.image.width} height={HERO_FACTS.image.height} />
      </svg>
      <div
        className={classNames('sheet-grid absolute inset-0', sweeps && 'scan-uncovers')}
        style={{ clipPath: `inset(0 0 0 ${at}%)` }}
      >
        <svg aria-hidden="true" viewBox={viewBox} className="size-full">
          <SheetDrawing scale={scale} compact={compact} />
        </svg>
      </div>
      <CornerTicks outset={6} length={12} />
      <span
        aria-hidden
        className={classNames('pointer-events-none absolute inset-y-0 w-0 whitespace-nowrap', sweeps && 'scan-passes')}
        style={{ left: `${at}%`, '--way': `${(width * at) / 100}px` } as CSSProperties}
      >
        <ScanLine direction="vertical" at="0%" />
        {rulers === 'both' ? (
          <span className="absolute top-full mt-1.5 ml-3 font-mono text-label text-ink-text">x {scannedX}</span>
        ) : null}
      </span>
      <input
        type="range"
        aria-label={words.slider}
        min={0}
        max={100}
        step={0.5}
        value={at}
        onChange={(event) => setMoved(event.target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </figure>
  );
};
