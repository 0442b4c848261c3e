import type { UiType } from '../analysis.ts';
import { fontLabel, likeFont, sureFont } from '../fonts/font-words.ts';
import type { FontClass, Measurement } from '../measurement.ts';
import { writeBriefFlow } from './brief/write-brief-flow.ts';
import { countTokens } from './count-tokens.ts';
import { BRIEF_NOTATION, LITERAL } from './notation.ts';
import { px, sizeOf } from './number-words.ts';
import { buildOutline } from './outline/build-outline.ts';
import { plainName } from './quote-text.ts';
import { usualLooks } from './structure/voice.ts';
import { toCssPixels } from './to-css-pixels.ts';
import { writePageFacts } from './write-page-facts.ts';
import { writeResponsive } from './write-responsive.ts';

/** About two pages of text: what people paste into a small context or a first message. */
export const CONCISE_TOKENS = 2_000;

const faceWords = ({ typography }: Measurement, fontClass: FontClass): string => {
  const [sure, like] = [sureFont(typography, fontClass), likeFont(typography, fontClass)];
  if (sure) return ` (${fontLabel(sure.family)})`;
  return like ? ` (like ${fontLabel(like.family)})` : '';
};

/** The same page in about half of the words: how it flows, sizes, looks and copy, without places. */
export const writeConcisePrompt = (measurement: Measurement, name: string, uiType: UiType): string => {
  const css = toCssPixels(measurement);
  const outline = buildOutline(css);
  const voice = { body: outline.body, usual: usualLooks(css.elements) };
  const { body } = outline;
  const sizes = [...new Set(css.typography.scale.map((step) => px(step.fontSize)))].join(', ');
  const looks = [...voice.usual].map(([type, look]) => `${type}: ${look}`).join('; ');
  const head = [
    `# Build prompt: ${plainName(name)}`,
    `Build this ${uiType === 'landing' ? 'landing page section' : 'web app page'} in HTML and CSS, **${sizeOf({ x: 0, y: 0, ...css.image })} px**. ${writePageFacts(css)} ${LITERAL.concise}`,
    [
      `Colours: ${css.palette.map((color) => `${color.role} ${color.hex}`).join(', ')}.`,
      css.texts.length > 0 &&
        `Type: default ${px(body.fontSize)}px ${body.fontWeight} ${body.color}, ${body.fontClass}${faceWords(css, body.fontClass)}${sizes ? `; sizes ${sizes}` : ''}.`,
      `Spacing: unit ${px(css.spacing.unit)}px${css.spacing.scale.length > 0 ? `, scale ${css.spacing.scale.map(px).join(', ')}` : ''}.`,
      looks && `Usual looks: ${looks}.`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(outline.children.length > 0 ? [BRIEF_NOTATION] : []),
  ].join('\n\n');
  const foot = writeResponsive(css);
  const maxTokens = CONCISE_TOKENS - countTokens(`${head}\n\n${foot}`);
  return [head, writeBriefFlow(outline, voice, { maxTokens }), foot].filter((part) => part !== '').join('\n\n');
};
