import type { RawBox, RawColor } from '../raw.ts';
import type { Icons } from './create-icons.ts';
import type { Paint } from './create-paint.ts';
import type { Tools } from './create-tools.ts';

/** Runs inside the page: what it shows beside elements: single lines, marks of pseudo elements, colours, text without truth. */
export function createNotes(tools: Tools, { paintOf, linesOf }: Paint, { PRIVATE }: Icons) {
  const { width, height, look, cut, px, pseudoOf, toRgba } = tools;
  const lines: RawBox[] = [];
  const ignore: RawBox[] = [];
  const pseudoHosts: RawBox[] = [];
  const colors: RawColor[] = [];
  /** Larger elements draw backgrounds with their pseudo elements, no marks, in shares of the screen. */
  const MAX_HOST_SHARE = 0.05;
  const MIN_LINE = 24;
  const PICTURE = /^(img|video|canvas|iframe)$/i;

  const noteMarks = (element: Element, box: RawBox) => {
    if (box[2] * box[3] >= width * height * MAX_HOST_SHARE) return;
    for (const pseudo of ['::before', '::after'] as const) {
      const style = pseudoOf(element, pseudo);
      if (!style || Number(style.opacity) === 0) continue;
      const bare = style.content.replace(/^"|"$/g, '');
      const isDrawn =
        bare.trim() !== '' ||
        style.backgroundImage !== 'none' ||
        style.maskImage !== 'none' ||
        toRgba(style.backgroundColor)[3] > 0.05 ||
        px(style.borderTopWidth) + px(style.borderBottomWidth) > 1;
      if (!isDrawn) continue;
      pseudoHosts.push(box);
      if (/\p{L}{2}/u.test(bare) && !PRIVATE.test(bare)) ignore.push(box);
      return;
    }
  };
  const keys = new Set<string>();
  const noteLines = (element: Element, box: RawBox) => {
    const { borders } = paintOf(element);
    const count = linesOf(paintOf(element));
    if (count < 1 || count > 2) return;
    // The lines of a row's cells are one.
    const row = /^(td|th)$/i.test(element.tagName) ? element.closest('tr') : null;
    const [x, y, wide, high] = (row && cut(row.getBoundingClientRect(), look(element).outer)) || box;
    borders.forEach(({ width: thick, isVisible }, side) => {
      if (!isVisible) return;
      const sides: RawBox[] = [
        [x, y, wide, thick],
        [x + wide - thick, y, thick, high],
        [x, y + high - thick, wide, thick],
        [x, y, thick, high],
      ];
      const line = sides[side]!; // there are four
      const key = line.map(Math.round).join();
      if (Math.max(line[2], line[3]) < MIN_LINE || keys.has(key)) return;
      keys.add(key);
      lines.push(line);
    });
  };
  const noteColors = (element: Element, box: RawBox) => {
    const { fill, isDistinct, borders, gradient } = paintOf(element);
    const area = box[2] * box[3];
    if (fill && isDistinct) colors.push({ color: fill, area });
    for (const { isVisible, color, width: thick } of borders)
      if (isVisible) colors.push({ color, area: thick * Math.max(box[2], box[3]) });
    for (const { color } of gradient?.stops ?? []) if (color[3] > 0.9) colors.push({ color, area: area / 4 });
  };
  const note = (element: Element, box: RawBox) => {
    noteColors(element, box);
    noteMarks(element, box);
    noteLines(element, box);
    // Pictures, and text that the browser makes.
    const field = element as HTMLInputElement;
    const isDated =
      element.tagName === 'INPUT' && /^(file|date|time|month|week|datetime-local|color)$/.test(field.type);
    const isList = element instanceof HTMLSelectElement && (element.multiple || element.size > 1);
    if (paintOf(element).hasFile || PICTURE.test(element.tagName) || isDated || isList) ignore.push(box);
  };
  return { note, lines, ignore, pseudoHosts, colors };
}
