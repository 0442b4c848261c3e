import { foldWords } from '../words/fold-words.ts';
import { REFERRING_WORDS } from '../words/follow-words.ts';
import type { Task } from '../words/task-words.ts';
import type { Ask } from './ask.ts';

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
  /^(how|hows|where|wheres|whats|is|are|do|does|wie|wo|ist|sind|hat|haben|comment|ou|est|cual|como|donde|onde|es|son|e|sao) /;

const asksFor = ({ properties, formats, tasks }: Ask): boolean =>
  properties.length + formats.length > 0 || [...tasks].some((task) => ASKING.has(task));

const isOfMany = ({ properties }: Ask): boolean => properties.includes('columns') || properties.includes('rows');

/** Whether what comes first is a question by itself; "the gap between the logo" is not. */
const isWhole = (ask: Ask): boolean =>
  (ask.mentions.length > 0 || isOfMany(ask)) &&
  asksFor(ask) &&
  !(ask.properties.includes('gap') && ask.mentions.length === 1 && isBetween(ask));

const BETWEEN = new Set(['between', 'from', 'zwischen', 'von', 'entre', 'de']);
const isBetween = ({ question, mentions }: Ask): boolean =>
  !mentions[0]!.plural && question.tokens.some(({ word }) => BETWEEN.has(word));

const refers = (text: string, { language }: Ask): boolean =>
  REFERRING_WORDS[language].split(', ').some((phrase) => ` ${foldWords(text)} `.includes(` ${foldWords(phrase)} `));

/** Whether what comes behind "and" begins another question: with a question word, with a part of its own, or about the same part. */
const isAnother = (ask: Ask): boolean => {
  const [first] = ask.question.spans;
  // "... and what's the value for Esther?"
  if (first?.kind === 'task' && first.value === 'which' && ask.mentions.some(({ label }) => label)) return true;
  if (!asksFor(ask)) return false;
  if (HOW.test(`${foldWords(ask.text)} `) || (first?.kind === 'task' && OPENING.has(first.value))) return true;
  // "Width, height and colour": a property alone belongs to the question before it.
  return first?.kind === 'property' && (ask.mentions.length > 0 || refers(ask.text, ask));
};

/** Where one question may end and the next begin. */
const JOINTS = /[?;]\s+(?=\S)|,?\s+(?:and|plus|und|et|y|e)\s+|,\s+/giu;
/** Nobody asks more at once. */
const MAX_CLAUSES = 4;
/** So many joints of a question are looked at: both sides of each are read, and nobody lists more parts before asking on. */
const MAX_JOINTS = 12;

/** A question that asks several things, part by part; one that asks one thing stays whole. */
export function splitClauses(text: string, read: (clause: string) => Ask, left = MAX_CLAUSES): Ask[] {
  if (left > 1)
    for (const joint of [...text.matchAll(JOINTS)].slice(0, MAX_JOINTS)) {
      const before = text.slice(0, joint.index).trim();
      const behind = text.slice(joint.index + joint[0].length).trim();
      if (before === '' || behind === '') continue;
      const first = read(before);
      if (isWhole(first) && isAnother(read(behind))) return [first, ...splitClauses(behind, read, left - 1)];
    }
  return [read(text)];
}
