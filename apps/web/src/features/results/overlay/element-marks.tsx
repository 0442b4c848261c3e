import { area } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { useMemo } from 'react';
import { DimmedRest } from './dimmed-rest.tsx';
import { factsText } from './element-facts.ts';

const FAINT = typesWith('ink');

/** One outline for each element, to point at and to click. */
export const ElementMarks = ({
  image,
  shown,
  filtered,
  shaded,
  activeId,
  onDark,
  onPoint,
  onClick,
}: {
  image: Measurement['image'];
  shown: readonly Element[];
  /** Only one type is shown, and the rest is dimmed. */
  filtered: boolean;
  /** What was not understood is shown instead: elements can be pointed at, and are not drawn. */
  shaded: boolean;
  activeId: string | undefined;
  onDark: boolean;
  onPoint: (element: Element) => void;
  onClick: (element: Element, event: PointerEvent) => void;
}) => {
  // Small ones lie on top, so that a button inside a card can be pointed at.
  const layered = useMemo(() => shown.toSorted((a, b) => area(b.box) - area(a.box)), [shown]);
  const strokeOpacity = ({ type }: Element): number => {
    if (filtered) return 1;
    if (shaded) return 0;
    return FAINT.has(type) && type !== 'heading' ? 0.28 : 0.62;
  };
  return (
    <svg
      role="presentation"
      viewBox={`0 0 ${image.width} ${image.height}`}
      className={`size-full cursor-crosshair ${onDark ? 'text-ink' : 'text-ink-on-light'}`}
      fill="transparent"
      stroke="currentColor"
    >
      {filtered && !shaded ? <DimmedRest image={image} shown={shown} /> : null}
      {layered.map((element) => (
        <rect
          key={element.id}
          id={`element-${element.id}`}
          role="option"
          aria-selected={activeId === element.id}
          aria-label={factsText(element)}
          {...element.box}
          rx={Math.min(element.radius ?? 0, element.box.height / 2)}
          vectorEffect="non-scaling-stroke"
          strokeOpacity={strokeOpacity(element)}
          className={FAINT.has(element.type) && !filtered ? 'max-md:hidden' : undefined}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint(element)}
          onClick={({ nativeEvent }) => onClick(element, nativeEvent as PointerEvent)}
        />
      ))}
    </svg>
  );
};
