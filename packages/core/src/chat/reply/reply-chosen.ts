import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { entriesOf } from '../look/find-entries.ts';
import { findParts } from '../look/find-parts.ts';
import { isActive, oddOf } from '../look/odd-one.ts';
import { type Part, partsInside } from '../look/page-index.ts';
import { columnsOf, isInside, rowsOf } from '../look/reading-order.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Task } from '../words/task-words.ts';
import type { Ask, Named } from './ask.ts';
import { answered, notFound, unknown } from './compose.ts';
import { replyActiveOf } from './reply-parts.ts';
import { replyProperty } from './reply-property.ts';

const TICKS: ReadonlySet<string> = typesWith('tick');
/** A menu or a bar of tabs: one of its entries is chosen. */
const LISTING: ReadonlySet<string> = typesWith('lists entries', 'tabs', 'bar');

/** Tasks that ask for something else than whether it is so. */
const OTHERS: readonly Task[] = [
  'which',
  'count',
  'list',
  'describe',
  'summary',
  'exists',
  'whichPage',
  'same',
  'differ',
];

/** This "que" asks for nothing by itself. */
const WHETHER = /^est ce qu/;

const isOne = (a: Part, b: Part): boolean => a === b || isInside(a, new Set([b])) || isInside(b, new Set([a]));

const listAround = ({ parent }: Part): Part | undefined =>
  parent && !LISTING.has(parent.node.type) ? listAround(parent) : parent;

/** The chosen one of those that a part stands in a row or a column with, where one was measured so or looks unlike the others. */
const chosenBeside = (part: Part, kind: Mention, { pages }: Ask): Part[] => {
  const list = listAround(part);
  const peers = list ? entriesOf(partsInside(list)) : kind.type ? findParts({ ...kind, plural: true }, pages) : [];
  const sets = [...rowsOf(peers), ...columnsOf(peers)].filter((set) => set.some((peer) => isOne(peer, part)));
  const measured = (list ? [peers] : sets).map((set) => set.filter(isActive)).find((set) => set.length > 0);
  if (measured) return measured;
  for (const set of sets) {
    // A button stands out for what it does.
    const odd = set.some(({ node }) => node.type === 'button') ? undefined : oddOf(set);
    if (odd) return [odd];
  }
  return [];
};

/** "Is the Billing tab active?": yes or no, and which one is. */
export function replyChosen({ mention }: Named, ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties, formats } = ask;
  const { active, label, hint, ordinal, ...kind } = mention;
  const isWhether =
    properties.length === 0 &&
    formats.length === 0 &&
    !OTHERS.some((task) => tasks.has(task) && !(task === 'which' && WHETHER.test(foldWords(ask.text))));
  if (!active || (label ?? hint ?? ordinal) === undefined || !isWhether) return undefined;
  const { active: _, ...named } = mention;
  const parts = findParts(named, ask.pages);
  const [part, another] = parts;
  if (!part) return notFound(named, ask);
  if (parts.every(({ node }) => TICKS.has(node.type))) return replyProperty('value', parts, named, ask);
  const chosen = another ? [] : chosenBeside(part, kind, ask);
  if (chosen.length === 0) return unknown(say(language, 'cannot'), ask);
  const yes = say(language, chosen.some((one) => isOne(one, part)) ? 'yes_' : 'no_');
  return answered(`${yes}${replyActiveOf(chosen, ask).message}`, chosen, language);
}
