import type { TruthBorder, TruthGradient, TruthPaint } from '../truth.ts';
import { over, toHex } from './colors.ts';
import type { RawElement, RawGradient, RawPaint, Rgba, Sides } from './raw.ts';

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
const MAX_VEIL_ALPHA = 0.9;

/** The veil over each element: every see-through layer that is painted after it and covers it. */
export function createVeils(elements: readonly RawElement[], screenArea: number): (element: RawElement) => Veil {
  const veils = elements.filter(
    ({ paint, box, isSeen, css }) =>
      isSeen &&
      paint.alpha > 0.05 &&
      paint.alpha < MAX_VEIL_ALPHA &&
      box[2] * box[3] > screenArea * MIN_VEIL_SHARE &&
      /absolute|fixed|sticky/.test(css.position),
  );
  const holds = (outer: RawElement, inner: RawElement): boolean => {
    for (let at: RawElement | undefined = inner; at; at = elements[at.parent]) if (at === outer) return true;
    return false;
  };
  return (element) => {
    const [x, y, width, height] = element.box;
    const above = veils.filter(
      (veil) =>
        veil.layer > element.layer &&
        !holds(veil, element) &&
        x >= veil.box[0] - 1 &&
        y >= veil.box[1] - 1 &&
        x + width <= veil.box[0] + veil.box[2] + 1 &&
        y + height <= veil.box[1] + veil.box[3] + 1,
    );
    if (above.length === 0) return (color) => color;
    return (color) =>
      above.sort((a, b) => a.layer - b.layer).reduce((under, { paint }) => over(tintOf(paint), under), color);
  };
}

/** The layer's own colour: what it shows, with what is behind taken out again. */
function tintOf({ fill, alpha, under }: RawPaint): Rgba {
  const mixed = fill ?? under;
  const part = (at: 0 | 1 | 2) => (mixed[at] - under[at] * (1 - alpha)) / alpha;
  return [part(0), part(1), part(2), alpha];
}
