import type { FontFamily } from '../../font-family.ts';
import type { FontClass, Measurement, TextLine, Typography } from '../../measurement.ts';
import { median } from '../../statistics.ts';
import { fontLabel, fontNames, fontPackage, likeFont, sureFont, toCssFonts } from '../../text/font-words.ts';
import { isUnread, UNREAD_SIGN } from '../../text/unread-sign.ts';
import { counted, px } from '../number-words.ts';
import type { TextNode, TextStyle } from '../page/page-node.ts';
import { toHalf } from '../page/settle-lines.ts';
import { mostFamily, type NamedStyles, styleWords } from '../page/text-styles.ts';
import type { Face } from './faces.ts';
import { chooseFace, condensedTo, letterFit } from './font-fit.ts';

/** All texts, the style that the structure does not name, and those that it calls by their names. */
type PageTexts = { texts: readonly TextNode[]; body: TextStyle; styles?: NamedStyles };

type Step = {
  fontSize: number;
  fontWeight: number;
  fontClass: FontClass;
  family: FontFamily | undefined;
  lines: TextLine[];
  heights: number[];
};

type MainFamilies = ReadonlyMap<FontClass, FontFamily | undefined>;

/** The family of each class that no text names: what the page was measured to be in, else what most letters surely are in. */
const mainFamilies = (nodes: readonly TextNode[], typography: Typography): MainFamilies => {
  const blocks = nodes.map(({ block }) => block);
  const classes = new Set(nodes.map(({ style }) => style.fontClass));
  return new Map(
    [...classes].map((fontClass) => [
      fontClass,
      sureFont(typography, fontClass)?.family ?? mostFamily(blocks, fontClass),
    ]),
  );
};

const toSteps = (nodes: readonly TextNode[], families: MainFamilies): Step[] => {
  const steps = new Map<string, Step>();
  for (const node of nodes) {
    const { style, block, box, lineHeight } = node;
    const { fontSize, fontWeight, fontClass } = style;
    const family = style.family ?? families.get(fontClass);
    const key = `${fontSize}/${fontWeight}/${fontClass}/${family ?? ''}`;
    const step = steps.get(key) ?? { fontSize, fontWeight, fontClass, family, lines: [], heights: [] };
    step.lines.push(...block.lines);
    // A text that says its own line height has not that of its size.
    if (lineHeight === undefined) step.heights.push(box.height / block.lines.length);
    steps.set(key, step);
  }
  return [...steps.values()].sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight);
};

/** What sets a step apart from the face that stands in for its class, where that is known to be another: how wide it is. */
type Fit = { condensed?: string; spacing?: string };

const fitOf = (step: Step, face: Face): Fit => {
  if (step.family) return {};
  const condensed = condensedTo(step.lines, face);
  if (condensed !== undefined) return { condensed: `to ${Math.round(condensed * 100)} %` };
  const fit = letterFit(step.lines, face);
  const spacing = fit === undefined ? 0 : Math.round(fit * step.fontSize * 10) / 10;
  return spacing === 0 ? {} : { spacing: `${spacing}px` };
};

const stepName = ({ fontSize, fontWeight }: Step): string => `${px(fontSize)}px ${fontWeight}`;

/** In a face that only stands in for the original one, letters are as wide as measured with these. */
const fitWords = (steps: readonly Step[], faces: ReadonlyMap<FontClass, Face>): (string | false)[] => {
  const words = (of: keyof Fit): string =>
    steps
      .flatMap((step) => {
        const fit = fitOf(step, faces.get(step.fontClass)!)[of];
        return fit ? [`${stepName(step)} ${fit}`] : [];
      })
      .join(', ');
  const [spacing, condensed] = [words('spacing'), words('condensed')];
  return [
    spacing !== '' && `Only with these stand-in faces, set letter-spacing: ${spacing}; drop it with the original font.`,
    condensed !== '' && `Condensed in width: ${condensed}.`,
  ];
};

/** The families of a class: by name where letters are sure, else by class and what they look like. */
const familyWords = (
  typography: Typography,
  fontClass: FontClass,
  main: FontFamily | undefined,
  face: Face,
): string => {
  const like = likeFont(typography, fontClass);
  if (!main) return `${fontClass}: ${face.stack}${like ? `; the original looks like ${fontLabel(like.family)}` : ''}`;
  const others = (typography.fonts ?? []).filter(
    (font) => font.sure && font.fontClass === fontClass && font.family !== main,
  );
  return [main, ...others.map(({ family }) => family)]
    .map((family, index) => {
      const from = fontPackage(family);
      const load = from ? `; Google Fonts or ${from}` : '';
      const fonts = toCssFonts(fontNames(family, fontClass));
      const label = fonts.replace(/^"/, '').startsWith(fontLabel(family)) ? '' : `${fontLabel(family)}, `;
      return `${index === 0 ? fontClass : `${fontClass}, where named`}: ${fonts} (${label}measured${load})`;
    })
    .join('\n');
};

/** Words of a script that was not read are not made up: whoever builds the page takes them from the screenshot. */
const unreadNote = (lines: readonly TextLine[]): string => {
  const unread = lines.filter(({ text }) => isUnread(text)).length;
  if (unread === 0) return '';
  return `${UNREAD_SIGN} is text in a script that was not read (${counted(unread, 'line')}, one ${UNREAD_SIGN} for each font size of width): take these words from the screenshot, and a face that has its letters.`;
};

/** The line height of each font size: most texts of one size have one. */
const lineHeightWords = (steps: readonly Step[]): string =>
  [...Map.groupBy(steps, ({ fontSize }) => fontSize)]
    .flatMap(([size, same]) => {
      const heights = same.flatMap((step) => step.heights);
      return heights.length > 0 ? [`${px(size)}/${px(toHalf(median(heights)))}`] : [];
    })
    .join(' ');

/** The default text, the styles that have names, and the line heights. */
export const writeTypography = (measurement: Measurement, { texts, body, styles = new Map() }: PageTexts): string => {
  const { typography } = measurement;
  const families = mainFamilies(texts, typography);
  const steps = toSteps(texts, families);
  if (steps.length === 0) return 'No text was read on this page.';
  const faces = new Map<FontClass, Face>();
  for (const { fontClass } of steps) {
    const lines = steps.filter((step) => step.fontClass === fontClass).flatMap((step) => step.lines);
    faces.set(fontClass, chooseFace(lines, fontClass));
  }
  const named = [...styles.values()].map(({ name, style }) => `${name} ${styleWords(style, body)}`);
  return [
    `Text, unless said: ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}.`,
    ...[...faces].map(([fontClass, face]) => familyWords(typography, fontClass, families.get(fontClass), face)),
    named.length > 0 && `Styles: ${named.join(', ')}.`,
    `Font size/line-height: ${lineHeightWords(steps)}.`,
    ...fitWords(steps, faces),
    unreadNote(steps.flatMap((step) => step.lines)),
  ]
    .filter(Boolean)
    .join('\n');
};
