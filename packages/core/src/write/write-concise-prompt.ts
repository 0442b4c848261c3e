import type { UiType } from '../analysis.ts';
import { fontLabel, likeFont, sureFont } from '../fonts/font-words.ts';
import type { FontClass, Measurement } from '../measurement.ts';
import type { BriefLimits } from './brief/brief-phrase.ts';
import { writeBriefFlow } from './brief/write-brief-flow.ts';
import { countTokens } from './count-tokens.ts';
import { LITERAL } from './notation.ts';
import { px, sizeOf } from './number-words.ts';
import { buildOutline } from './outline/build-outline.ts';
import type { Outline } from './outline/outline-node.ts';
import { plainName } from './quote-text.ts';
import { usualLooks } from './structure/voice.ts';
import { toCssPixels } from './to-css-pixels.ts';
import { writePageFacts } from './write-page-facts.ts';
import { writeResponsive } from './write-responsive.ts';

/** About two pages of text: what people paste into a small context or a first message. */
export const CONCISE_TOKENS = 1_800;

/** Tried in turn until the prompt fits. */
const LIMITS: readonly BriefLimits[] = [
  { levels: 8, texts: 60, chars: 240 },
  { levels: 8, texts: 24, chars: 120 },
  { levels: 8, texts: 12, chars: 60 },
  { levels: 8, texts: 8, chars: 40 },
  { levels: 6, texts: 8, chars: 40 },
  { levels: 5, texts: 8, chars: 30 },
  { levels: 4, texts: 6, chars: 30 },
  { levels: 3, texts: 4, chars: 30 },
  { levels: 2, texts: 3, chars: 24 },
  { levels: 1, texts: 2, chars: 24 },
];

const faceWords = ({ typography }: Measurement, fontClass: FontClass): string => {
  const [sure, like] = [sureFont(typography, fontClass), likeFont(typography, fontClass)];
  if (sure) return ` (${fontLabel(sure.family)})`;
  return like ? ` (like ${fontLabel(like.family)})` : '';
};

const compose = (css: Measurement, outline: Outline, name: string, uiType: UiType, limits: BriefLimits): string => {
  const voice = { body: outline.body, usual: usualLooks(css.elements) };
  const { body } = outline;
  const sizes = [...new Set(css.typography.scale.map((step) => px(step.fontSize)))].join(', ');
  const looks = [...voice.usual].map(([type, look]) => `${type}: ${look}`).join('; ');
  return [
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
    writeBriefFlow(outline, voice, limits),
    writeResponsive(css),
  ].join('\n\n');
};

/** The same page in about a quarter of the words: sizes, looks and the copy that carries it. */
export const writeConcisePrompt = (measurement: Measurement, name: string, uiType: UiType): string => {
  const css = toCssPixels(measurement);
  const outline = buildOutline(css);
  let prompt = '';
  for (const limits of LIMITS) {
    prompt = compose(css, outline, name, uiType, limits);
    if (countTokens(prompt) <= CONCISE_TOKENS) break;
  }
  return prompt;
};
