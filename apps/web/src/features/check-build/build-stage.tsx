import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import { Pause, Play } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { CompareDivider, toDividerDrag } from '@/components/drawing/compare-divider.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { buildView as words } from '@/strings/check-build.ts';

/** Slow enough to see what jumps, and far from what flickers. */
const BLINK_MS = 700;

/** The part of a tall page that is seen at once; the rest scrolls. */
const MAX_HEIGHT_PX = 560;

type Mode = keyof typeof words.modes;
const MODES = (Object.keys(words.modes) as Mode[]).map((value) => ({ value, label: words.modes[value] }));

/** A picture with what was measured of it, in CSS pixels. */
export type Shot = { url: string; measurement: Measurement };

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Original and build in one place, to be divided, alternated or subtracted; `marked` are boxes of the chosen difference. */
export const BuildStage = ({ reference, build, marked }: { reference: Shot; build: Shot; marked: readonly Box[] }) => {
  const [mode, setMode] = useState<Mode>('slider');
  const [at, setAt] = useState(50);
  const blink = useBlink(mode === 'blink');
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = reference.measurement.image;
  const shownShare = mode === 'slider' ? at : mode === 'blink' && blink.shown === 'build' ? 0 : 100;
  return (
    <figure className="min-w-0">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SegmentedControl label={words.mode} value={mode} options={MODES} onChange={setMode} />
        {mode === 'blink' ? <BlinkButtons {...blink} /> : null}
      </div>
      <div
        ref={sheet}
        className="relative mt-3.5 touch-pan-y select-none"
        {...(mode === 'slider' ? toDividerDrag(sheet, setAt) : {})}
      >
        <section
          data-scrolls
          aria-label={words.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
          tabIndex={0}
          className="overflow-x-hidden overflow-y-auto border border-line bg-black [scrollbar-width:thin] focus-visible:-outline-offset-2"
          style={{ maxHeight: MAX_HEIGHT_PX }}
        >
          <div
            className="relative isolate overflow-hidden"
            style={{
              aspectRatio: `${width} / ${height}`,
              filter: mode === 'difference' ? 'brightness(1.6)' : undefined,
            }}
          >
            <Page shot={build} pageWidth={width} alt={words.build} />
            <Page
              shot={reference}
              pageWidth={width}
              alt={words.original}
              style={
                mode === 'difference'
                  ? { mixBlendMode: 'difference' }
                  : { clipPath: `inset(0 ${100 - shownShare}% 0 0)` }
              }
            />
            <Marks boxes={marked} page={{ width, height }} />
          </div>
        </section>
        {mode === 'slider' ? (
          <CompareDivider at={at} label={words.divide} toValueText={words.divideValue} onMove={setAt} />
        ) : null}
      </div>
      <figcaption className="mt-4 flex min-h-5.25 justify-between gap-4 text-small text-text-3">
        {mode === 'slider' ? (
          <>
            <span>{words.original}</span>
            <span>{words.build}</span>
          </>
        ) : (
          <span>
            {mode === 'difference' ? words.differenceLegend : blink.shown === 'build' ? words.build : words.original}
          </span>
        )}
      </figcaption>
    </figure>
  );
};

/** Which of the two is shown, in turns while it runs; whoever wants less motion starts it by hand. */
const useBlink = (active: boolean) => {
  const [shown, setShown] = useState<'original' | 'build'>('original');
  const [running, setRunning] = useState(() => !prefersStillness());
  const toggle = () => setShown((now) => (now === 'build' ? 'original' : 'build'));
  useEffect(() => {
    if (!active || !running) return;
    const timer = setInterval(() => setShown((now) => (now === 'build' ? 'original' : 'build')), BLINK_MS);
    return () => clearInterval(timer);
  }, [active, running]);
  return { shown, running, setRunning, toggle };
};

const BlinkButtons = ({ shown, running, setRunning, toggle }: ReturnType<typeof useBlink>) => (
  <div className="flex gap-2">
    {running ? null : (
      <Button size="small" variant="ghost" onClick={toggle}>
        {shown === 'build' ? words.showOriginal : words.showBuild}
      </Button>
    )}
    <Button size="small" onClick={() => setRunning(!running)}>
      {running ? <Pause aria-hidden strokeWidth={1.5} /> : <Play aria-hidden strokeWidth={1.5} />}
      {running ? words.pause : words.resume}
    </Button>
  </div>
);

/** One page at the original's scale, its top left corner in the sheet's, without the window around it. */
const Page = ({
  shot: { url, measurement },
  pageWidth,
  alt,
  style,
}: {
  shot: Shot;
  pageWidth: number;
  alt: string;
  style?: CSSProperties;
}) => {
  const { box, picture } = pagePlace(measurement);
  return (
    <div className="absolute inset-0 overflow-hidden" style={style}>
      <img
        src={url}
        alt={alt}
        draggable={false}
        decoding="async"
        className="block max-w-none"
        style={{
          width: `${(100 * picture.width) / pageWidth}%`,
          transform: `translate(${(-100 * box.x) / picture.width}%, ${(-100 * box.y) / picture.height}%)`,
        }}
      />
    </div>
  );
};

const Marks = ({ boxes, page }: { boxes: readonly Box[]; page: { width: number; height: number } }) => {
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (boxes.length > 0) first.current?.scrollIntoView({ block: 'nearest' });
  }, [boxes]);
  return boxes.map(({ x, y, width, height }, index) => (
    <span
      key={`${x} ${y} ${width} ${height}`}
      ref={index === 0 ? first : undefined}
      aria-hidden
      className="absolute scroll-m-6 bg-ink-wash outline-2 outline-offset-2 outline-ink-on-light"
      style={{
        left: `${(100 * x) / page.width}%`,
        top: `${(100 * y) / page.height}%`,
        width: `${(100 * width) / page.width}%`,
        height: `${(100 * height) / page.height}%`,
      }}
    />
  ));
};
