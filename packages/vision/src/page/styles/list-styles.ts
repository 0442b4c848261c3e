import { bottom, right } from '@blueprompt/core/geometry';
import type { Element, StyleSheet, SurfaceStyle, TextLine, TextStyle } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

type Styled = { texts: TextLine[]; elements: Element[]; styles: StyleSheet };

/** Their fill is the mean of what they show. */
const PICTURES = typesWith('graphic');

/** The style sheet that settled lines and elements add up to, and both with the ids of their entries. */
export function listStyles(texts: readonly TextLine[], elements: readonly Element[]): Styled {
  const text = listEntries(texts, 't', toTextStyle, withSpacing);
  const surface = listEntries(elements, 's', toSurfaceStyle, (style) => style);
  return {
    texts: text.items,
    elements: surface.items,
    styles: { text: text.entries, surface: surface.entries },
  };
}

/** Groups what looks the same, the largest group first; what has no look stays without an entry. */
function listEntries<Item, Look extends object>(
  items: readonly Item[],
  prefix: string,
  lookOf: (item: Item) => Look | undefined,
  complete: (look: Look, members: readonly Item[]) => Look,
): { items: Item[]; entries: (Look & { id: string; count: number })[] } {
  const groups = new Map<string, { look: Look; members: Item[] }>();
  for (const item of items) {
    const look = lookOf(item);
    if (!look) continue;
    const key = JSON.stringify(look);
    const group = groups.get(key);
    if (group) group.members.push(item);
    else groups.set(key, { look, members: [item] });
  }
  const ids = new Map<Item, string>();
  const entries = [...groups.values()]
    .sort((a, b) => b.members.length - a.members.length)
    .map(({ look, members }, index) => {
      const id = `${prefix}${index + 1}`;
      for (const member of members) ids.set(member, id);
      return { id, ...complete(look, members), count: members.length };
    });
  return {
    items: items.map((item) => {
      const id = ids.get(item);
      return id === undefined ? item : { ...item, style: id };
    }),
    entries,
  };
}

type TextLook = Omit<TextStyle, 'id' | 'count'>;
type SurfaceLook = Omit<SurfaceStyle, 'id' | 'count'>;

const toTextStyle = ({ fontSize, fontWeight, fontClass, font, color, italic, underlined }: TextLine): TextLook => ({
  fontSize,
  fontWeight,
  fontClass,
  ...(font && { family: font.family }),
  color,
  ...(italic && { italic }),
  ...(underlined && { underlined }),
});

const toSurfaceStyle = ({ type, fill, gradient, border, radius, shadow, box }: Element): SurfaceLook | undefined => {
  const ground = PICTURES.has(type) ? undefined : fill;
  if (!ground && !gradient && !border && !shadow) return undefined;
  const isRound = radius !== undefined && radius > 0 && 2 * radius >= Math.min(box.width, box.height) - 1;
  return {
    ...(ground && { fill: ground }),
    ...(gradient && { gradient }),
    ...(border && { border }),
    ...(isRound ? { round: true } : radius && { radius }),
    ...(shadow && { shadow }),
  };
};

/** The style with what only several of its lines tell: how far apart they and their letters are. */
const withSpacing = (look: TextLook, lines: readonly TextLine[]): TextLook => {
  const lineHeight = median(pitchesOf(lines));
  const spacings = lines.flatMap(({ letterSpacing }) => (letterSpacing === undefined ? [] : [letterSpacing]));
  const letterSpacing = 2 * spacings.length > lines.length ? median(spacings) : undefined;
  return {
    ...look,
    ...(lineHeight !== undefined && { lineHeight }),
    ...(letterSpacing !== undefined && { letterSpacing }),
  };
};

const median = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];

/** Lines of a paragraph begin within this of each other, in pixels, and leave less than a letter's height between them. */
const SAME_LEFT_PX = 2;

/** How far each line is below the one before it in a paragraph. */
const pitchesOf = (lines: readonly TextLine[]): number[] => {
  const sorted = lines.filter(({ continues }) => !continues).sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
  const columns: TextLine[][] = [];
  for (const line of sorted) {
    const column = columns.at(-1);
    if (column && line.box.x - column[0]!.box.x <= SAME_LEFT_PX) column.push(line);
    else columns.push([line]);
  }
  return columns.flatMap((column) => {
    const down = column.toSorted((a, b) => a.box.y - b.box.y);
    return down.slice(1).flatMap((line, index) => {
      const above = down[index]!;
      const gap = line.box.y - bottom(above.box);
      const isNext = gap > -above.fontSize && gap < above.fontSize && right(above.box) > line.box.x;
      const pitch = Math.round(footOf(line) - footOf(above));
      return isNext && pitch >= above.fontSize ? [pitch] : [];
    });
  });
};

/** Bottom of the line's ink without its tails. */
const footOf = ({ box, text, fontSize }: TextLine): number =>
  bottom(box) - (/[gjpqy,;()]/.test(text) ? 0.2 * fontSize : 0);
