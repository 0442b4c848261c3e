import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { gapsAmong, tally } from '../look/measure-gaps.ts';
import type { Part } from '../look/page-index.ts';
import { rowPitch } from '../look/row-pitch.ts';
import { say } from '../say/phrases.ts';
import type { Ask, Named } from './ask.ts';
import { answered, notFound, unknown } from './compose.ts';
import { readFact } from './read-fact.ts';
import { evenColumns } from './whole-page.ts';

const pixels = (value: number): string => `${px(value)} px`;

/** The columns of a board; those of a table were counted, none was measured by itself. */
const replyColumnSizes = (parts: readonly Part[], ask: Ask): ChatAnswer => {
  const { language, pages } = ask;
  const isTable = parts.some(({ node }) => node.type === 'table');
  const columns = isTable || pages.length !== 1 ? [] : evenColumns(pages[0]!);
  const [widths] = tally(columns.map(({ node }) => Math.round(node.box.width)));
  if (!widths || widths.count < 2) return unknown(say(language, 'cannot'), ask);
  const [apart] = tally(gapsAmong(columns).horizontal);
  const gap = apart ? say(language, 'columns_apart', { v: pixels(apart.px) }) : '';
  const values = { count: columns.length, v: pixels(widths.px), gap, where: '' };
  return answered(say(language, 'column_sizes', values), columns, language);
};

/** "How many columns are on the board?": a name that is no table means the layout. */
export function replyColumnCount(parts: readonly Part[], ask: Ask): ChatAnswer | undefined {
  const { language, properties, pages } = ask;
  const isCounted = properties.length === 1 && properties[0] === 'columns' && pages.length === 1;
  if (!isCounted || parts.some((part) => readFact('columns', part, language))) return undefined;
  const columns = evenColumns(pages[0]!);
  return columns.length > 1
    ? answered(say(language, 'columns', { v: columns.length, where: '' }), columns, language)
    : undefined;
}

/** The height of each row, or the width of each column, where they are alike; of the tables where nothing else is named. */
export function replyOneOfMany(named: readonly Named[], ask: Ask): ChatAnswer {
  const { language, properties, pages } = ask;
  const parts = named.flatMap((one) => one.parts);
  if (properties.includes('columns')) return replyColumnSizes(parts, ask);
  const [first] = named;
  if (first && parts.length === 0) return notFound(first.mention, ask);
  const tables = pages.flatMap((page) => page.parts.filter(({ node }) => node.type === 'table'));
  const holders = first ? parts : tables;
  const pitches = holders.flatMap((holder) => rowPitch(holder) ?? []);
  const [pitch] = tally(pitches);
  if (!pitch || pitch.count < pitches.length || properties.includes('width'))
    return unknown(say(language, 'cannot'), ask);
  return answered(say(language, 'row_pitch', { v: pixels(pitch.px) }), holders, language);
}
