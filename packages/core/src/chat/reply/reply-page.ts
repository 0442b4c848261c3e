import { gradientCss } from '../../color/gradient-css.ts';
import { backgroundOf, toneOf } from '../../color/page-tone.ts';
import type { Measurement, Tally } from '../../measurement.ts';
import { px, sizeOf } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { PageIndex } from '../look/page-index.ts';
import { gradientOf, shadowWords } from '../look/part-facts.ts';
import { capital, propertyName, several, typeOf } from '../say/name-parts.ts';
import { type PhraseKey, say } from '../say/phrases.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Property } from '../words/property-words.ts';
import type { Ask } from './ask.ts';
import { joined, joinReplies, listOf, unknown, whereWords } from './compose.ts';
import { replyContrast, replyHue, replyPalette, replyRole } from './reply-colors.ts';
import { layoutRow, MAX_VALUES, mergedOf, mostUsed, plain } from './whole-page.ts';

const pixels = (value: number): string => `${px(value)} px`;
const talliesOf = (tallies: readonly Tally[]): string =>
  [...tallies]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_VALUES)
    .map((one) => `${pixels(one.px)} (${one.count}×)`)
    .join(', ');

const listed = (values: readonly string[], some: PhraseKey, none: PhraseKey, ask: Ask): ChatAnswer =>
  plain(values.length > 0 ? say(ask.language, some, { v: values.join(', ') }) : say(ask.language, none), ask);

const fontWords = ({ typography }: Measurement, ask: Ask): string => {
  const [font] = typography.fonts ?? [];
  if (!font) return say(ask.language, 'font_class', { v: typography.families[0] ?? 'sans' });
  return font.sure ? font.family : say(ask.language, 'font_like', { v: font.family });
};

const sizesOf = ({ typography }: Measurement): string => {
  const counts = new Map<number, number>();
  for (const step of typography.scale) counts.set(step.fontSize, (counts.get(step.fontSize) ?? 0) + step.count);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .sort((a, b) => b[0] - a[0])
    .map(([size]) => pixels(size))
    .join(', ');
};

const replyFont = (ask: Ask): ChatAnswer => {
  const all = mergedOf(ask);
  const others = (all.typography.fonts ?? []).slice(1).map(({ family, sure }) => (sure ? family : `~ ${family}`));
  const head = say(ask.language, 'main_font', {
    v: fontWords(all, ask),
    size: pixels(all.typography.bodySize),
    where: whereWords(ask.pages, ask),
  });
  const lines = [
    ...(others.length > 0 ? [say(ask.language, 'other_gaps', { v: others.join(', ') })] : []),
    ...(all.typography.scale.length > 0 ? [say(ask.language, 'sizes', { v: sizesOf(all) })] : []),
  ];
  const said = plain(`${head}\n\n${listOf(lines, ask.language)}`, ask);
  // A likeness is no measured family.
  return all.typography.fonts?.[0]?.sure ? said : { ...said, state: 'unknown' };
};

const replySpacing = (ask: Ask): ChatAnswer => {
  const { spacing } = mergedOf(ask);
  const lines = [
    ...(spacing.gaps.length > 0 ? [say(ask.language, 'common_gaps', { v: talliesOf(spacing.gaps) })] : []),
    ...(spacing.paddings.length > 0 ? [say(ask.language, 'common_paddings', { v: talliesOf(spacing.paddings) })] : []),
  ];
  return plain(
    `${say(ask.language, 'unit', { v: pixels(spacing.unit), where: whereWords(ask.pages, ask) })}\n\n${listOf(lines, ask.language)}`,
    ask,
  );
};

/** One sentence a page, or one for all where they agree. */
const perPage = (ask: Ask, sentence: (page: PageIndex, where: string) => string): ChatAnswer => {
  const said = ask.pages.map((page) => sentence(page, ''));
  if (new Set(said).size === 1) return plain(said[0]!, ask);
  const lines = ask.pages.map((page) => sentence(page, say(ask.language, 'on_page', { v: page.name })));
  return plain(listOf(lines, ask.language), ask);
};

const replyDark = (ask: Ask): ChatAnswer =>
  perPage(ask, ({ measurement }, where) => {
    return say(ask.language, toneOf(measurement), { v: backgroundOf(measurement), where });
  });

/** Columns of the layout: what lies side by side in the widest row or grid below the header. */
const columnsOf = (page: PageIndex): number => {
  const node = layoutRow(page)?.node;
  return node ? (node.flow!.columns ?? node.children.length) : 1;
};

const replyColumns = (ask: Ask): ChatAnswer =>
  perPage(ask, (page, where) => {
    const count = columnsOf(page);
    return count < 2 ? say(ask.language, 'one_column', { where }) : say(ask.language, 'columns', { v: count, where });
  });

const replyPageSize = (ask: Ask): ChatAnswer =>
  plain(
    ask.pages
      .map(({ name, measurement }) =>
        say(ask.language, 'page_size', { n: name, v: `${sizeOf({ x: 0, y: 0, ...measurement.image })} px` }),
      )
      .join('\n'),
    ask,
  );

const replyContainer = (ask: Ask): ChatAnswer =>
  perPage(ask, ({ measurement: { spacing, image } }, where) =>
    spacing.containerWidth === undefined
      ? say(ask.language, 'no_container', { v: pixels(image.width), where })
      : say(ask.language, 'container', { v: pixels(spacing.containerWidth), where }),
  );

const paletteHex = (ask: Ask, role: 'background' | 'text', phrase: PhraseKey): ChatAnswer =>
  perPage(ask, ({ measurement }, where) => {
    const hex =
      role === 'background' ? backgroundOf(measurement) : measurement.palette.find((color) => color.role === role)?.hex;
    return say(ask.language, phrase, { v: hex ?? measurement.texts[0]?.color ?? '#000000', where });
  });

const weightsOf = (ask: Ask): ChatAnswer =>
  plain(
    say(ask.language, 'weights', {
      v: mostUsed(mergedOf(ask).texts.map(({ fontWeight }) => String(fontWeight))).join(', '),
    }),
    ask,
  );

const MIN_FLAT_SHARE = 0.25;

/** Properties that a page as a whole has. */
const READERS: Partial<Record<Property, (ask: Ask) => ChatAnswer>> = {
  color: replyPalette,
  background: (ask) => paletteHex(ask, 'background', 'page_background'),
  textColor: (ask) => paletteHex(ask, 'text', 'page_text'),
  font: replyFont,
  fontSize: (ask) =>
    plain(
      `${say(ask.language, 'body_text', { v: pixels(mergedOf(ask).typography.bodySize) })} ${say(ask.language, 'sizes', { v: sizesOf(mergedOf(ask)) })}`,
      ask,
    ),
  weight: weightsOf,
  lineHeight: (ask) => {
    const { lineHeight, bodySize } = mergedOf(ask).typography;
    return plain(
      say(ask.language, 'body_line', { v: `${px(lineHeight)} (${pixels(Math.round(lineHeight * bodySize))})` }),
      ask,
    );
  },
  radius: (ask) => {
    const { radii } = mergedOf(ask);
    return listed(radii.length > 0 ? [talliesOf(radii)] : [], 'common_radii', 'no_radii', ask);
  },
  shadow: (ask) =>
    listed(
      mostUsed(mergedOf(ask).elements.flatMap(({ shadow }) => (shadow ? [shadowWords(shadow)] : []))),
      'common_shadows',
      'no_shadows',
      ask,
    ),
  border: (ask) =>
    listed(
      mostUsed(
        mergedOf(ask).elements.flatMap(({ border }) => (border ? [`${pixels(border.width)} ${border.color}`] : [])),
      ),
      'common_borders',
      'no_borders',
      ask,
    ),
  gradient: (ask) => {
    const found = ask.pages.flatMap(({ parts }) => parts.flatMap((part) => gradientOf(part) ?? []).map(gradientCss));
    // Where no colour fills much of a page, it may be a gradient all over.
    const isFlat = ask.pages.every(({ measurement: { palette } }) =>
      palette.some(({ share }) => share >= MIN_FLAT_SHARE),
    );
    if (found.length === 0 && !isFlat) return unknown(say(ask.language, 'cannot'), ask);
    return listed(mostUsed(found), 'common_gradients', 'no_gradients', ask);
  },
  gap: replySpacing,
  padding: (ask) => {
    const { paddings } = mergedOf(ask).spacing;
    return paddings.length > 0
      ? plain(say(ask.language, 'common_paddings', { v: talliesOf(paddings) }), ask)
      : replySpacing(ask);
  },
  contrast: replyContrast,
  columns: replyColumns,
  size: replyPageSize,
  width: replyPageSize,
  height: replyPageSize,
  states: (ask) => unknown(say(ask.language, 'states_unknown'), ask),
};

const partsIn = ({ parts }: PageIndex, ask: Ask): string => {
  const counts = new Map<PartType, number>();
  for (const part of parts)
    if (part.node.kind === 'element') counts.set(typeOf(part), (counts.get(typeOf(part)) ?? 0) + 1);
  const words = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([type, count]) => `${count} ${several(type, count, ask.language)['nouns']}`);
  return joined(words, ask.language);
};

/** Each page in three lines: how large, what is on it, colours and type. */
export const replySummary = (ask: Ask): ChatAnswer =>
  plain(
    ask.pages
      .map((page) => {
        const { palette, typography, spacing, image } = page.measurement;
        const size = `${sizeOf({ x: 0, y: 0, ...image })} px`;
        return [
          say(ask.language, 'page_is', {
            n: `**${page.name}**`,
            v: size,
            parts: partsIn(page, ask) || say(ask.language, 'nothing'),
          }),
          listOf(
            [
              `${capital(propertyName('color', ask.language))}: ${palette
                .slice(0, 6)
                .map((color) => color.hex)
                .join(', ')}`,
              `${capital(propertyName('font', ask.language))}: ${fontWords(page.measurement, ask)}, ${pixels(typography.bodySize)}`,
              say(ask.language, 'unit', { v: pixels(spacing.unit), where: '' }),
            ],
            ask.language,
          ),
        ].join('\n\n');
      })
      .join('\n\n'),
    ask,
  );

/** What parts have rather than pages. */
const OF_PARTS: ReadonlySet<Property> = new Set([
  'size',
  'width',
  'height',
  'gap',
  'padding',
  'border',
  'radius',
  'shadow',
]);

/** What a question asks of the page as a whole; nothing where it asks something else. */
export function replyPage(ask: Ask): ChatAnswer | undefined {
  const { wholes, roles, hues, properties, tasks, pages, every, language } = ask;
  if (wholes.has('dark') && every.length > 0) return replyDark(ask);
  if (wholes.has('unit')) return replySpacing(ask);
  if (wholes.has('container')) return replyContainer(ask);
  if (tasks.has('count') && wholes.has('page') && properties.length === 0)
    return plain(say(language, 'pages', { count: every.length, v: every.map(({ name }) => name).join(', ') }), ask);
  if (roles.length > 0 && !ask.mentions.some(({ role }) => role)) return replyRole(roles[0]!, ask);
  if (hues.length > 0) return replyHue(hues[0]!, ask);
  if (wholes.has('body')) {
    // The size of text is that of its letters.
    const asked = properties[0] === undefined || properties[0] === 'size' ? 'fontSize' : properties[0];
    return READERS[asked]?.(ask) ?? READERS.fontSize!(ask);
  }
  // "The width of the sheet": a part that nobody knows is not the page.
  const isPart = ask.isOfStrange || (ask.strange.length > 0 && properties.some((property) => OF_PARTS.has(property)));
  const readers = properties.flatMap((property) => READERS[property] ?? []);
  // Of several properties each is answered, or none: half an answer reads like a whole one.
  if (readers.length > 0 && readers.length === properties.length && !isPart) {
    return joinReplies([...new Set(readers)].map((reader) => reader(ask)));
  }
  if (wholes.has('palette')) return replyPalette(ask);
  if (tasks.has('summary') || (tasks.has('describe') && wholes.has('page'))) return replySummary(ask);
  if (tasks.has('count') && pages.length > 0 && wholes.has('palette')) return replyPalette(ask);
  return undefined;
}
