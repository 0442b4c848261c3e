import type { ChatAnswer } from '../chat-answer.ts';
import { quantitiesOf } from '../look/money.ts';
import { type Part, partsInside } from '../look/page-index.ts';
import type { Ask } from '../reply/ask.ts';
import { answered } from '../reply/compose.ts';
import { quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { isSameWord } from '../words/same-word.ts';
import { type FigureList, figureListsOf } from './listed-figures.ts';

/** How many boxes around a list its title may lie in. */
const MAX_STEPS_OUT = 2;

/** How far above a list the nearest title with one of the words is; nothing where none is. */
const titleAway = ({ holder, rows }: FigureList, words: readonly string[]): number | undefined => {
  let around: Part = holder;
  for (let step = 0; step < MAX_STEPS_OUT && around.parent; step++) around = around.parent;
  const top = Math.min(...rows.map(({ name }) => name.node.box.y));
  const away = partsInside(around).flatMap(({ node, words: own }) =>
    node.kind === 'text' &&
    node.box.y < top &&
    own.split(' ').some((one) => words.some((word) => isSameWord(one, word)))
      ? [top - node.box.y]
      : [],
  );
  return away.length > 0 ? Math.min(...away) : undefined;
};

/** "Which folder has the most messages?": the largest or smallest figure beside the names of a list. */
export function replyRanked(ask: Ask): ChatAnswer | undefined {
  const { tasks, properties, mentions, formats, language, question } = ask;
  const isMost = tasks.has('biggest') || tasks.has('dearest');
  const isLeast = tasks.has('smallest') || tasks.has('cheapest');
  const isOther =
    properties.some((property) => property !== 'value' && property !== 'says' && property !== 'price') ||
    formats.length > 0 ||
    mentions.some(({ type, relation, hue }) => (type && type !== 'element' && type !== 'thing') || relation || hue);
  if (isMost === isLeast || isOther) return undefined;
  const words = question.spans.flatMap(({ kind, from, to }) =>
    kind === 'label' || kind === 'unknown' ? question.tokens.slice(from, to).map(({ word }) => word) : [],
  );
  const lists = ask.pages.flatMap(figureListsOf);
  const titled = lists
    .flatMap((one) => {
      const away = titleAway(one, words);
      return away === undefined ? [] : [{ list: one, away }];
    })
    .sort((one, other) => one.away - other.away);
  const list = titled[0]?.list;
  if (!list) return undefined;
  const values = quantitiesOf(list.rows.map(({ figure }) => figure.label));
  if (!values || values.some((value) => value === undefined)) return undefined;
  const best = isMost ? Math.max(...(values as number[])) : Math.min(...(values as number[]));
  const rows = list.rows.filter((_, at) => values[at] === best);
  return answered(
    rows
      .map(({ name, figure }) => say(language, 'shown_with', { n: quotedLabel(name), v: quotedLabel(figure) }))
      .join('\n'),
    rows.map(({ name }) => name),
    language,
  );
}
