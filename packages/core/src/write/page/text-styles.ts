import { channelsOf } from '../../color/channels.ts';
import type { FontFamily } from '../../font-family.ts';
import type { Hex } from '../../measurement.ts';
import { decorationsOf } from '../../text/decorations.ts';
import { fontLabel } from '../../text/font-words.ts';
import type { TextBlock } from '../../text/text-block.ts';
import type { TextStyle } from './page-node.ts';

/** Colours closer than this in every channel are one colour, blurred by anti-aliasing. */
const SAME_COLOR_STEP = 14;

/** True for two readings of one colour. */
export const isNearColor = (a: Hex, b: Hex): boolean => {
  const other = channelsOf(b);
  return channelsOf(a).every((channel, index) => Math.abs(channel - other[index]!) <= SAME_COLOR_STEP);
};

const sureFamily = ({ lines }: TextBlock): FontFamily | undefined => {
  const font = lines[0]?.font;
  return font?.sure ? font.family : undefined;
};

/** Counts letters under two keys; says which second one most of each first one are under. */
const createVote = (): {
  add: (group: string, family: string, letters: number) => void;
  most: (group: string) => string | undefined;
} => {
  const votes = new Map<string, Map<string, number>>();
  return {
    add: (group, family, letters) => {
      const counts = votes.get(group) ?? new Map<string, number>();
      votes.set(group, counts.set(family, (counts.get(family) ?? 0) + letters));
    },
    most: (group) => [...(votes.get(group) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0],
  };
};

/**
 * The family of a block where it is surely not the one of most text of its class, which the type styles name. One size and weight
 * has one family, that of most of its letters: few of them look like many faces.
 */
const toOwnFamily = (blocks: readonly TextBlock[]): ((block: TextBlock) => { family?: FontFamily }) => {
  const vote = createVote();
  const stepOf = ({ fontClass, fontSize, fontWeight }: TextBlock): string => `${fontClass}/${fontSize}/${fontWeight}`;
  for (const block of blocks)
    for (const group of [block.fontClass, stepOf(block)]) vote.add(group, sureFamily(block) ?? '', block.text.length);
  return (block) => {
    const family = vote.most(stepOf(block)) as FontFamily | '' | undefined;
    return family && family !== vote.most(block.fontClass) ? { family } : {};
  };
};

/** The family that most letters of a class are surely in. */
export const mostFamily = (blocks: readonly TextBlock[], fontClass: TextStyle['fontClass']): FontFamily | undefined => {
  const vote = createVote();
  for (const block of blocks) vote.add(block.fontClass, sureFamily(block) ?? '', block.text.length);
  return (vote.most(fontClass) || undefined) as FontFamily | undefined;
};

/** Tenths of a pixel: more is not measured. */
const spacingOf = ({ lines }: TextBlock): { letterSpacing?: number } => {
  const spacing = lines[0]?.letterSpacing;
  return spacing === undefined ? {} : { letterSpacing: Math.round(spacing * 10) / 10 };
};

const DEFAULT: TextStyle = { fontSize: 16, fontWeight: 400, fontClass: 'sans', color: '#000000' };

/** The styles of all blocks, and the one that most characters are set in. */
export const createStyles = (
  blocks: readonly TextBlock[],
): { styleOf: (block: TextBlock) => TextStyle; body: TextStyle } => {
  const familyOf = toOwnFamily(blocks);
  const styleOf = (block: TextBlock): TextStyle => ({
    fontSize: block.fontSize,
    fontWeight: block.fontWeight,
    fontClass: block.fontClass,
    ...familyOf(block),
    ...spacingOf(block),
    ...decorationsOf(block),
    color: block.color,
  });
  const uses = new Map<string, { style: TextStyle; count: number }>();
  for (const block of blocks) {
    const style = styleOf(block);
    const use = uses.get(styleKey(style)) ?? { style, count: 0 };
    uses.set(styleKey(style), { style, count: use.count + block.text.length });
  }
  const most = [...uses.values()].sort((a, b) => b.count - a.count)[0];
  return { styleOf, body: most?.style ?? DEFAULT };
};

export const styleKey = (style: TextStyle): string =>
  `${style.fontSize}/${style.fontWeight}/${style.fontClass}/${style.family ?? ''}/${style.letterSpacing ?? ''}/${style.color}/${style.ground ?? ''}/${Object.keys(decorationsOf(style))}`;

/** Only what differs from the page's default text, which the reader knows. */
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

/** Styles that are written out once and used by their names. */
export type NamedStyles = ReadonlyMap<string, { name: string; style: TextStyle }>;

/** A style that fewer texts have costs less where it is used. */
const MIN_USES = 3;

const keyWithoutGround = ({ ground: _, ...style }: TextStyle): string => styleKey(style);

/** Names for the styles that several texts have, the most used first; the default needs none. */
export const nameStyles = (
  texts: readonly { style: TextStyle }[],
  body: TextStyle,
  minUses = MIN_USES,
): NamedStyles => {
  const uses = [...Map.groupBy(texts, ({ style }) => keyWithoutGround(style)).values()];
  const shared = uses.flatMap((users) => {
    const [first] = users;
    if (!first || users.length < minUses || keyWithoutGround(first.style) === keyWithoutGround(body)) return [];
    const { ground: _, ...style } = first.style;
    return [{ style, count: users.length }];
  });
  return new Map(
    shared
      .sort((a, b) => b.count - a.count)
      .map(({ style }, index) => [styleKey(style), { name: `t${index + 1}`, style }]),
  );
};

/** A style by its name where it has one, else by what differs from the default. */
export const styleName = (
  style: TextStyle,
  { body, styles }: { body: TextStyle; styles?: NamedStyles | undefined },
): string => {
  const { ground, ...bare } = style;
  const named = styles?.get(styleKey(bare));
  if (!named) return styleWords(style, body);
  return ground !== undefined && ground !== body.ground ? `${named.name} on ${ground}` : named.name;
};
