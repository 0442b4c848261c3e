import { type Box, bottom, centreX, centreY, intersect, right } from '@blueprompt/core/geometry';
import type { Element, TextLine, TypeRole, TypeStep, Typography } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

/** A step needs this many characters to be part of the scale: badges and misread icons have fewer. */
const MIN_STEP_CHARS = 4;
/** A size used on one line only must be read this surely. */
const MIN_LONE_CONFIDENCE = 0.93;
/** What is written in these is drawn; pictures may be the ground of real text. */
const DRAWN = typesWith('sign');
/** Line height where no two lines of a paragraph follow each other: the browsers' usual one. */
const DEFAULT_LINE_HEIGHT = 1.5;
const DEFAULT_SIZE_PX = 16;

/** The type scale, body size and line height that a page's lines add up to; what is drawn in a logo or a picture of an interface has no part in it. */
export function describeTypography(lines: readonly TextLine[], elements: readonly Element[] = []): Typography {
  const drawn = elements.filter(({ type, shows }) => DRAWN.has(type) || shows !== undefined);
  const texts = lines.filter(({ box }) => !drawn.some((picture) => holds(picture.box, box)));
  const bodySize = mostUsed(texts, ({ fontSize }) => fontSize) ?? DEFAULT_SIZE_PX;
  return {
    families: familiesOf(texts),
    ...withFonts(texts),
    scale: scaleOf(texts, bodySize),
    bodySize,
    lineHeight: lineHeightOf(texts),
  };
}

const holds = (outer: Box, inner: Box): boolean =>
  centreX(inner) > outer.x &&
  centreX(inner) < right(outer) &&
  centreY(inner) > outer.y &&
  centreY(inner) < bottom(outer);

const charsOf = (texts: readonly TextLine[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);

/** The value that most characters have. */
function mostUsed<T>(texts: readonly TextLine[], pick: (line: TextLine) => T): T | undefined {
  const votes = new Map<T, number>();
  for (const line of texts) votes.set(pick(line), (votes.get(pick(line)) ?? 0) + line.text.length);
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A family class must carry this share of the characters; fewer are misjudged short lines. */
const MIN_FAMILY_SHARE = 0.04;

function familiesOf(texts: readonly TextLine[]): Typography['families'] {
  const total = charsOf(texts);
  return (['sans', 'serif', 'mono'] as const)
    .map((kind) => ({ kind, chars: charsOf(texts.filter(({ fontClass }) => fontClass === kind)) }))
    .filter(({ chars }) => chars > MIN_FAMILY_SHARE * total)
    .sort((a, b) => b.chars - a.chars)
    .map(({ kind }) => kind);
}

/** A named family needs this share of the characters: less is a logo or a line that was taken for another. */
const MIN_FONT_SHARE = 0.02;

function withFonts(texts: readonly TextLine[]): Pick<Typography, 'fonts'> {
  const total = charsOf(texts);
  const named = new Map<string, TextLine[]>();
  for (const line of texts) {
    if (!line.font) continue;
    named.set(line.font.family, [...(named.get(line.font.family) ?? []), line]);
  }
  const fonts = [...named.values()]
    .map((lines) => ({
      ...lines[0]!.font!,
      fontClass: lines[0]!.fontClass,
      share: Math.round((100 * charsOf(lines)) / total) / 100,
    }))
    .filter(({ share }) => share >= MIN_FONT_SHARE)
    .sort((a, b) => b.share - a.share);
  return fonts.length > 0 ? { fonts } : {};
}

/** Every size of the style sheet that is used enough: sizes were told apart there. */
function scaleOf(texts: readonly TextLine[], bodySize: number): TypeStep[] {
  return [...Map.groupBy(texts, ({ fontSize }) => fontSize)]
    .filter(([, lines]) => isStep(lines))
    .sort(([a], [b]) => b - a)
    .map(([fontSize, lines]) => {
      const fontWeight = mostUsed(lines, (line) => line.fontWeight) ?? 400;
      return { fontSize, fontWeight, role: roleOf(fontSize / bodySize, fontWeight), count: lines.length };
    });
}

const isStep = (lines: readonly TextLine[]): boolean =>
  charsOf(lines) >= MIN_STEP_CHARS && (lines.length > 1 || lines[0]!.confidence >= MIN_LONE_CONFIDENCE);

/** Roles by the ratio to the body size, as common scales place them. */
function roleOf(ratio: number, fontWeight: number): TypeRole {
  if (ratio >= 2.6) return 'display';
  if (ratio >= 1.9) return 'title';
  if (ratio >= 1.4) return 'heading';
  if (ratio >= 1.12) return 'subheading';
  if (ratio >= 0.94) return 'body';
  return ratio >= 0.82 || fontWeight >= 600 ? 'label' : 'caption';
}

/** Middle distance of lines that follow each other in a paragraph, in font sizes. */
function lineHeightOf(texts: readonly TextLine[]): number {
  const ratios: number[] = [];
  for (const line of texts) {
    const next = texts.find(
      (other) =>
        other.fontSize === line.fontSize &&
        other.color === line.color &&
        Math.abs(other.box.x - line.box.x) <= 2 &&
        other.box.y > line.box.y &&
        other.box.y - bottom(line.box) < line.fontSize &&
        intersect({ ...other.box, y: 0, height: 1 }, { ...line.box, y: 0, height: 1 }).width > 0.5 * other.box.width,
    );
    if (next && line.words.length > 3) ratios.push((baseline(next) - baseline(line)) / line.fontSize);
  }
  const middle = ratios.sort((a, b) => a - b)[ratios.length >> 1];
  return middle === undefined ? DEFAULT_LINE_HEIGHT : Math.round(middle * 100) / 100;
}

/** Bottom of the line's ink without its tails. */
const baseline = ({ box, text, fontSize }: TextLine): number =>
  bottom(box) - (/[gjpqy,;()]/.test(text) ? 0.2 * fontSize : 0);
