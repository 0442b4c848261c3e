import type { TruthBorder, TruthGradient, TruthPaint } from '../truth.ts';
import { areaOf, sharedArea } from './boxes.ts';
import { over, toHex } from './colors.ts';
import type { RawBox, RawElement, RawGradient, RawPaint, Rgba, Sides } from './raw.ts';

export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A see-through layer, such as the backdrop of a dialog, changes every colour below it. */
export type Veil = (color: Rgba) => Rgba;

export function toGradient({ kind, angle, stops }: RawGradient): TruthGradient {
  return {
    kind,
    ...(angle === undefined ? {} : { angle: round2(angle) }),
    stops: stops.map(({ color, at }) => ({ color: toHex(color), alpha: round2(color[3]), at: round2(at) })),
  };
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function toBorders(borders: RawPaint['borders'], scale: number, veil: Veil): TruthPaint['borders'] {
  const seen: Partial<Record<(typeof SIDES)[number], TruthBorder>> = {};
  borders.forEach(({ width, color, style, isVisible }, index) => {
    if (isVisible) seen[SIDES[index]!] = { width: round2(width * scale), color: toHex(veil(color)), style }; // four sides
  });
  return Object.keys(seen).length > 0 ? seen : undefined;
}

/** What an element draws itself, in pixels of the picture; undefined where it draws nothing. */
export function toPaint(
  { paint, tag }: RawElement,
  painted: boolean,
  seen: string,
  scale: number,
  veil: Veil,
): TruthPaint | undefined {
  const borders = toBorders(paint.borders, scale, veil);
  const picture = paint.hasFile || /^(img|video|canvas|iframe)$/.test(tag);
  if (!painted && !borders && !picture) return undefined;
  const radius = paint.radius.map((corner) => round2(corner * scale)) as Sides<number>;
  const shadows = paint.shadows.map(({ inset, x, y, blur, spread, color }) => ({
    inset,
    x: round2(x * scale),
    y: round2(y * scale),
    blur: round2(blur * scale),
    spread: round2(spread * scale),
    color: toHex(color),
    alpha: round2(color[3]),
  }));
  return {
    ...(paint.fill ? { fill: toHex(veil(paint.fill)) } : {}),
    seen,
    ...(paint.gradient ? { gradient: toGradient(paint.gradient) } : {}),
    ...(picture ? { picture } : {}),
    ...(borders ? { borders } : {}),
    ...(radius.some((corner) => corner > 0) ? { radius } : {}),
    ...(shadows.length > 0 ? { shadows } : {}),
    ...(paint.opacity < 0.995 ? { opacity: round2(paint.opacity) } : {}),
  };
}

/** From this share of the screen on a see-through layer is a veil, not a tint. */
const MIN_VEIL_SHARE = 0.2;
const MIN_VEIL_ALPHA = 0.05;
const MAX_VEIL_ALPHA = 0.9;
/** Share of an element that a veil covers. */
const MIN_VEILED = 0.95;

/** The veil over each element: every see-through layer that is painted after it and covers it. */
export function createVeils(elements: readonly RawElement[], screen: RawBox): (element: RawElement) => Veil {
  const isVeil = ({ paint, box, isSeen, css }: RawElement): boolean =>
    isSeen &&
    paint.alpha > MIN_VEIL_ALPHA &&
    paint.alpha < MAX_VEIL_ALPHA &&
    areaOf(box) > areaOf(screen) * MIN_VEIL_SHARE &&
    /absolute|fixed|sticky/.test(css.position);
  const veils = elements
    .flatMap((owner) => [
      ...(isVeil(owner) ? [{ owner, box: owner.box, layer: owner.layer, tint: tintOf(owner.paint) }] : []),
      ...(owner.backdrop ? [{ owner, box: screen, layer: owner.layer, tint: owner.backdrop }] : []),
    ])
    .sort((a, b) => a.layer - b.layer);
  const holds = (outer: RawElement, inner: RawElement): boolean => {
    for (let at: RawElement | undefined = inner; at; at = elements[at.parent]) if (at === outer) return true;
    return false;
  };
  return (element) => {
    const above = veils.filter(
      ({ owner, box, layer }) =>
        layer > element.layer &&
        !holds(owner, element) &&
        sharedArea(box, element.box) > areaOf(element.box) * MIN_VEILED,
    );
    return (color) => above.reduce((under, { tint }) => over(tint, under), color);
  };
}

/** The layer's own colour: what it shows, with what is behind taken out again. */
function tintOf({ fill, alpha, under }: RawPaint): Rgba {
  const mixed = fill ?? under;
  const part = (at: 0 | 1 | 2) => (mixed[at] - under[at] * (1 - alpha)) / alpha;
  return [part(0), part(1), part(2), alpha];
}
