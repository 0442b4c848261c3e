import { type Content, createView, toTag, type View } from '../view.ts';
import type { WidthContent } from './width-view.ts';

/** Words in one style, without the places where lines are broken. */
type Words = { text: string; accent?: View | undefined };
type Broken = { words: Words[]; breaks: ReadonlySet<number> };

/** Where the lines of a text are broken, and the text without that. */
const readWords = (content: readonly Content[]): Broken => {
  const words: Words[] = [];
  const breaks = new Set<number>();
  let length = 0;
  for (const one of content) {
    if (typeof one !== 'string' && one.tag === 'br') {
      breaks.add(length);
      continue;
    }
    const text = typeof one === 'string' ? one : one.children.join('');
    const last = words.at(-1);
    if (typeof one === 'string' && last && !last.accent) last.text += text;
    else words.push({ text, accent: typeof one === 'string' ? undefined : one });
    length += text.length;
  }
  return { words, breaks };
};

/** `wraps` are the widths that were read otherwise. */
type MergedWords = { words: WidthContent[]; wraps: boolean[] };

/**
 * The words of a text, stated once, and each of its line breaks at the widths that have it. Where widths were not read alike, the
 * first reading is taken, and the others' breaks are left to the browser.
 */
export function mergeWords(contents: readonly (readonly Content[] | undefined)[]): MergedWords {
  const read = contents.map((content) => content && readWords(content));
  const first = read.find((one) => one !== undefined);
  if (!first) return { words: [], wraps: [] };
  const plain = plainOf(first);
  const isOther = read.map((one) => one !== undefined && plainOf(one) !== plain);
  const told = read.map((one, at) => (one && !isOther[at] ? one.breaks : new Set<number>()));
  const places = new Set(told.flatMap((breaks) => [...breaks]));
  // A break that no wider page has is there for want of room.
  const isSoft = (place: number, width: number): boolean =>
    width > 0 && !told.slice(0, width).some((breaks) => breaks.has(place));
  const breakAt = (place: number): WidthContent => ({
    at: told.map((breaks, width) => (breaks.has(place) ? (isSoft(place, width) ? SOFT_BREAK : BREAK) : undefined)),
    isUnit: true,
    keys: new Set(),
    children: [],
  });
  let start = 0;
  const words = first.words.flatMap(({ text, accent }): WidthContent[] => {
    const from = start;
    start += text.length;
    const pieces: WidthContent[] = places.has(from) ? [breakAt(from)] : [];
    if (accent)
      return [...pieces, { at: contents.map((one) => one && accent), isUnit: true, keys: new Set(), children: [text] }];
    let done = 0;
    for (const place of [...places].sort((a, b) => a - b)) {
      if (place <= from || place >= start) continue;
      pieces.push(text.slice(done, place - from), breakAt(place));
      done = place - from;
    }
    return [...pieces, text.slice(done)];
  });
  return { words, wraps: isOther };
}

const BREAK: View = { ...createView(toTag('br'), { use: 'break' }), isInline: true };
const SOFT_BREAK: View = { ...BREAK, rules: ['soft'] };

const plainOf = ({ words }: Broken): string => words.map(({ text }) => text).join('');
