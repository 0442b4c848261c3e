import type { Ask } from '../reply/ask.ts';
import { foldWords } from '../words/fold-words.ts';
import { REFERRING_WORDS } from '../words/follow-words.ts';
import type { Task } from '../words/task-words.ts';

/** Tasks that ask for something by themselves. */
const ASKING: ReadonlySet<Task> = new Set([
  'count',
  'list',
  'exists',
  'same',
  'differ',
  'active',
  'describe',
  'perRow',
  'often',
]);
/** Words that a question begins with. */
const OPENING: ReadonlySet<Task> = new Set(['which', 'count', 'list', 'exists', 'same', 'often']);
const HOW =
  /^(how|hows|where|wheres|whats|is|are|do|does|at what|on how|wie|wo|auf wie|ist|sind|hat|haben|comment|ou|a quel|a quelle|est|cual|como|donde|onde|a que|en que|em que|es|son|e|sao) /;

const asksFor = ({ properties, formats, tasks }: Ask): boolean =>
  properties.length + formats.length > 0 || [...tasks].some((task) => ASKING.has(task));

const isOfMany = ({ properties }: Ask): boolean => properties.includes('columns') || properties.includes('rows');

/** Whether some words ask and say of what; "the gap between the logo" says half of what. */
const isWhole = (ask: Ask): boolean =>
  (ask.mentions.length > 0 || ask.wholes.size > 0 || isOfMany(ask)) &&
  (asksFor(ask) || (ask.tasks.has('which') && ask.mentions.length > 0)) &&
  !(ask.properties.includes('gap') && ask.mentions.length === 1 && isBetween(ask));

const BETWEEN = new Set(['between', 'from', 'zwischen', 'von', 'entre', 'de']);
const isBetween = ({ question, mentions }: Ask): boolean =>
  !mentions[0]!.plural && question.tokens.some(({ word }) => BETWEEN.has(word));

/** Whether a question speaks of what was named before it. */
export const refersBack = ({ text, language }: Ask): boolean =>
  REFERRING_WORDS[language].split(', ').some((phrase) => ` ${foldWords(text)} `.includes(` ${foldWords(phrase)} `));

/** Whether some words begin like a question. */
const isOpened = ({ text, question: { spans } }: Ask): boolean => {
  const [first] = spans;
  return HOW.test(`${foldWords(text)} `) || (first?.kind === 'task' && OPENING.has(first.value));
};

/** Whether what comes behind a joint asks something else: with a question word, of a part of its own, or of the same part. */
const isAnother = (ask: Ask): boolean => {
  // "Which is wider, and by how much?"
  if (ask.question.spans.length < 2 && ask.tasks.has('count')) return false;
  // "... and do they touch?" asks something of its own, also where nobody knows what.
  if (!asksFor(ask)) return isOpened(ask) && (ask.mentions.length > 0 ? ask.tasks.has('which') : refersBack(ask));
  if (isOpened(ask)) return true;
  // "Width, height and text": a property alone belongs to the question before it.
  const isOfPart = ask.mentions.some(({ type, label }) => type !== 'text' || label);
  return ask.question.spans[0]?.kind === 'property' && (isOfPart || refersBack(ask));
};

/** Where one question may end and the next begin; the first group is the end of a sentence. */
const JOINTS = /([?;!]|\.(?=\s+\p{Lu}))\s+(?=\S)|,?\s+(?:and|plus|und|et|y|e)\s+|,\s+|:\s+/giu;
/** Nobody asks more at once. */
const MAX_CLAUSES = 4;
/** So many joints of a question are looked at: nobody lists more parts before asking on. */
const MAX_JOINTS = 12;

const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]|`[^`]*`/gu;

/** The pieces of a text between its joints, none of which lies in quotes. */
const piecesOf = (text: string): { start: number; end: number }[] => {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const joints = [...text.matchAll(JOINTS)]
    .filter(({ index }) => !quotes.some(([from, to]) => index > from && index < to))
    .slice(0, MAX_JOINTS);
  const ends = [...joints.map(({ index, 1: mark }) => index + (mark?.length ?? 0)), text.length];
  return [0, ...joints.map(({ index, 0: { length } }) => index + length)].map((start, at) => ({
    start,
    end: ends[at]!,
  }));
};

/** A question that asks several things, one after the other; one that asks one thing stays whole. */
export function splitClauses(text: string, read: (clause: string) => Ask): Ask[] {
  const pieces = piecesOf(text).filter(({ start, end }) => text.slice(start, end).trim() !== '');
  const clauses: { start: number; end: number; ask: Ask }[] = [];
  for (const { start, end } of pieces) {
    const current = clauses.at(-1);
    const isNew =
      current &&
      clauses.length < MAX_CLAUSES &&
      isWhole(current.ask) &&
      isAnother(read(text.slice(start, text.length)));
    if (!current || isNew) clauses.push({ start, end, ask: read(text.slice(start, end).trim()) });
    else Object.assign(current, { end, ask: read(text.slice(current.start, end).trim()) });
  }
  return clauses.map(({ ask }) => ask);
}
