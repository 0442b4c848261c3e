import type { CSSProperties, ReactNode } from 'react';
import { DimensionLine } from '@/components/drawing/dimension-line.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { overlay } from '@/strings/results.ts';
import { ZoomControl } from './zoom-control.tsx';

/** Tall pages scroll inside the window instead of pushing everything else down. */
const MAX_ASPECT = 0.625;

/** Shows the screenshot at its own size or zoomed, and scrolls where that is larger. */
export const ScreenshotWindow = ({
  picture,
  zoom,
  onLeave,
  children,
}: {
  picture: { width: number; height: number };
  zoom: number;
  onLeave: () => void;
  children: ReactNode;
}) => (
  <div
    // On a phone a portrait screenshot gets a portrait window.
    className="sheet-grid overflow-auto border border-line max-md:max-h-[70svh] md:aspect-(--shape)"
    style={{ '--shape': `1 / ${Math.min(picture.height / picture.width, MAX_ASPECT)}` } as CSSProperties}
    // A finger leaves with every tap, and what it pointed at is still being read.
    onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
  >
    <div
      className="relative mx-auto"
      // A phone's screenshot is shown at its own size, not blown up to the width of the page.
      style={{ width: `min(${zoom * 100}%, ${picture.width * zoom}px)` }}
    >
      {children}
    </div>
  </div>
);

/** The screenshot itself, or its place while it is on its way or missing. */
export const Screenshot = ({
  url,
  waiting,
  name,
  picture: { width, height },
}: {
  url: string | undefined;
  waiting: boolean;
  name: string;
  picture: { width: number; height: number };
}) =>
  url ? (
    <img
      src={url}
      alt={overlay.screenshot(name)}
      width={width}
      height={height}
      decoding="async"
      className="block h-auto w-full"
    />
  ) : (
    <div className="grid place-items-center" style={{ aspectRatio: width / height }}>
      {waiting ? null : <p className="px-4 text-center text-small text-text-3">{overlay.noImage}</p>}
    </div>
  );

/** What the chat points at, with the way back to it. */
export const SpotLine = ({ label }: { label: string }) => (
  <p className="mt-2 flex items-center gap-3 text-tiny text-text-2" aria-live="polite">
    <span className="truncate">{overlay.spotted(label)}</span>
    <button
      type="button"
      className="shrink-0 text-ink-text underline underline-offset-2 pointer-coarse:min-h-11"
      onClick={() => document.getElementById('chat')?.scrollIntoView({ block: 'start' })}
    >
      {overlay.backToChat}
    </button>
  </p>
);

/** What stands below the screenshot, where there is room for it beside each other: its width, hints and the zoom. */
export const BelowScreenshot = ({
  width,
  zoom,
  onZoom,
  notes,
  isEmpty,
}: {
  width: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  notes: string;
  /** Nothing can be pointed at. */
  isEmpty: boolean;
}) => (
  <>
    {/* The line tells the width of what stands above it, which is the whole page only while nothing is cut off. */}
    <div className={classNames('mx-auto mt-3 max-md:hidden', zoom > 1 && 'invisible')} style={{ maxWidth: width }}>
      <DimensionLine label={width} />
    </div>
    <div className="mt-1 flex items-center justify-between gap-4 max-md:hidden">
      <p className="text-tiny text-text-3">
        {notes}
        {isEmpty ? overlay.none : <span className="pointer-coarse:hidden">{overlay.hint}</span>}
        {isEmpty ? null : <span className="hidden pointer-coarse:inline">{overlay.touchHint}</span>}
      </p>
      <ZoomControl zoom={zoom} onZoom={onZoom} />
    </div>
  </>
);
