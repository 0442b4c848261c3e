import { contrastOf } from '@blueprompt/core/color/contrast';
import type { Box } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import type { Stack } from '@blueprompt/core/stack';
import { writePartPrompt } from '@blueprompt/core/write/write-part-prompt';
import { useEffect, useMemo, useRef, useState } from 'react';
import { overlay } from '@/strings/results.ts';
import { CorrectionsLine } from './inspector/corrections-line.tsx';
import { type Correcting, Inspector } from './inspector/inspector.tsx';
import { PickedMarks } from './inspector/picked-marks.tsx';
import { ActiveMarks } from './overlay/active-marks.tsx';
import { BelowScreenshot, Screenshot, ScreenshotWindow, SpotLine } from './overlay/around-screenshot.tsx';
import { DimmedFrame } from './overlay/dimmed-frame.tsx';
import { ElementMarks } from './overlay/element-marks.tsx';
import { nameElements } from './overlay/element-names.ts';
import { typeLabelOne } from './overlay/element-types.ts';
import { FactsCard } from './overlay/facts-card.tsx';
import { PickedPart } from './overlay/picked-part.tsx';
import { FACTS_WIDTH_PX, type FactsPlace } from './overlay/place-facts.ts';
import { placeIn } from './overlay/place-in.ts';
import { useReveal } from './overlay/reveal.ts';
import { TypeFilter } from './overlay/type-filter.tsx';
import { useTypeFilter } from './overlay/use-type-filter.ts';
import { ExplainedPanel } from './residual/explained-panel.tsx';
import { ResidualShade } from './residual/residual-shade.tsx';
import { usePointing } from './use-pointing.ts';

const isDark = ({ palette }: Measurement): boolean => {
  const ground = palette.find(({ role }) => role === 'background' || role === 'surface')?.hex ?? '#ffffff';
  return contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000');
};

/** A place to point at, in CSS pixels of the page; each new object points again. */
export type Spot = { box: Box; label: string };

type ElementOverlayProps = {
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
};

/** Scrolls to a new place that is pointed at and gives it the focus. */
const useSpot = (spot: Spot | undefined, onSpot: () => void) => {
  const spotted = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onSpot);
  latest.current = onSpot;
  useEffect(() => {
    if (!spot) return;
    latest.current();
    spotted.current?.scrollIntoView({ block: 'center', inline: 'center' });
    list.current?.focus({ preventScroll: true });
  }, [spot]);
  return { spotted, list };
};

/** What lies over all marks: where it is pointed at, and what is picked, with the distances between two. */
const TopMarks = ({
  page,
  at,
  picked,
  second,
  onDark,
}: {
  page: Measurement['image'];
  at: { box: Box } | undefined;
  picked: Element | undefined;
  second: Element | undefined;
  onDark: boolean;
}) => (
  <>
    {at ? <ActiveMarks box={at.box} page={page} onDark={onDark} /> : null}
    {picked ? (
      <PickedMarks from={picked.box} to={second?.box} placeOf={(box) => placeIn(box, page)} onDark={onDark} />
    ) : null}
  </>
);

/** The facts beside what is pointed at, where there is room for them. */
const FloatingFacts = ({ element, place, touched }: { element: Element; place: FactsPlace; touched: boolean }) => (
  <div
    className="pointer-events-none absolute z-10 rounded-panel border border-line-2 bg-surface shadow-popover max-md:hidden"
    style={{ ...place, width: FACTS_WIDTH_PX }}
  >
    <FactsCard element={element} hint={touched ? overlay.tapAgain : overlay.clickToCopy} />
  </div>
);

/** The same below the screenshot on a phone, or what to do there. For what is picked, the inspector offers the prompt. */
const FactsBelow = ({
  element,
  picked,
  pointing: { touched, copyFacts },
  notes,
  isEmpty,
  prompt,
}: {
  element: Element | undefined;
  picked: Element | undefined;
  pointing: Pick<ReturnType<typeof usePointing>, 'touched' | 'copyFacts'>;
  notes: string;
  /** Nothing can be pointed at. */
  isEmpty: boolean;
  prompt: (element: Element) => () => string;
}) => {
  const facts = useRef<HTMLDivElement>(null);
  useReveal(facts, touched ? element?.id : undefined);
  return (
    <div ref={facts} className="border border-t-0 border-line bg-surface md:hidden">
      {element ? (
        <FactsCard
          element={element}
          hint={overlay.tapToCopy}
          onCopy={() => copyFacts(element)}
          {...(element.id !== picked?.id && { prompt: prompt(element) })}
        />
      ) : (
        <p className="px-4 py-3 text-tiny text-text-3">{notes + (isEmpty ? overlay.none : overlay.touchHint)}</p>
      )}
    </div>
  );
};

/** Why the screenshot is not the page alone, or not at its own size. */
const notesOn = ({ frame, image }: Measurement): string =>
  [frame && overlay.frame[frame.kind], image.resized && overlay.resized]
    .filter(Boolean)
    .map((note) => `${note} `)
    .join('');

const useNames = (elements: readonly Element[]): ((element: Element) => string) => {
  const names = useMemo(() => nameElements(elements), [elements]);
  return ({ id, type }) => names.get(id) ?? typeLabelOne(type);
};

/** The screenshot with what was found drawn over it: hover or arrow keys for facts, click or Enter to copy them. */
export const ElementOverlay = ({ measurement, url, waiting, name, stack, spot, correcting }: ElementOverlayProps) => {
  const { image, elements, frame: around, explained, residual = [] } = measurement;
  const { box, picture } = pagePlace(measurement);
  const below = { notes: notesOn(measurement), isEmpty: elements.length === 0 };
  const [zoom, setZoom] = useState(1);
  const [shaded, setShaded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { types, filter, setFilter, shown } = useTypeFilter(elements);
  const { active, setActive, picked, second, measuring, leave, ...pointing } = usePointing(elements, shown, frame);
  const { spotted, list } = useSpot(spot, () => setActive(undefined));
  const onDark = useMemo(() => isDark(measurement), [measurement]);
  const deselect = () => {
    leave();
    list.current?.focus({ preventScroll: true });
  };
  const nameOf = useNames(elements);
  const promptOf = (element: Element) => () => writePartPrompt(measurement, element, name, stack);

  return (
    <div>
      <TypeFilter types={types} value={filter} onChange={setFilter} />
      <div ref={frame} className="relative mt-3.5">
        <ScreenshotWindow picture={picture} zoom={zoom} onLeave={() => setActive(undefined)}>
          <Screenshot url={url} waiting={waiting} name={name} picture={picture} />
          {around ? <DimmedFrame frame={around} /> : null}
          <div className="absolute" style={placeIn(box, picture)}>
            {shaded ? <ResidualShade image={image} residual={residual} onDark={onDark} /> : null}
            <div
              ref={list}
              role="listbox"
              aria-label={overlay.list}
              aria-activedescendant={active ? `element-${active.id}` : undefined}
              tabIndex={0}
              onKeyDown={pointing.onKeyDown}
              className="absolute inset-0 focus-visible:-outline-offset-2"
            >
              <ElementMarks
                image={image}
                shown={shown}
                filtered={filter !== 'all'}
                shaded={shaded}
                activeId={active?.id}
                onDark={onDark}
                onPoint={pointing.point}
                onClick={pointing.click}
              />
            </div>
            <TopMarks page={image} at={active ?? spot} picked={picked} second={second} onDark={onDark} />
            {spot ? <div ref={spotted} className="absolute" style={placeIn(spot.box, image)} /> : null}
          </div>
        </ScreenshotWindow>
        {active ? <FloatingFacts element={active} place={pointing.place} touched={pointing.touched} /> : null}
      </div>
      {spot ? <SpotLine label={spot.label} /> : null}
      <BelowScreenshot width={picture.width} zoom={zoom} onZoom={setZoom} {...below} />
      <FactsBelow {...below} element={active} picked={picked} pointing={pointing} prompt={promptOf} />
      {picked ? (
        <Inspector
          head={<PickedPart element={picked} name={nameOf(picked)} prompt={promptOf(picked)} onLeave={deselect} />}
          measurement={measurement}
          element={picked}
          second={second}
          measuring={measuring}
          nameOf={nameOf}
          typeName={typeLabelOne}
          onMeasure={pointing.measureNext}
          correcting={correcting}
        />
      ) : null}
      {correcting && correcting.count > 0 ? (
        <CorrectionsLine count={correcting.count} onUndo={correcting.onUndo} />
      ) : null}
      {explained === undefined ? null : (
        <ExplainedPanel
          explained={explained}
          residual={residual}
          shown={shaded}
          apart={picked !== undefined || (correcting?.count ?? 0) > 0}
          onShown={setShaded}
        />
      )}
    </div>
  );
};
