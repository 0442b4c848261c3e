import type { Shape } from '../boxes/shape.ts';
import { parseHex } from '../colour/rgb.ts';
import { isLine } from '../scene/propose/hypothesis.ts';
import type { Surface } from '../scene/scene.ts';
import { toFill } from './to-paint.ts';

/** A surface as something painted. */
export const toShape = (surface: Surface): Shape => {
  const { fill, gradient } = toFill(surface.fill, surface.box);
  const width = Math.max(0, ...(surface.border?.widths ?? []));
  return {
    kind: isLine(surface) ? 'line' : 'box',
    box: surface.box,
    ...(fill && { fill: parseHex(fill) }),
    ...(gradient && { gradient }),
    ...(surface.border &&
      width > 0 && { border: { color: surface.border.colors[0], width: Math.max(1, Math.round(width)) } }),
    radius: Math.round(Math.max(...surface.corners)),
    busy: 0,
  };
};
