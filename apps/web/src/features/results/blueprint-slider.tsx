import type { pagePlace } from '@blueprompt/core/page-place';
import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWidth } from '@/components/drawing/use-width.ts';
import { fidelity } from '@/strings/results.ts';

/** The part of a tall page that is compared at first sight. */
const MAX_ASPECT = 0.5;
/** A phone's page is higher than wide, and half of it would say little. */
const PHONE_PX = 600;
const PHONE_ASPECT = 1.4;
const KEY_STEP = 5;
/** Below this width a whole page would be too small to judge, so its left part is shown larger. */
const NARROW_PX = 480;
const CLOSER = 2;

/** Screenshot on the left, blueprint on the right, and a divider moved by pointer or arrow keys. */
export const BlueprintSlider = ({
  url,
  alone,
  html,
  page,
  place: { box, picture },
  onLoad,
}: {
  url: string | undefined;
  /** There is no screenshot to compare with, so nothing is divided. */
  alone: boolean;
  /** Nothing until its fonts are there. */
  html: string | undefined;
  /** Size of the screenshot, which is the blueprint's own. */
  page: { width: number; height: number; scale: number };
  /** Where the page lies in the screenshot. */
  place: ReturnType<typeof pagePlace>;
  onLoad: (frame: HTMLIFrameElement) => void;
}) => {
  const [at, setAt] = useState(50);
  const stage = useRef<HTMLDivElement>(null);
  const width = useWidth(stage);
  const cssWidth = page.width / page.scale;
  const highest = cssWidth < PHONE_PX ? PHONE_ASPECT : MAX_ASPECT;
  const closer = width < NARROW_PX && cssWidth > NARROW_PX ? CLOSER : 1;
  const scale = (width * closer) / page.width;
  const moveTo = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) setAt(Math.min(100, Math.max(0, ((event.clientX - box.left) / box.width) * 100)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP, Home: -100, End: 100 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setAt(Math.min(100, Math.max(0, at + by)));
  };
  return (
    <figure>
      <div
        ref={stage}
        className="relative mx-auto touch-pan-y select-none"
        style={{ maxWidth: cssWidth, aspectRatio: `1 / ${Math.min(page.height / page.width, highest)}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
      >
        <div className="absolute inset-0 overflow-hidden border border-line bg-white">
          {html === undefined ? null : (
            <iframe
              // No script may run; same origin only so that this page can read where the texts stand.
              sandbox="allow-same-origin"
              title={fidelity.blueprintFrame}
              srcDoc={html}
              tabIndex={-1}
              onLoad={(event) => onLoad(event.currentTarget)}
              className="pointer-events-none block origin-top-left border-0"
              style={{ width: page.width, height: page.height, transform: `scale(${scale})` }}
            />
          )}
          <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
            {url ? (
              <img
                src={url}
                alt={fidelity.screenshot}
                draggable={false}
                decoding="async"
                className="block max-w-none"
                style={{
                  width: `${(closer * 100 * picture.width) / box.width}%`,
                  transform: `translate(${(-100 * box.x) / picture.width}%, ${(-100 * box.y) / picture.height}%)`,
                }}
              />
            ) : null}
          </div>
        </div>
        {alone ? null : (
          <div
            role="slider"
            tabIndex={0}
            aria-label={fidelity.slider}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(at)}
            aria-valuetext={fidelity.sliderValue(Math.round(at))}
            onKeyDown={onKeyDown}
            // On a phone no wider than its gutters, so that it never makes the page wider.
            className="absolute -inset-y-2 w-9 -translate-x-1/2 md:w-11 cursor-ew-resize rounded-control"
            style={{ left: `${at}%` }}
          >
            <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
            <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-page">
              <ChevronsLeftRight aria-hidden strokeWidth={1.75} className="size-4" />
            </span>
          </div>
        )}
      </div>
      <figcaption
        className="mx-auto mt-4 flex justify-between gap-4 text-small text-text-3"
        style={{ maxWidth: cssWidth }}
      >
        {alone ? null : <span>{fidelity.screenshot}</span>}
        <span className="max-md:hidden">{fidelity.blueprint}</span>
        <span className="md:hidden">{fidelity.blueprintFrame}</span>
      </figcaption>
    </figure>
  );
};
