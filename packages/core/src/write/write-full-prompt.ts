import type { UiType } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { countTokens } from './count-tokens.ts';
import { writeFlow } from './flow/write-flow.ts';
import { FLOW_NOTATION, LITERAL, placeNotation, VIEWPORT } from './notation.ts';
import { sizeOf } from './number-words.ts';
import { buildOutline } from './outline/build-outline.ts';
import type { Outline } from './outline/outline-node.ts';
import { plainName } from './quote-text.ts';
import { usualLooks } from './structure/voice.ts';
import { toCssPixels } from './to-css-pixels.ts';
import { writeAssets } from './write-assets.ts';
import { writeAccessibility, writeChecklist } from './write-checklist.ts';
import { writeComponents, writeStates } from './write-components.ts';
import { writePageFacts } from './write-page-facts.ts';
import { writePalette } from './write-palette.ts';
import { writeResponsive } from './write-responsive.ts';
import { writeSpacing } from './write-spacing.ts';
import { writeStructure } from './write-structure.ts';
import { writeTypography } from './write-typography.ts';

const section = (title: string, text: string): string | false => text !== '' && `## ${title}\n${text}`;

/** What is to be built, its size and what it holds. */
const writeIntroduction = (measurement: Measurement, css: Measurement, uiType: UiType): string => {
  const { scale, width, height } = measurement.image;
  const size = sizeOf({ x: 0, y: 0, ...css.image });
  const taken =
    scale === 1 ? '' : ` (screenshot ${width} × ${height} taken at ${scale}x; every number here is in CSS px)`;
  const background = css.palette.find((color) => color.role === 'background');
  const what = uiType === 'landing' ? 'section of a landing page' : 'page of a web app';
  return `Build this ${what} in ${VIEWPORT}, **${size} px**${taken}${background ? `, page background ${background.hex}` : ''}. ${writePageFacts(css)} ${LITERAL.full}`;
};

/** What a long prompt may cost; people paste it into a context that must also hold the code. */
export const FULL_TOKENS = 6_000;

const compose = (
  measurement: Measurement,
  css: Measurement,
  outline: Outline,
  name: string,
  uiType: UiType,
  terse: boolean,
): string => {
  const voice = { body: outline.body, usual: usualLooks(css.elements), terse };
  const structure = writeStructure(outline, voice);
  const flow = terse ? '' : writeFlow(outline);
  return [
    `# Build prompt: ${plainName(name)}`,
    writeIntroduction(measurement, css, uiType),
    flow !== '' && section('Layout', `${FLOW_NOTATION}\n\n${flow}`),
    section('Palette', writePalette(css)),
    section('Typography', writeTypography(css, outline)),
    section('Spacing and corners', writeSpacing(css)),
    section('Components', writeComponents(css, voice)),
    section('How to read places', placeNotation(structure)),
    section('Structure', `\n${structure}`),
    section('Assets to supply', writeAssets(css)),
    section('States', writeStates(css)),
    section('Responsive', writeResponsive(css)),
    section('Accessibility', writeAccessibility(css, outline)),
    section('Done when', writeChecklist(css)),
  ]
    .filter((part) => part !== false)
    .map((part) => part.trimEnd())
    .join('\n\n');
};

/** Everything a coder needs who will never see the picture; a page too dense for the budget loses doublings, never texts. */
export const writeFullPrompt = (measurement: Measurement, name: string, uiType: UiType): string => {
  const css = toCssPixels(measurement);
  const outline = buildOutline(css);
  const prompt = compose(measurement, css, outline, name, uiType, false);
  return countTokens(prompt) <= FULL_TOKENS ? prompt : compose(measurement, css, outline, name, uiType, true);
};
