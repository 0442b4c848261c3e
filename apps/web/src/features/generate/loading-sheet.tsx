import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import { memo, useEffect, useMemo, useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { DimensionLine } from '@/components/drawing/dimension-line.tsx';
import { DrawnBoxes } from '@/components/drawing/drawn-boxes.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import type { DraftImage } from '@/draft/draft-image.ts';
import { loading } from '@/strings/generate.ts';
import { PageDrawing } from './page-drawing.tsx';
import { type RowHeight, toRowHeights } from './row-heights.ts';
import { DRAWING_MS } from './use-generation.ts';

/** Height of the sheet relative to its width: tall pages are cropped at the bottom, as the top says what the page is. */
const WIDE = { sheetPx: 864, maxAspect: 0.625 };
/** A phone's screenshot gets a sheet of its own kind, lower than the other: in a window of 900 px all below it is seen too. */
const NARROW = { sheetPx: 380, maxAspect: 1.28 };
const NARROW_BELOW_PX = 600;
/** One pass over raw pixels while nothing is known yet. */
const SEARCH_MS = 2_400;

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The rows of the page where the picture shows them, which may be below the tools of a browser. */
const rowsInPicture = (measurement: Measurement): RowHeight[] =>
  toRowHeights(measurement).map((row) => ({ ...row, y: row.y + pagePlace(measurement).box.y }));

/** Share of the pass done, 0 to 1; starts over when `key` changes, and again and again while `repeat`. */
const usePass = (key: string, durationMs: number, repeat: boolean): number => {
  const [share, setShare] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new pass.
  useEffect(() => {
    if (reducedMotion()) return setShare(repeat ? 0 : 1);
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      // The frame's time may lie before the start, which was taken in the middle of a frame.
      const passed = Math.max(0, now - start) / durationMs;
      setShare(repeat ? passed % 1 : Math.min(1, passed));
      if (repeat || passed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key, durationMs, repeat]);
  return share;
};

/** The boxes found so far drawing themselves over the screenshot, from top to bottom. */
const FoundBoxes = memo(({ image, found, sheetPx }: { image: DraftImage; found: readonly Box[]; sheetPx: number }) => {
  // By place in the list, which only grows: what is drawn already stays drawn.
  const boxes = found.map((box, index) => ({ ...box, key: `${index}`, weight: 'strong' as const }));
  return (
    <div className="absolute inset-0 overflow-hidden">
      <svg aria-hidden viewBox={`0 0 ${image.width} ${image.height}`} className="block w-full">
        <DrawnBoxes boxes={boxes} scale={image.width / sheetPx} />
      </svg>
    </div>
  );
});

/** An end of the scan line, pointing inwards. */
const ArrowHead = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 8 10" className={classNames('absolute -top-[5px] h-2.5 w-2', className)}>
    <path d="M0 0L8 5L0 10Z" fill="currentColor" />
  </svg>
);

/** The user's own page: raw pixels below the scan line and, once facts are there, the drawing above it. */
export const LoadingSheet = ({
  image,
  url,
  name,
  found,
  measurement,
}: {
  image: DraftImage;
  url: string | undefined;
  name: string;
  /** What has been found so far, while the page is not measured. */
  found: readonly Box[];
  measurement: Measurement | undefined;
}) => {
  const share = usePass(`${image.id} ${measurement === undefined}`, measurement ? DRAWING_MS : SEARCH_MS, !measurement);
  const { sheetPx, maxAspect } = image.width < NARROW_BELOW_PX ? NARROW : WIDE;
  const aspect = Math.min(image.height / image.width, maxAspect);
  const shownHeight = image.width * aspect;
  const rows = useMemo(() => (measurement ? rowsInPicture(measurement) : []), [measurement]);
  return (
    <div className="relative mx-auto w-full" style={{ maxWidth: sheetPx }}>
      <DimensionLine label={Math.round(image.width / (measurement?.image.scale ?? 1))} className="mb-5" />
      <div className="relative" style={{ aspectRatio: `1 / ${aspect}` }}>
        <CornerTicks outset={9} />
        {/* On a layer of its own, so that the moving line does not have the picture painted again on every frame. */}
        <div className="absolute inset-0 overflow-hidden bg-sheet will-change-transform">
          {url ? (
            <img src={url} alt={loading.picture(name)} decoding="async" className="block w-full opacity-90" />
          ) : null}
        </div>
        {measurement ? (
          <div
            className="sheet-grid absolute inset-0 overflow-hidden"
            style={{ clipPath: `inset(0 0 ${(1 - share) * 100}% 0)` }}
          >
            <PageDrawing measurement={measurement} scale={image.width / sheetPx} label={loading.drawing(name)} />
          </div>
        ) : null}
        {!measurement && found.length > 0 ? <FoundBoxes image={image} found={found} sheetPx={sheetPx} /> : null}
        {rows
          .filter((row) => row.y + row.height <= share * shownHeight)
          .map((row) => (
            <div
              key={row.y}
              className="absolute -left-9 animate-appear max-lg:hidden"
              style={{ top: `${(row.y / shownHeight) * 100}%`, height: `${(row.height / shownHeight) * 100}%` }}
            >
              <DimensionLine
                direction="vertical"
                label={Math.round(row.height / (measurement?.image.scale ?? 1))}
                className="h-full"
              />
            </div>
          ))}
        <div
          aria-hidden
          className="pointer-events-none absolute -inset-x-7 inset-y-0 text-ink will-change-transform"
          style={{ transform: `translateY(${share * 100}%)` }}
        >
          <span className="absolute inset-x-0 -top-[0.75px] h-[1.5px] bg-current" />
          <ArrowHead className="left-0" />
          <ArrowHead className="right-0 -scale-x-100" />
          <span className="absolute top-[-10px] left-full ml-2 hidden font-mono text-mono whitespace-nowrap text-ink-text lg:block">
            {loading.y(Math.round(share * shownHeight))}
          </span>
        </div>
      </div>
    </div>
  );
};
