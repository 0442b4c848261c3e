import type { ChatTurn } from '../chat-turn.ts';
import type { Part } from '../look/page-index.ts';
import type { Ask } from '../reply/ask.ts';
import { readFact } from '../reply/read-fact.ts';
import { typeOf } from '../say/name-parts.ts';
import { foldWords } from '../words/fold-words.ts';
import { LEADING_WORDS, REFERRING_WORDS } from '../words/follow-words.ts';
import { type InEach, LANGUAGES } from '../words/language.ts';
import type { Mention } from '../words/read-mentions.ts';

const folded = (words: InEach): string[] =>
  LANGUAGES.flatMap((language) => words[language].split(', ')).map((phrase) => ` ${foldWords(phrase)} `);

const LEADING = folded(LEADING_WORDS);
const REFERRING = folded(REFERRING_WORDS);

/** Tasks that only ask for more of what was asked before. */
const OPEN_TASKS = new Set(['which', 'describe']);

const thoseOf = (parts: readonly Part[]): Mention => ({
  those: parts.map(({ page, node }) => ({ page: page.number, id: node.id })),
  plural: parts.length > 1,
  places: [],
  from: 0,
  to: 0,
});

/** "The second one": of those that were listed, else of their kind. */
const numbered = (ordinal: number, parts: readonly Part[]): Mention => {
  const listed = ordinal < 0 ? parts.at(ordinal) : parts[ordinal - 1];
  if (parts.length > 1 && listed) return thoseOf([listed]);
  return { type: typeOf(parts[0]!), plural: false, ordinal, places: [], from: 0, to: 0 };
};

/** "How many tabs, and how many rows?": what has no rows is not what they are asked of. */
const isOfOtherRows = ({ properties, tasks, language }: Ask, parts: readonly Part[]): boolean =>
  tasks.has('count') &&
  properties.length === 1 &&
  (properties[0] === 'rows' || properties[0] === 'columns') &&
  !parts.some((part) => readFact(properties[0]!, part, language));

/**
 * A question with what it leaves out because the one before said it: the part ("and its colour?"), what is asked of another part
 * ("what about the Cancel button?"), or both ("and the second one?").
 */
export function followUp(ask: Ask, before: Ask, { places }: Pick<ChatTurn, 'places'>, isLed = false): Ask {
  const parts = places.flatMap(({ page, id }) => ask.every.find(({ number }) => number === page)?.byId.get(id) ?? []);
  const words = ` ${foldWords(ask.text)} `;
  const leads = isLed || LEADING.some((phrase) => words.startsWith(phrase));
  const refers = REFERRING.some((phrase) => words.includes(phrase));
  if (parts.length === 0 || !(leads || refers)) return ask;
  const asked = ask.properties.length + ask.formats.length > 0 || [...ask.tasks].some((task) => !OPEN_TASKS.has(task));
  const same = asked ? {} : { properties: before.properties, formats: before.formats, tasks: before.tasks };
  const [only] = ask.mentions;
  if (only?.relation && !only.within) return { ...ask, mentions: [{ ...only, within: thoseOf(parts) }] };
  if (ask.mentions.length > 0) return leads ? { ...ask, ...same } : ask;
  const ordinal = ask.question.spans.find((span) => span.kind === 'ordinal')?.value;
  if (ordinal !== undefined) return { ...ask, ...same, mentions: [numbered(ordinal, parts)] };
  const isAboutPage = ask.wholes.size + ask.roles.length + ask.hues.length > 0 || isOfOtherRows(ask, parts);
  if (!asked || isAboutPage) return ask;
  // "How many tabs are there, and which is active?": one of them.
  const isActive = ask.tasks.has('active') && parts.length > 1;
  return { ...ask, mentions: [{ ...thoseOf(parts), ...(isActive && { active: true as const }) }] };
}
