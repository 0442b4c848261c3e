import type { MeasuredValues } from './measured-values.ts';
import { nearestHex, nearestPixels, nearestText } from './nearest.ts';

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const PIXELS = /(\d+(?:\.\d+)?)(\s?px\b)/gi;
const SIZE = /(\d{2,5})(\s?[×x]\s?)(\d{2,5})\b/g;
/** Not the value of an attribute, as in type="email". */
const QUOTED = /(?<![=\w])(["“])([^"“”\n]{2,200})(["”])/g;
/** Widths at which a page changes are intent, not something to measure. */
const ABOUT_SCREENS =
  /breakpoint|viewport|screens?\b|mobile|tablet|desktop|responsive|below|above|min-width|max-width|touch target/i;
const SENTENCE_END = /(?<=[.!?;])\s+(?=\S)/;

type ReconciledText = { text: string; kept: number; dropped: number };

/** One sentence with its values made exact; undefined when it states something that was not measured. */
const reconcileSentence = (sentence: string, values: MeasuredValues): string | undefined => {
  let isTrue = true;
  const orFail = (value: string | undefined): string => {
    if (value === undefined) isTrue = false;
    return value ?? '';
  };
  const size = (named: string) => orFail(nearestPixels(values.pixels, Number(named))?.toString());
  const withHexes = sentence.replace(HEX, (named) => orFail(nearestHex(values.hexes, named)));
  const withTexts = withHexes.replace(
    QUOTED,
    (_, open: string, quoted: string, end: string) => `${open}${orFail(nearestText(values.texts, quoted))}${end}`,
  );
  if (ABOUT_SCREENS.test(sentence)) return isTrue ? withTexts : undefined;
  const withSizes = withTexts
    .replace(SIZE, (_, width: string, by: string, height: string) => `${size(width)}${by}${size(height)}`)
    .replace(PIXELS, (_, named: string, unit: string) => `${size(named)}${unit}`);
  return isTrue ? withSizes : undefined;
};

/**
 * A model's text in which every colour, size and quoted text is a measured one: what is nearly right is made exact, a
 * sentence that states something invented is dropped.
 */
export const reconcileText = (text: string, values: MeasuredValues): ReconciledText => {
  let kept = 0;
  let dropped = 0;
  const lines = text.split('\n').map((line) => {
    if (line.trim() === '') return line;
    const [, indent, body] = /^(\s*(?:[-*•]\s+|\d+[.)]\s+|#+\s+)?)(.*)$/.exec(line)!;
    const sentences = body!.split(SENTENCE_END).map((sentence) => reconcileSentence(sentence, values));
    const left = sentences.filter((sentence) => sentence !== undefined);
    kept += left.length;
    dropped += sentences.length - left.length;
    return left.length > 0 ? `${indent}${left.join(' ')}` : undefined;
  });
  return {
    text: lines
      .filter((line) => line !== undefined)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    kept,
    dropped,
  };
};
