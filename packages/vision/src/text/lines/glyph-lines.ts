import type { Pixels } from '../../contract.ts';
import type { Component } from '../ink/edge-components.ts';
import { type GlyphLine, MAX_HEIGHT_RATIO, MIN_SHARED_HEIGHT, toLine } from './glyph-line.ts';
import { joinAcrossMarks } from './join-across-marks.ts';
import { type HeldComponents, withoutContainers } from './without-containers.ts';

/** The gap to the next glyph, in glyph heights, that still belongs to the line: word spaces are 0.3 to 0.6, menus 1.5 up. */
const MAX_GAP_HEIGHTS = 0.8;
/** Words on one baseline that differ more in height than a capital from an x are set in two sizes, unless they touch. */
const MAX_BASELINE_RATIO = 1.55;
const BASELINE_SLACK = 0.14;
const MAX_LETTER_GAP = 0.15;
/** Below this, in pixels, a component is punctuation or a dot and joins a line only after letters have formed it. */
const MIN_LETTER_PX = 5;
/** Taller than any display heading at 2x. */
const MAX_GLYPH_PX = 260;
/** An edge of a box (one step of colour, two pixels wide), an underline, a divider or a table rule. */
const isRule = (width: number, height: number): boolean => {
  const thin = Math.min(width, height);
  const long = Math.max(width, height);
  return (thin <= 2 && long >= 8) || (thin <= 3 && long >= 20) || (thin <= 5 && long >= 44);
};

const heightOf = (c: { top: number; bottom: number }): number => c.bottom - c.top;
const widthOf = (c: { left: number; right: number }): number => c.right - c.left;

/** Groups components into lines of text candidates; whether a line really is text is decided later. */
export function groupGlyphLines(components: readonly Component[], pixels: Pixels): GlyphLine[] {
  const { letters: candidates, frameOf } = withoutContainers(
    components.filter(
      (c) => heightOf(c) <= MAX_GLYPH_PX && !isRule(widthOf(c), heightOf(c)) && Math.max(widthOf(c), heightOf(c)) >= 3,
    ),
    pixels,
  );
  const letters = candidates.filter((c) => heightOf(c) >= MIN_LETTER_PX).sort((a, b) => a.left - b.left);
  const marks = candidates.filter((c) => heightOf(c) < MIN_LETTER_PX);
  const words = linkLetters(letters, frameOf);
  // The dashes of headings are as high as small letters.
  const dashes = words.filter(({ glyphs }) => glyphs.length === 1).map(({ glyphs }) => glyphs[0]!);
  const linked = joinAcrossMarks(words, [...marks, ...dashes], frameOf);
  const isLine = (line: GlyphLine): boolean => line.glyphs.length > 1 || widthOf(line) > heightOf(line);
  const lines = linked.filter(isLine);
  const lone = linked.filter((line) => !isLine(line)).map((line) => line.glyphs[0]!);
  const rest = attachMarks(lines, [...marks, ...lone]).filter((c) => heightOf(c) >= MIN_LETTER_PX);
  return [...lines, ...rest.map((c) => toLine([c]))]
    .flatMap(splitBands)
    .flatMap(splitOutliers)
    .flatMap(splitIcons)
    .sort((a, b) => a.top - b.top || a.left - b.left);
}

const BAND_PX = 16;

function linkLetters(letters: readonly Component[], frameOf: HeldComponents['frameOf']): GlyphLine[] {
  const parents = letters.map((_, index) => index);
  const find = (index: number): number => {
    while (parents[index] !== index) index = parents[index] = parents[parents[index]!]!;
    return index;
  };
  const bands = new Map<number, number[]>();
  letters.forEach((letter, index) => {
    for (let band = letter.top >> 4; band <= (letter.bottom - 1) >> 4; band++) {
      const list = bands.get(band);
      if (list) list.push(index);
      else bands.set(band, [index]);
    }
  });
  for (const members of bands.values()) {
    for (let a = 0; a < members.length; a++) {
      const left = letters[members[a]!]!;
      for (let b = a + 1; b < members.length; b++) {
        const right = letters[members[b]!]!;
        if (right.left - left.right > MAX_GAP_HEIGHTS * MAX_HEIGHT_RATIO * heightOf(left)) break;
        if (frameOf(left) === frameOf(right) && sameLine(left, right)) parents[find(members[b]!)] = find(members[a]!);
      }
    }
  }
  const groups = new Map<number, Component[]>();
  letters.forEach((letter, index) => {
    const root = find(index);
    const list = groups.get(root);
    if (list) list.push(letter);
    else groups.set(root, [letter]);
  });
  return [...groups.values()].map(toLine);
}

function sameLine(a: Component, b: Component): boolean {
  const small = Math.min(heightOf(a), heightOf(b));
  const large = Math.max(heightOf(a), heightOf(b));
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const onBaseline = Math.abs(a.bottom - b.bottom) <= BASELINE_SLACK * large;
  if (onBaseline && large > MAX_BASELINE_RATIO * small && b.left - a.right > MAX_LETTER_GAP * large) return false;
  return (
    b.left - a.right <= MAX_GAP_HEIGHTS * large &&
    large - 2 <= MAX_HEIGHT_RATIO * (small - 2) &&
    shared >= MIN_SHARED_HEIGHT * small
  );
}

/** A mark is lower than this share of the line it belongs to. */
const MAX_MARK_HEIGHTS = 0.55;

/** Dots, commas, dashes and accents join the line that they stand in or just beside; returns those that found none. */
function attachMarks(lines: GlyphLine[], marks: readonly Component[]): Component[] {
  const bands = new Map<number, GlyphLine[]>();
  for (const line of lines) {
    for (let band = (line.top - BAND_PX) >> 4; band <= (line.bottom + BAND_PX) >> 4; band++) {
      const list = bands.get(band);
      if (list) list.push(line);
      else bands.set(band, [line]);
    }
  }
  const left: Component[] = [];
  const additions = new Map<GlyphLine, Component[]>();
  for (const mark of marks) {
    const near = (bands.get(((mark.top + mark.bottom) / 2) >> 4) ?? []).filter((line) => {
      const height = line.bottom - line.top;
      const above = line.top - mark.top;
      const below = mark.bottom - line.bottom;
      const aside = Math.max(line.left - mark.right, mark.left - line.right);
      return (
        above <= 0.45 * height &&
        below <= 0.3 * height &&
        aside <= 0.5 * height &&
        heightOf(mark) <= Math.max(MIN_LETTER_PX, MAX_MARK_HEIGHTS * height)
      );
    });
    const [line] = near.sort((a, b) => Math.abs(centre(a) - centre(mark)) - Math.abs(centre(b) - centre(mark)));
    if (!line) {
      left.push(mark);
      continue;
    }
    const list = additions.get(line);
    if (list) list.push(mark);
    else additions.set(line, [mark]);
  }
  for (const [line, added] of additions) Object.assign(line, toLine([...line.glyphs, ...added]));
  return left;
}

/** A chart with numbers on its axis is at least this high, in pixels; what is lower and no text is an icon, a stroke or noise. */
const MIN_CHART_PX = 24;

/** What a line that is no text took for its marks, as lines of their own: the numbers of an axis below its chart. */
export function releaseMarks({ top, bottom, glyphs }: GlyphLine, pixels: Pixels): GlyphLine[] {
  if (bottom - top < MIN_CHART_PX) return [];
  const marks = glyphs.filter((glyph) => heightOf(glyph) <= MAX_MARK_HEIGHTS * (bottom - top));
  return marks.length === glyphs.length ? [] : groupGlyphLines(marks, pixels);
}

const centre = (c: { top: number; bottom: number }): number => (c.top + c.bottom) / 2;

/** A line higher than this many glyphs may be two lines that a tail and an ascender between them tied together. */
const MAX_LINE_HEIGHTS = 1.7;

/** Parts two lines of text that were linked into one. */
function splitBands(line: GlyphLine): GlyphLine[] {
  const height = heightOf(typicalGlyph(line.glyphs));
  if (line.bottom - line.top < MAX_LINE_HEIGHTS * height) return [line];
  const bands: Component[][] = [];
  for (const glyph of [...line.glyphs].sort((a, b) => centre(a) - centre(b))) {
    const band = bands[bands.length - 1];
    if (band && centre(glyph) - centre(band[band.length - 1]!) < 0.45 * height) band.push(glyph);
    else bands.push([glyph]);
  }
  return bands.map(toLine);
}

/** An icon or a piece of a frame is taller than the words beside it by at least this factor, and sticks out both ways. */
const OUTLIER_HEIGHTS = 1.55;
const OUTLIER_OVERHANG = 0.15;

/** Separates icons and frame pieces that stand in a row with words; a "pd" whose letters touch stands as close as letters do. */
function splitOutliers(line: GlyphLine): GlyphLine[] {
  if (line.glyphs.length < 2) return [line];
  const typical = typicalGlyph(line.glyphs);
  const height = heightOf(typical);
  const isClose = (left: Component | undefined, right: Component | undefined): boolean =>
    left !== undefined && right !== undefined && right.left - left.right <= MAX_LETTER_GAP * height;
  const isOutlier = (glyph: Component, at: number): boolean =>
    !isClose(line.glyphs[at - 1], glyph) &&
    !isClose(glyph, line.glyphs[at + 1]) &&
    heightOf(glyph) > OUTLIER_HEIGHTS * height &&
    typical.top - glyph.top > OUTLIER_OVERHANG * height &&
    glyph.bottom - typical.bottom > OUTLIER_OVERHANG * height;
  if (!line.glyphs.some(isOutlier)) return [line];
  const runs: Component[][] = [[]];
  line.glyphs.forEach((glyph, at) => {
    if (isOutlier(glyph, at)) runs.push([glyph], []);
    else runs[runs.length - 1]!.push(glyph);
  });
  return runs.filter((run) => run.length > 0).map(toLine);
}

/** The glyph of middle height when each pixel of width has one vote: long words outvote icons. */
function typicalGlyph(glyphs: readonly Component[]): Component {
  const sorted = [...glyphs].sort((a, b) => heightOf(a) - heightOf(b));
  const half = sorted.reduce((sum, glyph) => sum + widthOf(glyph), 0) / 2;
  let seen = 0;
  for (const glyph of sorted) {
    seen += widthOf(glyph);
    if (seen >= half) return glyph;
  }
  return sorted[0]!;
}

/** An icon keeps this much distance, in line heights, from its label; a word space is narrower. */
const MIN_ICON_GAP_HEIGHTS = 0.33;
/** An icon is higher than its label's ink by at least this factor; a digit or a capital is not. */
const MIN_ICON_HEIGHTS = 1.12;

/** Separates a leading or trailing icon: one roundish component, higher than the words and clearly apart from them. */
function splitIcons(line: GlyphLine): GlyphLine[] {
  const { glyphs } = line;
  if (glyphs.length < 2) return [line];
  const last = glyphs.length - 1;
  const wide = MIN_ICON_GAP_HEIGHTS * (line.bottom - line.top);
  const isIcon = (glyph: Component, others: readonly Component[]): boolean =>
    heightOf(glyph) >= MIN_ICON_HEIGHTS * Math.max(...others.map(heightOf)) &&
    widthOf(glyph) <= 1.7 * heightOf(glyph) &&
    widthOf(glyph) >= 0.5 * heightOf(glyph);
  const rest = glyphs.slice(1);
  if (rest[0]!.left - glyphs[0]!.right >= wide && isIcon(glyphs[0]!, rest)) {
    return [toLine([glyphs[0]!]), ...splitIcons(toLine(rest))];
  }
  const before = glyphs.slice(0, last);
  if (glyphs[last]!.left - Math.max(...before.map((glyph) => glyph.right)) >= wide && isIcon(glyphs[last]!, before)) {
    return [...splitIcons(toLine(before)), toLine([glyphs[last]!])];
  }
  return [line];
}
