import type { OtherShots, UiType } from '../analysis.ts';
import type { FontClass, Measurement } from '../measurement.ts';
import { fontLabel, likeFont, sureFont } from '../text/font-words.ts';
import { plainName } from '../text/quote-text.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { countTokens } from './count-tokens.ts';
import { listColors } from './list-colors.ts';
import { LITERAL, structureNotation } from './notation.ts';
import { px, sizeOf } from './number-words.ts';
import { textNodesOf } from './page/page-node.ts';
import { readPage } from './page/read-page.ts';
import { nameStyles, styleWords } from './page/text-styles.ts';
import { usualLooks } from './tree/voice.ts';
import { writeBriefStructure } from './write-brief-structure.ts';
import { writePageFacts } from './write-page-facts.ts';
import { writeResponsive } from './write-responsive.ts';
import { writeStates } from './write-states.ts';
import { writeWidths } from './write-widths.ts';

/** About a page of text: what people paste into a small context or a first message. */
export const CONCISE_TOKENS = 1_200;
/** Tokens that were counted by a vocabulary, as a share of those estimated: the most on 30 open pages. */
const MAX_UNDERCOUNT = 1.035;

const faceWords = ({ typography }: Measurement, fontClass: FontClass): string => {
  const [sure, like] = [sureFont(typography, fontClass), likeFont(typography, fontClass)];
  if (sure) return ` (${fontLabel(sure.family)})`;
  return like ? ` (like ${fontLabel(like.family)})` : '';
};

/** The same page in fewer words: as much of its structure and copy as fits. */
export const writeConcisePrompt = (
  measurement: Measurement,
  name: string,
  uiType: UiType,
  { narrower = [], states = [] }: OtherShots = {},
): string => {
  const css = toCssPixels(measurement);
  const { root, body } = readPage(css);
  const styles = nameStyles(textNodesOf([root]), body);
  const voice = { body, styles, usual: usualLooks(css.elements) };
  const named = [...styles.values()].map(({ name: id, style }) => `, ${id} ${styleWords(style, body)}`).join('');
  const looks = [...voice.usual].map(([type, look]) => `${type}: ${look}`).join('; ');
  const head = [
    `# Build prompt: ${plainName(name)}`,
    `Build this ${uiType === 'landing' ? 'landing page section' : 'web app page'}, **${sizeOf({ x: 0, y: 0, ...css.image })} px**. ${writePageFacts(css)} ${LITERAL.concise}`,
    [
      `Colours: ${listColors(css.palette)}.`,
      css.texts.length > 0 &&
        `Type: default ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}${faceWords(css, body.fontClass)}${named}.`,
      looks && `Usual looks: ${looks}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n');
  const widths = [measurement, ...narrower];
  const foot = [
    narrower.length > 0 ? writeWidths(widths, 'concise') : `Other widths: ${writeResponsive(css)}.`,
    writeStates(widths, states, voice, 'concise'),
  ]
    .filter(Boolean)
    .join('\n\n');
  const spent = countTokens(`${head}\n\n${foot}\n\n`) + 2;
  const structure = writeBriefStructure([root], voice, {
    maxTokens: CONCISE_TOKENS / MAX_UNDERCOUNT - spent,
    explain: structureNotation,
  });
  return [head, structure, foot].filter((part) => part !== '').join('\n\n');
};
