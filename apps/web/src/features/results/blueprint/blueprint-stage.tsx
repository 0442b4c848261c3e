import type { pagePlace } from '@blueprompt/core/page-place';
import { type CSSProperties, useRef, useState } from 'react';
import { CompareDivider, toDividerDrag } from '@/components/drawing/compare-divider.tsx';
import { useWidth } from '@/components/drawing/use-width.ts';
import { classNames } from '@/components/ui/class-names.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { blueprint as words } from '@/strings/results.ts';

/** The part of a tall page that is seen at once; the rest scrolls. */
const MAX_ASPECT = 0.5;
/** A phone's page is higher than wide, and half of it would say little. */
const PHONE_PX = 600;
const PHONE_ASPECT = 1.4;
/** At other widths than its own a page is as high as it likes: room for the first screen of a phone. */
const MIN_PREVIEW_PX = 440;

const BORDERS_PX = 2;

type StageProps = {
  url: string | undefined;
  /** There is no screenshot to compare with, so nothing is divided. */
  alone: boolean;
  /** Nothing until its fonts are there. */
  html: string | undefined;
  /** Size of the page in CSS pixels. */
  page: { width: number; height: number };
  /** Where the page lies in the screenshot. */
  place: ReturnType<typeof pagePlace>;
  /** In CSS pixels; at the page's own the screenshot lies over it. */
  width: number;
  onLoad: (frame: HTMLIFrameElement) => void;
};

/** How high the page is seen for its width: on a phone, which has height to spare, as much of it as fits. */
const toAspects = ({ width, height }: StageProps['page']) => {
  const whole = Math.min(height / width, PHONE_ASPECT);
  const aspect = width < PHONE_PX ? whole : Math.min(whole, MAX_ASPECT);
  return { aspect, aspects: { '--aspect': `1 / ${aspect}`, '--whole': `1 / ${whole}` } as CSSProperties };
};

/** The rebuilt page at a width, scaled to fit; at its own with the screenshot on the left of a divider. */
export const BlueprintStage = ({ url, alone, html, page, place, width, onLoad }: StageProps) => {
  const [at, setAt] = useState(50);
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const available = useWidth(room);
  // Without borders and a scroll bar.
  const inside = useWidth(content);
  const isOwnWidth = width === page.width;
  const scale = inside / width;
  const { aspect, aspects } = toAspects(page);
  const height = Math.max(Math.min(available, page.width) * aspect, MIN_PREVIEW_PX);
  const isCompared = isOwnWidth && !alone;
  const drag = toDividerDrag(sheet, setAt);
  return (
    <figure>
      <div ref={room} className={isOwnWidth ? undefined : 'sheet-grid'}>
        <div
          ref={sheet}
          className={classNames(
            'relative mx-auto touch-pan-y select-none',
            isOwnWidth && 'aspect-(--aspect) max-md:aspect-(--whole)',
          )}
          // Never by the measured room, which is a moment late where a window opens or becomes narrower.
          style={{ maxWidth: width, ...(isOwnWidth ? aspects : { height }) }}
          {...(isCompared ? drag : {})}
        >
          <section
            data-scrolls
            aria-label={words.preview}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
            tabIndex={0}
            className="absolute inset-0 overflow-x-hidden overflow-y-auto border border-line bg-white [scrollbar-width:thin] focus-visible:-outline-offset-2"
          >
            <div
              ref={content}
              className="relative overflow-hidden"
              style={{ height: isOwnWidth ? page.height * scale : '100%' }}
            >
              {html === undefined ? (
                <Skeleton className="absolute inset-0" />
              ) : (
                <iframe
                  // No script may run; same origin only so that this page can read where the texts stand.
                  sandbox="allow-same-origin"
                  title={words.frame}
                  srcDoc={html}
                  tabIndex={isOwnWidth ? -1 : 0}
                  onLoad={(event) => onLoad(event.currentTarget)}
                  className="block origin-top-left border-0"
                  style={{
                    width,
                    height: isOwnWidth || scale === 0 ? page.height : (height - BORDERS_PX) / scale,
                    transform: `scale(${scale})`,
                    // Compared, it is a drawing; at other widths it can be scrolled and tried.
                    pointerEvents: isOwnWidth ? 'none' : undefined,
                  }}
                />
              )}
              {isCompared && url ? <Screenshot url={url} at={at} place={place} /> : null}
            </div>
          </section>
          {isCompared ? (
            <CompareDivider at={at} label={words.slider} toValueText={words.sliderValue} onMove={setAt} />
          ) : null}
        </div>
      </div>
      <figcaption
        className="mx-auto mt-4 flex justify-between gap-4 text-small text-text-3"
        style={{ maxWidth: width }}
      >
        {isCompared ? <span>{words.screenshot}</span> : null}
        <span className="max-md:hidden">{isOwnWidth ? words.rebuilt : words.at(width)}</span>
        <span className="md:hidden">{isOwnWidth ? words.frame : words.at(width)}</span>
      </figcaption>
    </figure>
  );
};

const Screenshot = ({
  url,
  at,
  place: { box, picture },
}: {
  url: string;
  at: number;
  place: ReturnType<typeof pagePlace>;
}) => (
  <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
    <img
      src={url}
      alt={words.screenshot}
      draggable={false}
      decoding="async"
      className="block max-w-none"
      style={{
        width: `${(100 * picture.width) / box.width}%`,
        transform: `translate(${(-100 * box.x) / picture.width}%, ${(-100 * box.y) / picture.height}%)`,
      }}
    />
  </div>
);
