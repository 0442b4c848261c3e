import { channelsOf } from '../../color/channels.ts';
import type { FontFamily } from '../../fonts/font-family.ts';
import { fontLabel } from '../../fonts/font-words.ts';
import type { Hex } from '../../measurement.ts';
import { decorationsOf } from '../../text/decorations.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { agreeWithPeers } from './agree-with-peers.ts';
import type { TextStyle } from './outline-node.ts';
import { settleWeights } from './settle-weights.ts';

/** Sizes closer than this share are one size that was measured twice; a short text shows its size less exactly. */
const SAME_SIZE = { long: 0.05, word: 0.08, short: 0.12 };
const sizeTolerance = (chars: number): number =>
  chars <= 4 ? SAME_SIZE.short : chars <= 10 ? SAME_SIZE.word : SAME_SIZE.long;
/** Colours closer than this in every channel are one colour, blurred by anti-aliasing. */
const SAME_COLOR_STEP = 14;

/** True for two readings of one colour. */
export const isNearColor = (a: Hex, b: Hex): boolean => {
  const other = channelsOf(b);
  return channelsOf(a).every((channel, index) => Math.abs(channel - other[index]!) <= SAME_COLOR_STEP);
};

/** The values that most lines have, each standing for all that count as the same. */
const leadersOf = <T>(values: readonly T[], isSame: (a: T, b: T) => boolean): T[] => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  const leaders: T[] = [];
  for (const value of byUse) if (!leaders.some((leader) => isSame(leader, value))) leaders.push(value);
  return leaders;
};

const sureFamily = ({ lines }: TextBlock): FontFamily | undefined => {
  const font = lines[0]?.font;
  return font?.sure ? font.family : undefined;
};

/** Tells the family of a block where it is surely not the one of most text of its class, which the type scale names. */
const toOwnFamily = (blocks: readonly TextBlock[]): ((block: TextBlock) => { family?: FontFamily }) => {
  const chars = new Map<string, number>();
  const keyOf = (block: TextBlock): string => `${block.fontClass}/${sureFamily(block) ?? ''}`;
  for (const block of blocks) chars.set(keyOf(block), (chars.get(keyOf(block)) ?? 0) + block.text.length);
  const most = (fontClass: TextBlock['fontClass']): string | undefined =>
    [...chars].filter(([key]) => key.startsWith(`${fontClass}/`)).sort((a, b) => b[1] - a[1])[0]?.[0];
  return (block) => {
    const family = sureFamily(block);
    return family && keyOf(block) !== most(block.fontClass) ? { family } : {};
  };
};

/** Tenths of a pixel: more is not measured. */
const spacingOf = ({ lines }: TextBlock): { letterSpacing?: number } => {
  const spacing = lines[0]?.letterSpacing;
  return spacing === undefined ? {} : { letterSpacing: Math.round(spacing * 10) / 10 };
};

/** Makes the styles of all blocks comparable, and finds the one that most characters are set in. */
export const settleStyles = (
  blocks: readonly TextBlock[],
): { styleOf: (block: TextBlock) => TextStyle; body: TextStyle } => {
  const sizes = leadersOf(
    blocks.flatMap((block) => block.lines.map(() => block.fontSize)),
    (a, b) => Math.abs(a - b) / a < SAME_SIZE.long,
  );
  const colors = leadersOf(
    blocks.map((block) => block.color),
    isNearColor,
  );
  const sizeOf = ({ fontSize, text }: TextBlock): number =>
    sizes.find((size) => Math.abs(size - fontSize) / size < sizeTolerance(text.length)) ?? fontSize;
  const weightOf = settleWeights(blocks);
  const familyOf = toOwnFamily(blocks);
  const measured = blocks.map((block) => ({
    block,
    style: {
      fontSize: sizeOf(block),
      fontWeight: weightOf(block),
      fontClass: block.fontClass,
      ...familyOf(block),
      ...spacingOf(block),
      ...decorationsOf(block),
      color: colors.find((color) => isNearColor(color, block.color)) ?? block.color,
    },
  }));
  const agreed = agreeWithPeers(measured);
  const styles = new Map(blocks.map((block, index) => [block, agreed[index]!]));
  const styleOf = (block: TextBlock): TextStyle => styles.get(block)!;
  const uses = new Map<string, { style: TextStyle; count: number }>();
  for (const block of blocks) {
    const style = styleOf(block);
    const use = uses.get(styleKey(style)) ?? { style, count: 0 };
    uses.set(styleKey(style), { style, count: use.count + block.text.length });
  }
  const most = [...uses.values()].sort((a, b) => b.count - a.count)[0];
  return { styleOf, body: most?.style ?? { fontSize: 16, fontWeight: 400, fontClass: 'sans', color: '#000000' } };
};

export const styleKey = (style: TextStyle): string =>
  `${style.fontSize}/${style.fontWeight}/${style.fontClass}/${style.family ?? ''}/${style.letterSpacing ?? ''}/${style.color}/${style.ground ?? ''}/${Object.keys(decorationsOf(style))}`;

/** Only what differs from the page's default text: the reader is told that default once. */
export const styleWords = (style: TextStyle, body: TextStyle): string =>
  [
    style.fontSize !== body.fontSize && `${style.fontSize}px`,
    style.fontWeight !== body.fontWeight && `${style.fontWeight}`,
    style.fontClass !== body.fontClass && style.fontClass,
    style.family !== undefined && style.family !== body.family && fontLabel(style.family),
    style.letterSpacing !== undefined && `letter-spacing ${style.letterSpacing}px`,
    style.color !== body.color && style.color,
    style.italic !== body.italic && (style.italic ? 'italic' : 'upright'),
    style.underlined !== body.underlined && (style.underlined ? 'underlined' : 'without underline'),
    style.ground !== undefined && style.ground !== body.ground && `on ${style.ground}`,
  ]
    .filter(Boolean)
    .join(' ');
