import { area, type Box, bottom, contains, overlap, right } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import type { Chosen } from '../decide/choose-nodes.ts';
import type { Paint } from './to-paint.ts';

const ROLES = ['header', 'nav', 'sidebar', 'footer', 'section'] as const;
type Role = (typeof ROLES)[number];
const isRole = (type: string): type is Role => ROLES.some((role) => role === type);
/** A bar or a column that is this share as long as the page parts it. */
const MIN_SPAN = 0.6;
/** What reaches this far from an edge, in CSS pixels, still lies at it. */
const AT_EDGE = 24;
/** The main part is no smaller than this share of the page where the network finds it. */
const MIN_MAIN = 0.2;

/** The landmarks of a page, and its main part: what is left between bars and columns at its edges. */
export function toRegions(
  chosen: readonly Chosen[],
  paintOf: (chosen: Chosen) => Paint | undefined,
  page: { width: number; height: number; scale: number; ground: Paint },
): Region[] {
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  const found = chosen.flatMap((one): Region[] => {
    if (!isRole(one.type)) return [];
    const { fill, gradient } = paintOf(one) ?? {};
    return [{ role: one.type, box: one.box, ...(fill && { fill }), ...(gradient && { gradient }) }];
  });
  const named = chosen.find(({ type, box }) => type === 'main' && area(box) >= MIN_MAIN * area(whole));
  const box = named ? named.box : mainOf(found, whole, page.scale);
  // Bars and columns lie beside the main part, not in it.
  const main = box.width > 0 && box.height > 0 ? [{ role: 'main' as const, box, ...groundOf(box) }] : [];
  return [
    ...found.filter(({ role }) => role !== 'section'),
    ...main,
    ...found.filter(({ role }) => role === 'section'),
  ];

  function groundOf(part: Box): Pick<Region, 'fill' | 'gradient'> {
    const under = chosen
      .filter((one) => one.node.surface && (contains(one.box, part, 2) || overlap(one.box, part) > 0.9))
      .toSorted((one, other) => area(one.box) - area(other.box))[0];
    const { fill, gradient } = (under && paintOf(under)) ?? page.ground;
    return { ...(fill && { fill }), ...(gradient && { gradient }) };
  }
}

const mainOf = (regions: readonly Region[], whole: Box, scale: number): Box => {
  const near = AT_EDGE * scale;
  let [left, top, end, low] = [0, 0, whole.width, whole.height];
  for (const { role, box } of regions)
    if (role === 'sidebar' && box.height >= MIN_SPAN * whole.height) {
      if (box.x <= near) left = Math.max(left, right(box));
      else if (right(box) >= whole.width - near) end = Math.min(end, box.x);
    }
  for (const { role, box } of regions) {
    const isWide = box.width >= MIN_SPAN * (end - left);
    if ((role === 'header' || role === 'nav') && isWide && box.y <= near && bottom(box) < whole.height / 2)
      top = Math.max(top, bottom(box));
    if (role === 'footer' && isWide && bottom(box) >= whole.height - near) low = Math.min(low, box.y);
  }
  return { x: left, y: top, width: end - left, height: low - top };
};
