import type { Element, PaletteColor, Shadow } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { distance, parseHex, toHex } from '../../colour/rgb.ts';
import { bondBoxes, SAME_BOX_ODDS } from './bond-boxes.ts';
import { radiusCost, radiusEntryCost } from './radius-cost.ts';
import { settleLabels } from './settle-labels.ts';
import { costOfError } from './student.ts';

/** How many pairs' worth the bonds of one box weigh together. */
const BOX_STRENGTH = 2;
/** A radius from this share of the shorter side on makes a pill or a circle, whose radius is its own. */
const PILL_SHARE = 0.45;
/** Their fill is the mean of what they show, and they have no surface. */
const PICTURES = typesWith('graphic');
/** Levels by which the colour of one surface is measured off, and what a colour in the sheet costs, in nats. */
const FILL_LEVELS = 1.2;
const COLOR_ENTRY_COST = 8;
const OUTLIER_COST = 24;
/** Nats that a shadow in the sheet costs; lengths and opacity are measured off by these. */
const SHADOW_ENTRY_COST = 6;
const SHADOW_PX = 1.5;
const SHADOW_OPACITY = 0.04;

/**
 * Gives the boxes of a page few radii, fills, borders and shadows: those that play the same part have the same. A colour of the
 * palette was counted on the page by itself, so that a box which has it was not read wrongly.
 */
export function settleSurfaceStyles(
  elements: readonly Element[],
  scale: number,
  palette: readonly Pick<PaletteColor, 'hex'>[] = [],
): Element[] {
  const counted = new Set(palette.map(({ hex }) => parseHex(hex)));
  const settled = new Map<string, Partial<Element>>();
  const set = (element: Element, changes: Partial<Element>): void => {
    settled.set(element.id, { ...settled.get(element.id), ...changes });
  };
  settleRadii(elements, scale, set);
  const filled = elements.filter(({ type, fill, gradient }) => fill && !gradient && !PICTURES.has(type));
  const fills = settleColors(
    filled,
    filled.map(({ fill }) => parseHex(fill!)),
    { scale, counted },
  );
  for (const [index, element] of filled.entries()) set(element, { fill: fills[index]! });
  const bordered = elements.filter(({ border }) => border !== undefined);
  const borders = settleColors(
    bordered,
    bordered.map(({ border }) => parseHex(border!.color)),
    { scale, counted },
  );
  for (const [index, element] of bordered.entries())
    set(element, { border: { ...element.border!, color: borders[index]! } });
  settleShadows(elements, scale, set);
  return elements.map((element) => ({ ...element, ...settled.get(element.id) }));
}

type Set = (element: Element, changes: Partial<Element>) => void;

/** It is painted, and not just with its strokes. */
const hasCorners = ({ type, fill, gradient, border, shadow }: Element): boolean =>
  type !== 'icon' && type !== 'divider' && [fill, gradient, border, shadow].some((paint) => paint !== undefined);

function settleRadii(elements: readonly Element[], scale: number, set: Set): void {
  const boxes: Element[] = [];
  for (const element of elements) {
    const { radius, box } = element;
    const most = Math.min(box.width, box.height) / 2;
    if (radius === undefined ? hasCorners(element) : radius < PILL_SHARE * 2 * most) boxes.push(element);
    else if (radius !== undefined) set(element, { radius: Math.round(most) });
  }
  const radii = settleLabels({
    own: boxes.map(({ radius }) => radius ?? 0),
    costOf: (index, radius) => {
      const { radius: measured, box } = boxes[index]!;
      // A corner cannot be rounder than the box.
      if (radius > Math.min(box.width, box.height) / 2) return OUTLIER_COST;
      return radiusCost(measured, radius, scale);
    },
    entryCost: (radius) => radiusEntryCost(radius, scale),
    bonds: bondBoxes(boxes, SAME_BOX_ODDS.radius, scale, BOX_STRENGTH),
  });
  for (const [index, element] of boxes.entries()) set(element, { radius: radii[index]! });
}

type ColorFacts = { scale: number; counted: ReadonlySet<number> };

function settleColors(boxes: readonly Element[], colors: readonly number[], { scale, counted }: ColorFacts): string[] {
  const costOf = (index: number, color: number): number => {
    const own = colors[index]!;
    if (own === color) return 0;
    return counted.has(own) ? OUTLIER_COST : Math.min(OUTLIER_COST, 0.5 * (distance(own, color) / FILL_LEVELS) ** 2);
  };
  const settled = settleLabels({
    own: colors,
    costOf,
    entryCost: () => COLOR_ENTRY_COST,
    bonds: bondBoxes(boxes, SAME_BOX_ODDS.fill, scale, BOX_STRENGTH),
  });
  return settled.map(toHex);
}

function settleShadows(elements: readonly Element[], scale: number, set: Set): void {
  const raised = elements.filter(({ shadow }) => shadow !== undefined);
  const keyOf = (shadow: Shadow): string => JSON.stringify(shadow);
  const shadows = [...new Map(raised.map(({ shadow }) => [keyOf(shadow!), shadow!])).values()];
  const indexOf = new Map(shadows.map((shadow, index) => [keyOf(shadow), index]));
  const costs = (one: Shadow, other: Shadow): number =>
    costOfError(one.x - other.x, SHADOW_PX * scale) +
    costOfError(one.y - other.y, SHADOW_PX * scale) +
    costOfError(one.blur - other.blur, 2 * SHADOW_PX * scale) +
    costOfError((one.spread ?? 0) - (other.spread ?? 0), SHADOW_PX * scale) +
    costOfError(one.opacity - other.opacity, SHADOW_OPACITY) +
    costOfError(distance(parseHex(one.color), parseHex(other.color)), 20);
  const settled = settleLabels({
    own: raised.map(({ shadow }) => indexOf.get(keyOf(shadow!))!),
    costOf: (index, at) => costs(raised[index]!.shadow!, shadows[at]!),
    entryCost: () => SHADOW_ENTRY_COST,
    bonds: bondBoxes(raised, SAME_BOX_ODDS.fill, scale, BOX_STRENGTH),
  });
  for (const [index, element] of raised.entries()) set(element, { shadow: shadows[settled[index]!]! });
}
