import { mergeMeasurements } from '../guide/merge-measurements.ts';
import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import { plainName, toPlainLine } from '../write/quote-text.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import type { ChatFacts } from './chat-facts.ts';

export type ChatPage = { name: string; measurement: Measurement };

/** A question with the pages it is about; `all` is their common facts. */
export type Scope = { question: string; facts: ChatFacts; pages: ChatPage[]; all: Measurement };

const measuredPages = (project: Project): ChatPage[] =>
  project.outcomes.flatMap(({ name, analysis: { measurement } }) =>
    measurement ? [{ name: plainName(name), measurement: toCssPixels(measurement) }] : [],
  );

/** A page that the question names, by number or by name; else all of them. */
const namedPages = (question: string, pages: readonly ChatPage[]): ChatPage[] => {
  const number = /\b(?:page|section)\s+(\d+)\b/i.exec(question)?.[1];
  const byNumber = number === undefined ? undefined : pages[Number(number) - 1];
  if (byNumber) return [byNumber];
  const byName = pages.filter(({ name }) => name.length > 2 && question.toLowerCase().includes(name.toLowerCase()));
  return byName.length > 0 ? byName : [...pages];
};

/** Nothing to answer from when no page was measured. */
export const toScope = (question: string, facts: ChatFacts): Scope | undefined => {
  const every = measuredPages(facts.project);
  if (every.length === 0) return undefined;
  const pages = namedPages(question, every);
  return {
    question: toPlainLine(question),
    facts,
    pages,
    all: mergeMeasurements(pages.map((page) => page.measurement)),
  };
};
