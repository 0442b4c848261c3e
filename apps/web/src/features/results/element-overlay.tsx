import { contrastOf } from '@blueprompt/core/color/contrast';
import { area } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { DimensionLine } from '@/components/drawing/dimension-line.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { overlay } from '@/strings/results.ts';
import { ActiveMarks } from './active-marks.tsx';
import { DimmedRest } from './dimmed-rest.tsx';
import { factsText } from './element-facts.ts';
import { countTypes } from './element-types.ts';
import { FactsCard } from './facts-card.tsx';
import { FACTS_WIDTH_PX, type FactsPlace, placeFacts } from './place-facts.ts';
import { type Filter, TypeFilter } from './type-filter.tsx';
import { ZoomControl } from './zoom-control.tsx';

/** Tall pages scroll inside the frame instead of pushing everything else down. */
const MAX_ASPECT = 0.625;
const FAINT = new Set<Element['type']>(['link', 'icon', 'paragraph', 'divider']);
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isDark = ({ palette }: Measurement): boolean => {
  const ground = palette.find(({ role }) => role === 'background' || role === 'surface')?.hex ?? '#ffffff';
  return contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000');
};

/** The screenshot with what was found drawn over it: hover or arrow keys for facts, click or Enter to copy them. */
export const ElementOverlay = ({
  measurement,
  url,
  name,
}: {
  /** In CSS pixels. */
  measurement: Measurement;
  url: string | undefined;
  name: string;
}) => {
  const { image, elements } = measurement;
  const [filter, setFilter] = useState<Filter>('all');
  const [zoom, setZoom] = useState(1);
  const [active, setActive] = useState<Element>();
  const [place, setPlace] = useState<FactsPlace>({ left: 0, top: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const onDark = useMemo(() => isDark(measurement), [measurement]);
  const types = useMemo(() => countTypes(elements), [elements]);
  const shown = useMemo(() => elements.filter(({ type }) => filter === 'all' || type === filter), [elements, filter]);
  // Small ones lie on top, so that a button inside a card can be pointed at.
  const layered = useMemo(() => shown.toSorted((a, b) => area(b.box) - area(a.box)), [shown]);

  const focus = (element: Element) => {
    const mark = document.getElementById(`element-${element.id}`)?.getBoundingClientRect();
    const around = frame.current?.getBoundingClientRect();
    if (mark && around) setPlace(placeFacts(mark, around));
    setActive(element);
  };
  const copyFacts = (element: Element) => copyText(factsText(element), overlay.copied(element.id));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active) return void copyFacts(active);
    if (event.key === 'Escape') return setActive(undefined);
    const step = STEP[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    const next = shown[(shown.findIndex(({ id }) => id === active?.id) + step + shown.length) % shown.length]!;
    document.getElementById(`element-${next.id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focus(next);
  };

  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <TypeFilter types={types} value={filter} onChange={setFilter} />
        <ZoomControl zoom={zoom} onZoom={setZoom} />
      </div>
      <div ref={frame} className="relative mt-3.5">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the picture ends the pointing, nothing more. */}
        <div
          className="sheet-grid overflow-auto border border-line"
          style={{ aspectRatio: `1 / ${Math.min(image.height / image.width, MAX_ASPECT)}` }}
          onMouseLeave={() => setActive(undefined)}
        >
          <div
            className="relative mx-auto"
            // A phone's screenshot is shown at its own size, not blown up to the width of the page.
            style={{ width: `min(${zoom * 100}%, ${image.width * zoom}px)` }}
          >
            {url ? (
              <img
                src={url}
                alt={overlay.screenshot(name)}
                width={image.width}
                height={image.height}
                decoding="async"
                className="block h-auto w-full"
              />
            ) : (
              <div className="grid place-items-center" style={{ aspectRatio: image.width / image.height }}>
                <p className="text-small text-text-3">{overlay.noImage}</p>
              </div>
            )}
            <div
              role="listbox"
              aria-label={overlay.list}
              aria-activedescendant={active ? `element-${active.id}` : undefined}
              tabIndex={0}
              onKeyDown={onKeyDown}
              className="absolute inset-0 focus-visible:-outline-offset-2"
            >
              <svg
                role="presentation"
                viewBox={`0 0 ${image.width} ${image.height}`}
                className={`size-full cursor-crosshair ${onDark ? 'text-ink' : 'text-ink-on-light'}`}
                fill="transparent"
                stroke="currentColor"
              >
                {filter === 'all' ? null : <DimmedRest image={image} shown={shown} />}
                {layered.map((element) => (
                  <rect
                    key={element.id}
                    id={`element-${element.id}`}
                    role="option"
                    aria-selected={active?.id === element.id}
                    aria-label={factsText(element)}
                    {...element.box}
                    rx={Math.min(element.radius ?? 0, element.box.height / 2)}
                    vectorEffect="non-scaling-stroke"
                    strokeOpacity={filter !== 'all' ? 1 : FAINT.has(element.type) ? 0.28 : 0.62}
                    className={FAINT.has(element.type) && filter === 'all' ? 'max-md:hidden' : undefined}
                    onMouseEnter={() => focus(element)}
                    onClick={(event) =>
                      (event.nativeEvent as PointerEvent).pointerType === 'touch' ? focus(element) : copyFacts(element)
                    }
                  />
                ))}
              </svg>
            </div>
            {active ? <ActiveMarks box={active.box} page={image} onDark={onDark} /> : null}
          </div>
        </div>
        {active ? (
          <div
            className="pointer-events-none absolute z-10 rounded-panel border border-line-2 bg-surface shadow-popover max-md:hidden"
            style={{ ...place, width: FACTS_WIDTH_PX }}
          >
            <FactsCard element={active} hint={overlay.clickToCopy} />
          </div>
        ) : null}
      </div>
      <div className="mx-auto mt-3 max-md:hidden" style={{ maxWidth: image.width }}>
        <DimensionLine label={image.width} />
      </div>
      <div className="border border-t-0 border-line bg-surface md:hidden">
        {active ? (
          <FactsCard element={active} hint={overlay.tapToCopy} onCopy={() => copyFacts(active)} />
        ) : (
          <p className="px-4 py-3 text-tiny text-text-3">{overlay.touchHint}</p>
        )}
      </div>
    </div>
  );
};
