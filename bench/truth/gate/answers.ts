import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Measurement } from '@blueprompt/core/measurement';
import { z } from 'zod';
import { loadJson } from '../load-json.ts';
import { listTruthPages, type TruthPage } from '../truth-pages.ts';

/** A sum of each part of an answer, such as its texts or its palette. */
const AnswerSums = z.record(z.string(), z.string());
type AnswerSums = z.infer<typeof AnswerSums>;

/** What the engine said of each page when it was last recorded. */
const Answers = z.record(z.string(), AnswerSums);
type Answers = z.infer<typeof Answers>;

export const ANSWERS_FILE = fileURLToPath(new URL('./answers.json', import.meta.url));

/** Processors add up in different orders: a decision that was nearly even may tip on so many of the pages. */
const MAX_TIPPED_SHARE = 0.03;

export const loadAnswers = (): Answers => loadJson(ANSWERS_FILE, Answers);

/** Whether more pages have changed than can have tipped. */
export const isOther = (changes: number, pages: number): boolean =>
  changes > Math.max(1, Math.floor(MAX_TIPPED_SHARE * pages));

/** The open pages that we composed: everybody has them, and the gate of the chat measures all of them too. */
export function listAnsweredPages(): TruthPage[] {
  return listTruthPages({ fetched: false }).filter(({ origin, split }) => origin === 'own' && split === 'open');
}

export function sumAnswer(measurement: Measurement): AnswerSums {
  const sumOf = (part: unknown) => createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 12);
  // Parsed, its keys are in one order, whichever process it comes from.
  return Object.fromEntries(Object.entries(Measurement.parse(measurement)).map(([name, part]) => [name, sumOf(part)]));
}

/** A line for every page whose answer is another than the recorded one. */
export function findChanges(now: Answers, recorded: Answers): string[] {
  return Object.entries(now).flatMap(([page, sums]) => {
    const before = recorded[page] ?? {};
    const parts = [...new Set([...Object.keys(before), ...Object.keys(sums)])].filter(
      (part) => before[part] !== sums[part],
    );
    return parts.length > 0 ? [`${page}: ${parts.join(', ')}`] : [];
  });
}
