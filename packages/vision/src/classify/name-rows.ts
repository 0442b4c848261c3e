import { bottom, centreY, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { chroma, parseHex } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';

const MIN_ENTRIES = 3;
/** Space between two entries of a tab bar or pagination, in CSS pixels. */
const MAX_TAB_GAP = 64;
const MAX_PAGE_GAP = 16;
const MAX_TAB_LETTERS = 24;
/** A path has separators between short names. */
const PATH = /^.{1,40}?( [/›>»] .{1,40}?)+$/u;
/** Numbers, arrows and dots name pages. */
const PAGE_NAME = /^(\d{1,4}|[‹›«»<>…]|\.{3}|prev(ious)?|next|first|last|older|newer)$/i;

/** Rows that mean something together: a path of links, tabs over a marked one, numbered pages. */
export const nameRows = (texts: readonly TextLine[], drafts: readonly Draft[], page: PageFacts): Draft[] => [
  ...breadcrumbs(texts, page),
  ...tabBars(texts, drafts, page),
  ...paginations(drafts, page),
];

const breadcrumbs = (texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const path = texts.find(
    (line) => PATH.test(line.text) && line.box.y < 320 * page.scale && line.fontSize <= page.bodySize * 1.3,
  );
  return path ? [{ type: 'breadcrumb', box: path.box, text: path.text, confidence: 0.6 }] : [];
};

/** Short texts in one row with a vivid line right below one of them. */
const tabBars = (texts: readonly TextLine[], drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const marks = drafts.filter(
    ({ type, box, shape }) =>
      (type === 'divider' || type === 'progress') &&
      box.width > box.height &&
      shape?.fill !== undefined &&
      chroma(shape.fill) > 60,
  );
  const entries = texts.filter((line) => line.text.length <= MAX_TAB_LETTERS);
  return marks.flatMap((mark): Draft[] => {
    const chosen = entries.find(
      (line) =>
        mark.box.y >= bottom(line.box) - 2 &&
        mark.box.y - bottom(line.box) <= 24 * page.scale &&
        Math.abs(mark.box.width - line.box.width) <= 40 * page.scale &&
        mark.box.x <= line.box.x + 2 &&
        right(mark.box) >= right(line.box) - 2,
    );
    if (!chosen) return [];
    const row = neighbours(chosen, entries, MAX_TAB_GAP * page.scale);
    if (row.length < MIN_ENTRIES) return [];
    const around = surround([...row.map((line) => line.box), mark.box]);
    return [{ type: 'tabs', box: around, text: row.map((line) => line.text).join(' | '), confidence: 0.7 }];
  });
};

/** The entries level with a chosen one and in its style, as far as no gap is too wide. */
const neighbours = (chosen: TextLine, entries: readonly TextLine[], gap: number): TextLine[] => {
  const level = entries
    .filter((line) => Math.abs(centreY(line.box) - centreY(chosen.box)) <= 4)
    .filter(
      (line) => Math.abs(line.fontSize - chosen.fontSize) <= 1.5 || parseHex(line.color) === parseHex(chosen.color),
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  // It is one of the entries, level with itself and in its own style, so it is always found.
  const at = level.indexOf(chosen);
  let [from, to] = [at, at];
  while (from > 0 && level[from]!.box.x - right(level[from - 1]!.box) <= gap) from--;
  while (to < level.length - 1 && level[to + 1]!.box.x - right(level[to]!.box) <= gap) to++;
  return level.slice(from, to + 1);
};

const PAGE_NUMBERS = typesWith('page number');

/** Small equal boxes side by side that hold page numbers. */
const paginations = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const pages = drafts
    .filter(({ type, text }) => PAGE_NUMBERS.has(type) && text !== undefined && PAGE_NAME.test(text))
    .toSorted((a, b) => a.box.x - b.box.x);
  const rows = Map.groupBy(pages, ({ box }) => Math.round(centreY(box) / (8 * page.scale)));
  return [...rows.values()].flatMap((row): Draft[] => {
    const close = row.every((entry, i) => i === 0 || entry.box.x - right(row[i - 1]!.box) <= MAX_PAGE_GAP * page.scale);
    if (row.length < MIN_ENTRIES || !close) return [];
    return [
      {
        type: 'pagination',
        box: surround(row.map(({ box }) => box)),
        confidence: 0.7,
        text: row.map(({ text }) => text).join(' '),
      },
    ];
  });
};
