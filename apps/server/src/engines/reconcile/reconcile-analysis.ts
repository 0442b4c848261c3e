import type { Analysis } from '@blueprompt/core/analysis';
import type { Measurement } from '@blueprompt/core/measurement';
import { type MeasuredValues, toMeasuredValues } from './measured-values.ts';
import { nearestHex, plain } from './nearest.ts';
import { reconcileText } from './reconcile-text.ts';

/** A model that invents more than this share of its sentences did not look at the picture. */
const MAX_INVENTED_SHARE = 0.5;
const MIN_CHARS = 20;

const singular = (type: string): string => plain(type).replace(/(?<!s)s$/, '');

/** Texts that the model left out, so that the prompt still holds every one. */
const listMissing = (prompt: string, values: MeasuredValues): string => {
  const said = plain(prompt);
  const missing = values.texts.filter((text) => plain(text) !== '' && !said.includes(plain(text)));
  if (missing.length === 0) return '';
  return `\n\n## Further text on the page, exactly as measured\n${missing.map((text) => `- ${JSON.stringify(text)}`).join('\n')}`;
};

/**
 * The model's words over measured facts: counts, colours, sizes and quoted texts are the measured ones wherever the two
 * differ, and what the model forgot comes from our own writer. Undefined when too little of it was true.
 */
export const reconcileAnalysis = (
  answer: Analysis,
  local: Analysis,
  measurement: Measurement,
): Analysis | undefined => {
  const values = toMeasuredValues(measurement);
  const prompt = reconcileText(answer.prompt, values);
  if (prompt.kept === 0 || prompt.dropped / (prompt.kept + prompt.dropped) > MAX_INVENTED_SHARE) return undefined;
  const orLocal = (field: 'layout' | 'spacing' | 'typography'): string => {
    const { text } = reconcileText(answer[field], values);
    return text.length >= MIN_CHARS ? text : local[field];
  };
  const detailsOf = (type: string, fallback: string): string => {
    const said = answer.elements.find((element) => singular(element.type) === singular(type));
    const { text } = reconcileText(said?.details ?? '', values);
    return text.length >= MIN_CHARS ? text : fallback;
  };
  const nameOf = (hex: string, fallback: string): string =>
    answer.colorPalette.find((color) => nearestHex([hex], color.hex) === hex)?.name || fallback;
  return {
    ...local,
    prompt: prompt.text + listMissing(prompt.text, values),
    elements: local.elements.map((element) => ({ ...element, details: detailsOf(element.type, element.details) })),
    colorPalette: local.colorPalette.map((color) => ({ hex: color.hex, name: nameOf(color.hex, color.name) })),
    layout: orLocal('layout'),
    spacing: orLocal('spacing'),
    typography: orLocal('typography'),
  };
};
