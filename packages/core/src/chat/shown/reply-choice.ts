import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { Choice } from '../look/choices.ts';
import { choicesFor, choicesIn, choicesNamed } from '../look/find-choice.ts';
import { findParts } from '../look/find-parts.ts';
import { isActive } from '../look/odd-one.ts';
import type { Part } from '../look/page-index.ts';
import { type Ask, isOnOrOff } from '../reply/ask.ts';
import { unknown } from '../reply/compose.ts';
import { asUnsure } from '../reply/reply-content.ts';
import { replyActiveOf } from '../reply/reply-parts.ts';
import { replyProperty } from '../reply/reply-property.ts';
import { labelsIn } from '../reply/reply-table.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Task } from '../words/task-words.ts';

/** What is ticked or filled in is not chosen from a row. */
const OTHER_PARTS: ReadonlySet<string> = new Set([...typesWith('tick', 'field'), 'table', 'pagination']);
const OTHER_TASKS: readonly Task[] = ['inactive', 'without', 'count', 'same', 'differ', 'describe', 'exists'];

/** Asked is which one is chosen, or whether one is, and nothing of how it looks. */
const isAsked = (ask: Ask): boolean => {
  const { tasks, properties, formats, mentions, text } = ask;
  // "Is Half year or Year switched on?"
  const isEither = isOnOrOff(text) && labelsIn(ask).length > 1 && properties.every((property) => property === 'value');
  return (
    formats.length === 0 &&
    (isEither || (tasks.has('active') && properties.length === 0)) &&
    !OTHER_TASKS.some((task) => tasks.has(task)) &&
    !(tasks.has('list') && labelsIn(ask).length < 2) &&
    mentions.every(
      ({ type, hue, relation, ordinal, within, those }) =>
        !those &&
        !hue &&
        !relation &&
        ordinal === undefined &&
        !OTHER_PARTS.has(type ?? '') &&
        !OTHER_PARTS.has(within?.type ?? ''),
    )
  );
};

/** The choices in what a mention means or lies in, where that is a part that holds several. */
const choicesOfMention = ({ active: _, ...mention }: Mention, { pages }: Ask): Choice[] => {
  const holder = mention.within ?? mention;
  return holder.type ? choicesIn(findParts(holder, pages), pages) : [];
};

const sayChosen = (choices: readonly Choice[], ask: Ask): ChatAnswer =>
  replyActiveOf(
    choices.map(({ chosen }) => chosen),
    ask,
  );

/** Words for what is ticked, in all languages: boxes were measured, and more than one may be. */
const TICKED = /^(?:check|tick|angehakt|coch|marcad)/;
const ARE = new Set('are were sind waren sont estan estao'.split(' '));

const isOfSeveral = ({ question: { tokens } }: Ask): boolean =>
  tokens.some(({ word }) => TICKED.test(word) || ARE.has(word));

/** Everything that was measured as chosen or ticked. */
const measuredOn = ({ pages }: Ask): Part[] =>
  pages.flatMap(({ parts }) =>
    parts.filter((part) => part.label !== '' && part.node.kind === 'element' && isActive(part)),
  );

/** "Is Monthly active?": no other was asked for. */
const whether = (choice: Choice, labels: readonly string[], { language, tasks, text }: Ask): string => {
  const asked = labels.filter((label) => choice.entries.some(({ words }) => ` ${words} `.includes(` ${label} `)));
  // The "que" of this asks for nothing by itself.
  const isWhich = tasks.has('which') && !/^est ce qu/.test(foldWords(text));
  if (isWhich || asked.length !== 1) return '';
  return say(language, ` ${choice.chosen.words} `.includes(` ${asked[0]} `) ? 'yes_' : 'no_');
};

/** "Which day": the word right behind says what is chosen, also where an entry is called so. */
const nounsAsked = ({ question: { spans } }: Ask): string[] =>
  spans.flatMap((span, at) => {
    const before = spans[at - 1];
    const isNoun = before?.kind === 'task' && before.value === 'which' && before.to === span.from;
    return isNoun && span.kind === 'label' ? [foldWords(span.value)] : [];
  });

const FIELDS: ReadonlySet<string> = typesWith('field');

/** "Which theme is selected?": the fields that are labelled so and have something in them. */
const fieldsCalled = (words: readonly string[], { pages }: Ask): Part[] =>
  pages.flatMap(({ parts }) =>
    parts.filter(
      ({ node, caption }) =>
        FIELDS.has(node.type) &&
        caption !== undefined &&
        words.some((word) => ` ${foldWords(caption)} `.includes(` ${word} `)),
    ),
  );

/** "Which size is selected?": the word says what is chosen, and asks for no measure. */
const withName = (ask: Ask): Ask => {
  const { tasks, properties, mentions, question } = ask;
  const isBare = question.spans.every(({ kind }) => kind === 'task' || kind === 'property');
  if (!isBare || !tasks.has('which') || !tasks.has('active') || mentions.length > 0 || properties.length !== 1)
    return ask;
  const names = question.spans.flatMap((span) =>
    span.kind === 'property' ? question.tokens.slice(span.from, span.to).map(({ word }) => word) : [],
  );
  return { ...ask, properties: [], strange: [...ask.strange, ...names] };
};

/** "Which tab is selected?", "is Monthly or Yearly chosen?", "which period is highlighted?": by what the page shows as chosen. */
export function replyChoice(asked: Ask): ChatAnswer | undefined {
  const ask = withName(asked);
  if (!isAsked(ask)) return undefined;
  const { pages, mentions, strange, tasks } = ask;
  const labels = labelsIn(ask);
  const words = [...labels, ...strange];
  // "Which button is on?": what is no button is none of them, whatever it is called.
  const isOfKind = ({ chosen }: Choice): boolean => mentions[0]?.type !== 'button' || chosen.node.type === 'button';
  const holders =
    labels.length > 1 ? [] : mentions.flatMap(({ within }) => (within?.label ? [foldWords(within.label.value)] : []));
  const nouns = tasks.has('which') ? [...strange, ...holders, ...nounsAsked(ask)] : [];
  const named = words.length > 0 ? choicesNamed(words, pages, nouns).filter(isOfKind) : [];
  const [only, another] = named;
  if (only && !another) {
    const said = sayChosen([only], ask);
    // "Which date is chosen in the calendar?": a choice that is called by the calendar alone may be another one.
    const isCalled = strange.length === 0 || choicesNamed(strange, pages, nouns).includes(only);
    if (!isCalled && holders.length > 0) return asUnsure(said, ask);
    return { ...said, message: `${whether(only, labels, ask)}${said.message}` };
  }
  const fields = tasks.has('which') && mentions.every(({ type }) => type === undefined) ? fieldsCalled(words, ask) : [];
  if (fields.length === 1) return replyProperty('says', fields, { plural: false, places: [], from: 0, to: 0 }, ask);
  // What has a name that no choice has was not found.
  if (labels.length > 0) return undefined;
  const [mention] = mentions;
  // "Which plan is selected?": things are chosen in many ways, and no row here goes by that name.
  if (mention?.type === 'thing') return undefined;
  const measured = measuredOn(ask);
  const isSeveral = isOfSeveral(ask);
  const inside = mention ? choicesOfMention(mention, ask) : [];
  const found = isSeveral ? [] : inside.length > 0 ? inside : choicesFor(mention ?? { places: [] }, pages);
  if (found.length === 1 && strange.length === 0) return sayChosen(found, ask);
  const parts = found.length > 0 ? found.map(({ chosen }) => chosen) : mention ? [] : measured;
  if (parts.length === 0) return asked.properties.length > 0 ? unknown(say(ask.language, 'cannot'), ask) : undefined;
  const said = replyActiveOf(parts, ask);
  return strange.length > 0 || found.length > 1 ? asUnsure(said, ask) : said;
}
