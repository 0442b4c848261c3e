import { area } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { indexBoxes } from '../boxes/box-index.ts';
import { isInside } from '../boxes/is-inside.ts';
import { toHex } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';

/** Gives drafts their ids in reading order, their parents and the paint of their shapes. */
export const toElements = (drafts: readonly Draft[]): Element[] => {
  const ordered = drafts.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x || area(b.box) - area(a.box));
  const ids = new Map(ordered.map((draft, i) => [draft, `e${i + 1}`]));
  const bySize = indexBoxes(ordered.toSorted((a, b) => area(a.box) - area(b.box)));
  return ordered.map((draft) => {
    const parent = bySize
      .near(draft.box, 2)
      .find((other) => other !== draft && area(other.box) > area(draft.box) && isInside(draft.box, other.box, 2));
    const { shape, type, box, confidence } = draft;
    const isBox = shape?.kind === 'box';
    return {
      id: ids.get(draft)!,
      type,
      box,
      ...(shape?.fill !== undefined && { fill: toHex(shape.fill) }),
      ...(shape?.gradient && { gradient: shape.gradient }),
      ...(shape?.border && { border: { color: toHex(shape.border.color), width: shape.border.width } }),
      ...(isBox && { radius: shape.radius }),
      ...(shape?.shadow && { shadow: shape.shadow }),
      ...(shape?.isScreen && { shows: 'interface' as const }),
      ...(draft.text !== undefined && { text: draft.text }),
      confidence,
      ...(parent && { parent: ids.get(parent)! }),
      ...(draft.active !== undefined && { active: draft.active }),
      ...(draft.rows !== undefined && { rows: draft.rows }),
      ...(draft.columns !== undefined && { columns: draft.columns }),
      ...(draft.headers && { headers: draft.headers }),
    };
  });
};

/** The highest number among the ids of elements; some may have been dropped, so that their count says nothing of it. */
export const lastNumber = (elements: readonly Element[]): number =>
  Math.max(0, ...elements.map(({ id }) => Number(/^e(\d+)$/.exec(id)?.[1] ?? 0)));
