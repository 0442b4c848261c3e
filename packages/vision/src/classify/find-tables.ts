import { type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';
import { countColumns, toRows } from './text-columns.ts';

const MIN_LINES = 3;
const MIN_COLUMNS = 3;
/** Distance of two row lines, in CSS pixels. */
const MIN_PITCH = 18;
const MAX_PITCH = 240;

/** Tables that only lines divide: equal horizontal lines at row distance with the same columns of text between them. */
export const findRuledTables = (shapes: readonly Shape[], texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const rules = shapes.filter(
    ({ kind, box }) => kind === 'line' && box.width > box.height && box.width >= 200 * page.scale,
  );
  const families = Map.groupBy(rules, ({ box }) => `${Math.round(box.x / 6)},${Math.round(box.width / 12)}`);
  return [...families.values()].flatMap((family) => {
    const ys = family.map(({ box }) => box.y).toSorted((a, b) => a - b);
    const pitches = ys.slice(1).map((y, i) => y - ys[i]!);
    const regular = pitches.filter((pitch) => pitch >= MIN_PITCH * page.scale && pitch <= MAX_PITCH * page.scale);
    if (ys.length < MIN_LINES || regular.length < pitches.length) return [];
    const middle = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]!;
    const first = family[0]!.box;
    const area = { x: first.x, y: ys[0]! - middle, width: first.width, height: ys.at(-1)! - ys[0]! + 2 * middle };
    return toTable(area, texts, page);
  });
};

/** A table draft when the texts in the box stand in columns; its head is the first row of texts. */
export const toTable = (box: Box, texts: readonly TextLine[], page: PageFacts, shape?: Shape): Draft[] => {
  const inside = texts.filter((line) => holds(box, line.box));
  const rows = toRows(inside);
  const columns = countColumns(rows, page.scale);
  if (rows.length < 2 || columns < MIN_COLUMNS) return [];
  const headers = rows[0]!.map((line) => line.text);
  const top = Math.min(box.y, rows[0]![0]!.box.y);
  const end = Math.max(...inside.map((line) => bottom(line.box)));
  const tight = shape
    ? box
    : { ...box, y: top, height: Math.max(1, Math.min(bottom(box), end + 12 * page.scale) - top) };
  const count = shape?.grid?.rows ?? rows.length;
  return [{ type: 'table', box: tight, confidence: 0.7, rows: count, columns, headers, ...(shape && { shape }) }];
};

const holds = (outer: Box, inner: Box): boolean =>
  centreX(inner) > outer.x &&
  centreX(inner) < right(outer) &&
  centreY(inner) > outer.y &&
  centreY(inner) < bottom(outer);
