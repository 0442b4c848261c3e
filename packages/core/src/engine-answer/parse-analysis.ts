import { z } from 'zod';
import { type Analysis, Engine } from '../analysis.ts';
import { Measurement } from '../measurement.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { enrichPrompt } from './enrich-prompt.ts';
import { normaliseHex } from './normalise-hex.ts';
import { unescapeText } from './unescape-text.ts';

/** Models answer numbers as strings, and prose fields as lists or objects; all of it is readable. */
const Prose = z.unknown().transform((value): string => toProse(value).trim());

const toProse = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(toProse).filter(Boolean).join('; ');
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${toProse(inner)}`)
    .join('; ');
};

/** Entries that make no sense are dropped; they must not cost the rest of the answer. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((entry): z.infer<T>[] => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const Summary = z.object({
  type: z.string().transform(toPlainLine),
  count: z.coerce.number().int().nonnegative().catch(1),
  details: Prose,
});

const Color = z.object({
  name: z.string().catch('Colour').transform(toPlainLine),
  hex: z.string().transform(normaliseHex),
});

const Answer = z.object({
  prompt: z.string(),
  elements: listOf(Summary),
  colorPalette: listOf(Color),
  layout: Prose,
  spacing: Prose,
  typography: Prose,
  concisePrompt: z.string().optional().catch(undefined),
  measurement: Measurement.optional().catch(undefined),
  engine: Engine.optional().catch(undefined),
});

/** A model may wrap its JSON in a code fence or in a sentence. */
const fromText = (text: string): unknown => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
};

/**
 * Any engine's answer as an analysis, or nothing when it is none (VA11–VA16). An answer that carries `engine` has been
 * through here before, on our own server: unescaping it again would turn a literal `\n` of the screenshot into a line
 * break, and so let it out of its quotes.
 */
export const parseAnalysis = (answer: unknown): Analysis | undefined => {
  const parsed = Answer.safeParse(typeof answer === 'string' ? fromText(answer) : answer);
  if (!parsed.success) return undefined;
  const { concisePrompt, measurement, engine, ...specified } = parsed.data;
  const prompt = engine ? specified.prompt : unescapeText(specified.prompt);
  if (prompt.trim() === '' && specified.elements.length === 0) return undefined;
  const analysis: Analysis = {
    ...specified,
    prompt,
    ...(concisePrompt !== undefined && { concisePrompt }),
    ...(measurement && { measurement }),
    ...(engine && { engine }),
  };
  return { ...analysis, prompt: enrichPrompt(analysis) };
};
