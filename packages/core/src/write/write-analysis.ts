import type { Analysis, AnalysisRequest, OtherShots } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { describeLayout, describeSpacing, describeTypography } from './describe-layout.ts';
import { summariseElements } from './summarise-elements.ts';
import { writePrompt } from './write-prompt.ts';

const LOCAL_ENGINE = { kind: 'local', name: 'Local engine' } as const;

const requestName = (request: AnalysisRequest): string =>
  toPlainLine(request.sectionName ?? request.pageName ?? '') || (request.uiType === 'landing' ? 'Section' : 'Page');

/** What an analysis says of its facts besides the prompt, which takes by far the longest to write. */
export const describeFacts = (
  measurement: Measurement,
  { narrower = [], states = [] }: OtherShots = {},
): Omit<Analysis, 'prompt' | 'concisePrompt'> => {
  const css = toCssPixels(measurement);
  return {
    elements: summariseElements(css),
    colorPalette: measurement.palette.map(({ name: color, hex }) => ({ name: color, hex })),
    layout: describeLayout(css),
    spacing: describeSpacing(css),
    typography: describeTypography(css),
    measurement,
    ...(narrower.length > 0 && { narrower }),
    ...(states.length > 0 && { states }),
    engine: LOCAL_ENGINE,
  };
};

/** The local engine: turns measured facts into the words of an analysis; the same facts give the same words. */
export const writeAnalysis = (
  measurement: Measurement,
  request: AnalysisRequest,
  others: OtherShots = {},
): Analysis => {
  const name = requestName(request);
  const { uiType } = request;
  return {
    prompt: writePrompt(measurement, { ...others, name, uiType, detail: 'full' }),
    concisePrompt: writePrompt(measurement, { ...others, name, uiType, detail: 'concise' }),
    ...describeFacts(measurement, others),
  };
};
