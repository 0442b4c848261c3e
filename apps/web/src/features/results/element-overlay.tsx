import { contrastOf } from '@blueprompt/core/color/contrast';
import type { Box } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import type { Stack } from '@blueprompt/core/stack';
import { writePartPrompt } from '@blueprompt/core/write/write-part-prompt';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { DimensionLine } from '@/components/drawing/dimension-line.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { copyText } from '@/components/ui/copy-text.ts';
import { overlay } from '@/strings/results.ts';
import { CorrectionsLine } from './inspector/corrections-line.tsx';
import { DistanceMarks } from './inspector/distance-marks.tsx';
import { type Correcting, Inspector } from './inspector/inspector.tsx';
import { usePicked } from './inspector/use-picked.ts';
import { ActiveMarks } from './overlay/active-marks.tsx';
import { DimmedFrame } from './overlay/dimmed-frame.tsx';
import { factsText } from './overlay/element-facts.ts';
import { ElementMarks } from './overlay/element-marks.tsx';
import { countTypes, typeLabelOne } from './overlay/element-types.ts';
import { FactsCard } from './overlay/facts-card.tsx';
import { PickedPart } from './overlay/picked-part.tsx';
import { FACTS_WIDTH_PX, type FactsPlace, placeFacts } from './overlay/place-facts.ts';
import { placeIn } from './overlay/place-in.ts';
import { type Filter, TypeFilter } from './overlay/type-filter.tsx';
import { ZoomControl } from './overlay/zoom-control.tsx';
import { ExplainedPanel } from './residual/explained-panel.tsx';
import { ResidualShade } from './residual/residual-shade.tsx';

/** Tall pages scroll inside the frame instead of pushing everything else down. */
const MAX_ASPECT = 0.625;
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isDark = ({ palette }: Measurement): boolean => {
  const ground = palette.find(({ role }) => role === 'background' || role === 'surface')?.hex ?? '#ffffff';
  return contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000');
};

/** A place to point at, in CSS pixels of the page; each new object points again. */
export type Spot = { box: Box; label: string };

/** The screenshot with what was found drawn over it: hover or arrow keys for facts, click or Enter to copy them. */
export const ElementOverlay = ({
  measurement,
  url,
  waiting,
  name,
  stack,
  spot,
  correcting,
}: {
  /** In CSS pixels. */
  measurement: Measurement;
  url: string | undefined;
  waiting: boolean;
  name: string;
  /** What the prompt of a part asks to build with. */
  stack?: Stack | undefined;
  spot?: Spot | undefined;
  /** Missing where nothing can be corrected. */
  correcting?: Correcting | undefined;
}) => {
  const { image, elements, frame: around, explained, residual = [] } = measurement;
  const { box, picture } = pagePlace(measurement);
  const notes = [around && overlay.frame[around.kind], image.resized && overlay.resized]
    .filter(Boolean)
    .map((note) => `${note} `)
    .join('');
  const [chosenType, setFilter] = useState<Filter>('all');
  const [zoom, setZoom] = useState(1);
  const [shaded, setShaded] = useState(false);
  // A correction changes elements, and may delete them.
  const asNow = (element: Element | undefined) => element && elements.find(({ id }) => id === element.id);
  const [pointed, setActive] = useState<Element>();
  const active = asNow(pointed);
  const { measuring, pick, measureNext, leave, ...chosen } = usePicked();
  const [picked, second] = [asNow(chosen.picked), asNow(chosen.second)];
  const [touched, setTouched] = useState(false);
  const [place, setPlace] = useState<FactsPlace>({ left: 0, top: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const spotted = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!spot) return;
    setActive(undefined);
    spotted.current?.scrollIntoView({ block: 'center', inline: 'center' });
    list.current?.focus({ preventScroll: true });
  }, [spot]);
  const onDark = useMemo(() => isDark(measurement), [measurement]);
  const types = useMemo(() => countTypes(elements), [elements]);
  const filter = types.some(({ type }) => type === chosenType) ? chosenType : 'all';
  const shown = useMemo(() => elements.filter(({ type }) => filter === 'all' || type === filter), [elements, filter]);

  const focus = (element: Element) => {
    const mark = document.getElementById(`element-${element.id}`)?.getBoundingClientRect();
    const around = frame.current?.getBoundingClientRect();
    if (mark && around) setPlace(placeFacts(mark, around));
    setActive(element);
  };
  const copyFacts = (element: Element) => {
    pick(element);
    return copyText(factsText(element), overlay.copied(typeLabelOne(element.type)));
  };
  const promptOf = (element: Element) => () => writePartPrompt(measurement, element, name, stack);
  // A finger cannot hover: its first tap points, the second copies.
  const click = (element: Element, { pointerType, shiftKey }: PointerEvent) => {
    setTouched(pointerType === 'touch');
    if (picked && (shiftKey || measuring)) return pick(element, 'second');
    if (pointerType === 'touch' && active?.id !== element.id) focus(element);
    else void copyFacts(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active && picked && (event.shiftKey || measuring)) return pick(active, 'second');
    if (event.key === 'Enter' && active) return void copyFacts(active);
    if (event.key === 'Escape') {
      leave();
      return setActive(undefined);
    }
    const step = STEP[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    const next = shown[(shown.findIndex(({ id }) => id === active?.id) + step + shown.length) % shown.length]!;
    document.getElementById(`element-${next.id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focus(next);
  };

  return (
    <div>
      <TypeFilter types={types} value={filter} onChange={setFilter} />
      <div ref={frame} className="relative mt-3.5">
        <div
          // On a phone a portrait screenshot gets a portrait window.
          className="sheet-grid overflow-auto border border-line max-md:max-h-[70svh] md:aspect-(--shape)"
          style={{ '--shape': `1 / ${Math.min(picture.height / picture.width, MAX_ASPECT)}` } as CSSProperties}
          // A finger leaves with every tap, and what it pointed at is still being read.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
        >
          <div
            className="relative mx-auto"
            // A phone's screenshot is shown at its own size, not blown up to the width of the page.
            style={{ width: `min(${zoom * 100}%, ${picture.width * zoom}px)` }}
          >
            {url ? (
              <img
                src={url}
                alt={overlay.screenshot(name)}
                width={picture.width}
                height={picture.height}
                decoding="async"
                className="block h-auto w-full"
              />
            ) : (
              <div className="grid place-items-center" style={{ aspectRatio: picture.width / picture.height }}>
                {waiting ? null : <p className="px-4 text-center text-small text-text-3">{overlay.noImage}</p>}
              </div>
            )}
            {around ? <DimmedFrame frame={around} /> : null}
            <div className="absolute" style={placeIn(box, picture)}>
              {shaded ? <ResidualShade image={image} residual={residual} onDark={onDark} /> : null}
              <div
                ref={list}
                role="listbox"
                aria-label={overlay.list}
                aria-activedescendant={active ? `element-${active.id}` : undefined}
                tabIndex={0}
                onKeyDown={onKeyDown}
                className="absolute inset-0 focus-visible:-outline-offset-2"
              >
                <ElementMarks
                  image={image}
                  shown={shown}
                  filtered={filter !== 'all'}
                  shaded={shaded}
                  activeId={active?.id}
                  onDark={onDark}
                  onPoint={focus}
                  onClick={click}
                />
              </div>
              {active || spot ? <ActiveMarks box={(active ?? spot!).box} page={image} onDark={onDark} /> : null}
              {picked && second ? (
                <DistanceMarks
                  from={picked.box}
                  to={second.box}
                  placeOf={(one) => placeIn(one, image)}
                  onDark={onDark}
                />
              ) : null}
              {spot ? <div ref={spotted} className="absolute" style={placeIn(spot.box, image)} /> : null}
            </div>
          </div>
        </div>
        {active ? (
          <div
            className="pointer-events-none absolute z-10 rounded-panel border border-line-2 bg-surface shadow-popover max-md:hidden"
            style={{ ...place, width: FACTS_WIDTH_PX }}
          >
            <FactsCard element={active} hint={touched ? overlay.tapAgain : overlay.clickToCopy} />
          </div>
        ) : null}
      </div>
      {spot ? (
        <p className="mt-2 flex items-center gap-3 text-tiny text-text-2" aria-live="polite">
          <span className="truncate">{overlay.spotted(spot.label)}</span>
          <button
            type="button"
            className="shrink-0 text-ink-text underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={() => document.getElementById('chat')?.scrollIntoView({ block: 'start' })}
          >
            {overlay.backToChat}
          </button>
        </p>
      ) : null}
      {/* The line tells the width of what stands above it, which is the whole page only while nothing is cut off. */}
      <div
        className={classNames('mx-auto mt-3 max-md:hidden', zoom > 1 && 'invisible')}
        style={{ maxWidth: picture.width }}
      >
        <DimensionLine label={picture.width} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-4 max-md:hidden">
        {picked ? (
          <PickedPart element={picked} prompt={promptOf(picked)} onLeave={leave} />
        ) : (
          <p className="text-tiny text-text-3">
            {notes}
            <span className="pointer-coarse:hidden">{overlay.hint}</span>
            <span className="hidden pointer-coarse:inline">{overlay.touchHint}</span>
          </p>
        )}
        <ZoomControl zoom={zoom} onZoom={setZoom} />
      </div>
      <div className="border border-t-0 border-line bg-surface md:hidden">
        {active ? (
          <FactsCard
            element={active}
            hint={overlay.tapToCopy}
            onCopy={() => copyFacts(active)}
            prompt={promptOf(active)}
          />
        ) : (
          <p className="px-4 py-3 text-tiny text-text-3">
            {notes}
            {overlay.touchHint}
          </p>
        )}
      </div>
      {picked ? (
        <Inspector
          measurement={measurement}
          element={picked}
          second={second}
          measuring={measuring}
          nameOf={({ type, id }) => `${typeLabelOne(type)} ${id}`}
          typeName={typeLabelOne}
          onMeasure={measureNext}
          correcting={correcting}
        />
      ) : null}
      {correcting && correcting.count > 0 ? (
        <CorrectionsLine count={correcting.count} onUndo={correcting.onUndo} />
      ) : null}
      {explained === undefined ? null : (
        <ExplainedPanel explained={explained} residual={residual} shown={shaded} onShown={setShaded} />
      )}
    </div>
  );
};
