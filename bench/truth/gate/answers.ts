import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Measurement } from '@blueprompt/core/measurement';
import { z } from 'zod';
import { loadJson } from '../load-json.ts';
import { listTruthPages, type TruthPage } from '../truth-pages.ts';

/** A hash of each part of an answer, such as its texts or its palette. */
const AnswerHashes = z.record(z.string(), z.string());
type AnswerHashes = z.infer<typeof AnswerHashes>;

/** What the engine said of each page when it was last recorded. */
const PageAnswers = z.record(z.string(), AnswerHashes);
type PageAnswers = z.infer<typeof PageAnswers>;

/** With the processor that they were recorded on: its kind, and its model where the system tells. */
const Answers = z.object({ processor: z.string(), pages: PageAnswers });
export type Answers = z.infer<typeof Answers>;

export const ANSWERS_FILE = fileURLToPath(new URL('./answers.json', import.meta.url));

/** Other processors, also of one kind, multiply and add in another order: a decision that was nearly even may tip on so many pages. */
const MAX_TIPPED_SHARE = 0.03;

export const loadAnswers = (): Answers => loadJson(ANSWERS_FILE, Answers);

export const describeProcessor = (): string => `${process.arch} ${cpus()[0]?.model ?? ''}`.trim();

/** How many pages may have changed: none on a processor like the one that recorded them. */
export const maxTipped = (pages: number, recordedOn: string, processor: string = describeProcessor()): number =>
  processor === recordedOn ? 0 : Math.max(1, Math.floor(MAX_TIPPED_SHARE * pages));

/** Whether more pages have changed than can have tipped. */
export const hasTooManyChanges = (changes: number, pages: number, recordedOn: string): boolean =>
  changes > maxTipped(pages, recordedOn);

/** The open pages that we composed: everybody has them, and the gate of the chat measures all of them too. */
export function listAnsweredPages(): TruthPage[] {
  return listTruthPages({ fetched: false }).filter(({ origin, split }) => origin === 'own' && split === 'open');
}

export function hashAnswer(measurement: Measurement): AnswerHashes {
  const hashOf = (part: unknown) => createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 12);
  // Parsed, its keys are in one order, whichever process it comes from.
  return Object.fromEntries(Object.entries(Measurement.parse(measurement)).map(([name, part]) => [name, hashOf(part)]));
}

/** A line for every page whose answer differs from the recorded one. */
export function findChanges(now: PageAnswers, recorded: PageAnswers): string[] {
  return Object.entries(now).flatMap(([page, hashes]) => {
    const before = recorded[page] ?? {};
    const parts = [...new Set([...Object.keys(before), ...Object.keys(hashes)])].filter(
      (part) => before[part] !== hashes[part],
    );
    return parts.length > 0 ? [`${page}: ${parts.join(', ')}`] : [];
  });
}
