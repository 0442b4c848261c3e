import type { TextLine } from '../../measurement.ts';
import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { holderName } from '../look/holder-name.ts';
import { amountOf } from '../look/money.ts';
import type { Part } from '../look/page-index.ts';
import { say } from '../say/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import type { Ask } from './ask.ts';
import { answered, unknown } from './compose.ts';

type Priced = { part: Part; line: TextLine; name: string; amount: number };

/** What is added up is no thing that costs something. */
const SUMS = new Set(
  ['total', 'subtotal', 'shipping', 'tax', 'discount', 'delivery'].flatMap((word) => [word, ...otherWords(word)]),
);

const pricedOn = (parts: readonly Part[]): Priced[] =>
  parts.flatMap((part) => {
    const [line] = part.lines;
    if (part.node.kind !== 'text' || !line || part.lines.length > 1) return [];
    const amount = amountOf(line.text);
    const name = amount === undefined ? undefined : holderName(part);
    return amount === undefined || name === undefined || SUMS.has(foldWords(name))
      ? []
      : [{ part, line, name, amount }];
  });

/** What costs most or least of all that shows a price. */
export function replyPrices(ask: Ask): ChatAnswer {
  const { language, tasks } = ask;
  const isMost = tasks.has('dearest');
  const sorted = ask.pages
    .flatMap(({ parts }) => pricedOn(parts))
    // Of two prices of one thing the higher is struck out.
    .filter(({ name, amount }, _, all) => !all.some((other) => other.name === name && other.amount < amount))
    .sort((a, b) => (isMost ? b.amount - a.amount : a.amount - b.amount));
  const [first] = sorted;
  if (!first || sorted.length < 2) return unknown(say(language, 'cannot'), ask);
  const values = { n: quoteText(first.name), v: quoteText(first.line.text) };
  return answered(say(language, isMost ? 'dearest_is' : 'cheapest_is', values), [first.part], language);
}
