import { joinRuns } from '../../text/join-runs.ts';
import { quoteText } from '../../text/quote-text.ts';
import { sizeOf } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { PageIndex } from '../look/page-index.ts';
import { several, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Ask } from './ask.ts';
import { answered, listOf } from './compose.ts';

/** So many texts of a page show what is different about it. */
const MAX_TEXTS = 5;

const textsOf = ({ measurement }: PageIndex): Set<string> =>
  new Set(joinRuns(measurement.texts).map(({ text }) => text));
const colorsOf = ({ measurement }: PageIndex): Set<string> => new Set(measurement.palette.map(({ hex }) => hex));
const typesOf = ({ parts }: PageIndex): Set<PartType> =>
  new Set(parts.filter(({ node }) => node.kind === 'element').map(typeOf));

const sizesOf = ({ measurement }: PageIndex): Set<string> =>
  new Set([`${sizeOf({ x: 0, y: 0, ...measurement.image })} px`]);

const onlyIn = <T>(mine: ReadonlySet<T>, others: readonly ReadonlySet<T>[]): T[] =>
  [...mine].filter((value) => !others.some((set) => set.has(value)));

/** What each page has that the others do not, after what all of them share. */
export function replyDifferences(ask: Ask): ChatAnswer {
  const { language } = ask;
  const pages = ask.pages.length > 1 ? ask.pages : ask.every;
  if (pages.length < 2) return answered(say(language, 'one_page_only'), [], language);
  const shared = <T>(read: (page: PageIndex) => Set<T>): number =>
    [...read(pages[0]!)].filter((value) => pages.every((page) => read(page).has(value))).length;
  const lines = pages.map((page) => {
    const others = pages.filter((other) => other !== page);
    const texts = onlyIn(textsOf(page), others.map(textsOf));
    const told = [
      ...onlyIn(sizesOf(page), others.map(sizesOf)),
      ...onlyIn(typesOf(page), others.map(typesOf)).map((type) => {
        const count = page.parts.filter((part) => typeOf(part) === type).length;
        return `${count} ${several(type, count, language)['nouns']}`;
      }),
      ...onlyIn(colorsOf(page), others.map(colorsOf)),
      ...texts.slice(0, MAX_TEXTS).map(quoteText),
      ...(texts.length > MAX_TEXTS ? [say(language, 'and_more', { count: texts.length - MAX_TEXTS })] : []),
    ];
    return say(language, 'only_on', { n: page.name, v: told.join(', ') });
  });
  const head = say(language, 'shared', { count: shared(textsOf), colors: shared(colorsOf) });
  return answered(`${head}\n\n${listOf(lines, language)}`, [], language);
}
