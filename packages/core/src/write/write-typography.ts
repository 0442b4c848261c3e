import type { FontFamily } from '../fonts/font-family.ts';
import { fontLabel, fontNames, fontPackage, likeFont, sureFont, toCssFonts } from '../fonts/font-words.ts';
import type { FontClass, Measurement, TextLine, TypeRole, Typography } from '../measurement.ts';
import { median } from '../statistics.ts';
import { isUnread, UNREAD_SIGN } from '../text/unread-sign.ts';
import type { Face } from './faces.ts';
import { chooseFace, condensedTo, letterFit } from './font-fit.ts';
import { counted, px } from './number-words.ts';
import type { Outline, OutlineNode, TextNode } from './outline/outline-node.ts';

export const textNodesOf = (nodes: readonly OutlineNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node] : textNodesOf(node.children)));

type Step = {
  fontSize: number;
  fontWeight: number;
  fontClass: FontClass;
  family: FontFamily | undefined;
  /** Where letters tell neither the family of their class nor another for sure: the one that they look like. */
  like: FontFamily | undefined;
  lines: TextLine[];
  pitches: number[];
};

/** The family of a block: what its letters surely told, else that of its class where they do not tell another. */
const familyOf = ({ style, block }: TextNode, { typography }: Measurement): Pick<Step, 'family' | 'like'> => {
  const font = block.lines[0]?.font;
  const main = sureFont(typography, style.fontClass)?.family;
  if (!font || font.family === main) return { family: main, like: undefined };
  return font.sure ? { family: font.family, like: undefined } : { family: undefined, like: main && font.family };
};

const toSteps = (nodes: readonly TextNode[], measurement: Measurement): Step[] => {
  const steps = new Map<string, Step>();
  for (const node of nodes) {
    const { style, block } = node;
    const { fontSize, fontWeight, fontClass } = style;
    const { family, like } = familyOf(node, measurement);
    const key = `${fontSize}/${fontWeight}/${fontClass}/${family ?? ''}/${like ?? ''}`;
    const step = steps.get(key) ?? { fontSize, fontWeight, fontClass, family, like, lines: [], pitches: [] };
    step.lines.push(...block.lines);
    if (block.lineHeight !== undefined) step.pitches.push(block.lineHeight);
    steps.set(key, step);
  }
  return [...steps.values()].sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight);
};

const roleOf = (step: Step, measurement: Measurement): TypeRole | undefined =>
  measurement.typography.scale.find(
    (known) => Math.abs(known.fontSize - step.fontSize) < 0.75 && Math.abs(known.fontWeight - step.fontWeight) <= 150,
  )?.role;

/** Words for a step that is not in the family of its class, and what makes the stand-in as wide where the family is not known. */
const faceWords = (step: Step, main: FontFamily | undefined, face: Face): string => {
  if (step.family) return step.family === main ? '' : ` in ${fontLabel(step.family)}`;
  return step.like ? ` in another face, like ${fontLabel(step.like)}` : fitWords(step, face);
};

const fitWords = (step: Step, face: Face): string => {
  const condensed = condensedTo(step.lines, face);
  if (condensed !== undefined) return `, condensed to ${Math.round(condensed * 100)} % of that face's width`;
  const fit = letterFit(step.lines, face);
  const spacing = fit === undefined ? 0 : Math.round(fit * step.fontSize * 10) / 10;
  return spacing === 0 ? '' : `, letter-spacing ${spacing}px`;
};

/** How the families of a class are told: by name where letters are sure, else by class and what they look like. */
const familyWords = (typography: Typography, fontClass: FontClass, face: Face): string => {
  const main = sureFont(typography, fontClass);
  const like = likeFont(typography, fontClass);
  if (!main) return `${fontClass}: ${face.stack}${like ? `; the original looks like ${fontLabel(like.family)}` : ''}`;
  const others = (typography.fonts ?? []).filter(
    (font) => font.sure && font.fontClass === fontClass && font.family !== main.family,
  );
  return [main, ...others]
    .map(({ family }, index) => {
      const from = fontPackage(family);
      const load = from ? `, from Google Fonts or ${from}` : '';
      return `${index === 0 ? fontClass : `${fontClass}, where named`}: ${fontLabel(family)} (measured${load}), font-family: ${toCssFonts(fontNames(family, fontClass))}`;
    })
    .join('\n');
};

/** Words of a script that was not read are not made up: whoever builds the page takes them from the screenshot. */
const unreadNote = (lines: readonly TextLine[]): string => {
  const unread = lines.filter(({ text }) => isUnread(text)).length;
  if (unread === 0) return '';
  return `${UNREAD_SIGN} stands for text in a script that was not read (${counted(unread, 'line')}, one ${UNREAD_SIGN} for each font size of width): take these words from the screenshot, and a face that has its letters.`;
};

/** The default text and every other size and weight with its use; the structure then names only what differs. */
export const writeTypography = (measurement: Measurement, outline: Outline): string => {
  const { body } = outline;
  const { typography } = measurement;
  const steps = toSteps(textNodesOf(outline.children), measurement);
  if (steps.length === 0) return 'No text was read on this page.';
  const faces = new Map<FontClass, Face>();
  for (const { fontClass } of steps) {
    const lines = steps.filter((step) => step.fontClass === fontClass).flatMap((step) => step.lines);
    faces.set(fontClass, chooseFace(lines, fontClass));
  }
  const rows = steps.map((step) =>
    [
      `- ${px(step.fontSize)}px ${step.fontWeight}`,
      step.fontClass === body.fontClass ? '' : ` ${step.fontClass}`,
      faceWords(step, sureFont(typography, step.fontClass)?.family, faces.get(step.fontClass)!),
      step.pitches.length > 0 ? `, line-height ${px(median(step.pitches))}px` : '',
      `: ${[roleOf(step, measurement), counted(step.lines.length, 'line')].filter(Boolean).join(', ')}`,
    ].join(''),
  );
  return [
    `Default text: ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}. The structure names only what differs from it.`,
    ...[...faces].map(([fontClass, face]) => familyWords(typography, fontClass, face)),
    rows.some((row) => row.includes('letter-spacing')) &&
      'The letter-spacing makes that face as wide as the original one; with the original face, drop it.',
    ...rows,
    unreadNote(steps.flatMap((step) => step.lines)),
  ]
    .filter(Boolean)
    .join('\n');
};
