import { type Box, bottom, centreY, right, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { PageFacts } from './page-facts.ts';

/** Entries of a menu are short, and there are at least this many. */
const MAX_LETTERS = 28;
const MIN_ENTRIES = 3;
/** A space this many times the usual distance of two entries begins a new group. */
const GROUP_BREAK = 1.55;
/** A row whose middle is nearer to an edge of its bar than this share of it shares the bar with another row. */
const TWO_ROWS = 0.35;
/** Space around the texts of an entry, in CSS pixels. */
const ENTRY_PADDING = 12;

/** Menus: the groups of short texts in a sidebar, and the row of short texts in the bar at the top. */
export const findNavs = (regions: readonly Region[], texts: readonly TextLine[], page: PageFacts): Region[] =>
  regions.flatMap((region) => {
    const inside = texts.filter((line) => holdsCentre(region.box, line.box));
    if (region.role === 'sidebar') return sidebarMenus(region.box, inside, page);
    if (region.role === 'header' && region.box.height <= 200 * page.scale) return rowMenu(region.box, inside, page);
    return [];
  });

const sidebarMenus = (box: Box, texts: readonly TextLine[], page: PageFacts): Region[] => {
  const entries = texts.filter((line) => line.text.length <= MAX_LETTERS).toSorted((a, b) => a.box.y - b.box.y);
  const sharing = (line: TextLine) => entries.filter((other) => Math.abs(other.box.x - line.box.x) <= 4 * page.scale);
  // Labels of groups have a column of their own: the entries are the longest column.
  const column = entries.map(sharing).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (column.length < MIN_ENTRIES) return [];
  const pitches = column.slice(1).map((line, i) => centreY(line.box) - centreY(column[i]!.box));
  const usual = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]!;
  const groups: TextLine[][] = [[column[0]!]];
  column.slice(1).forEach((line, i) => {
    if (pitches[i]! > usual * GROUP_BREAK) groups.push([line]);
    else groups.at(-1)!.push(line);
  });
  return groups
    .filter((group) => group.length >= MIN_ENTRIES)
    .map((group) => {
      const around = surround(group.map((line) => line.box));
      const margin = Math.min(16 * page.scale, around.x - box.x);
      const label = texts.find(
        (line) => bottom(line.box) <= around.y && around.y - bottom(line.box) < usual && !group.includes(line),
      );
      const y = Math.round((label?.box.y ?? around.y) - ENTRY_PADDING * page.scale);
      const end = Math.min(bottom(box), Math.round(bottom(around) + ENTRY_PADDING * page.scale));
      return { role: 'nav' as const, box: { x: box.x + margin, y, width: box.width - 2 * margin, height: end - y } };
    });
};

const rowMenu = (box: Box, texts: readonly TextLine[], page: PageFacts): Region[] => {
  const short = texts.filter((line) => line.text.length <= MAX_LETTERS).toSorted((a, b) => a.box.x - b.box.x);
  const rows = short.map((line) =>
    short.filter(
      (other) =>
        Math.abs(centreY(other.box) - centreY(line.box)) <= 3 * page.scale &&
        Math.abs(other.fontSize - line.fontSize) <= 1.5,
    ),
  );
  const row = rows.toSorted((a, b) => b.length - a.length)[0];
  if (!row || row.length < MIN_ENTRIES) return [];
  const x = Math.max(box.x, row[0]!.box.x - ENTRY_PADDING * page.scale);
  const end = Math.min(right(box), right(row.at(-1)!.box) + ENTRY_PADDING * page.scale);
  // In a bar of two rows the menu is as high as there is room for around its middle.
  const middle = centreY(surround(row.map((line) => line.box)));
  const half = Math.min(middle - box.y, bottom(box) - middle);
  const [y, height] = half < TWO_ROWS * box.height ? [middle - half, 2 * half] : [box.y, box.height];
  return [
    {
      role: 'nav',
      box: { x: Math.round(x), y: Math.round(y), width: Math.round(end - x), height: Math.round(height) },
    },
  ];
};
