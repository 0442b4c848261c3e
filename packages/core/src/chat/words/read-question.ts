import { typesWith } from '../../ontology/element-types.ts';
import { CHART_KIND_WORDS } from './chart-words.ts';
import { correctWords } from './correct-words.ts';
import { type Token, tokensOf } from './fold-words.ts';
import { otherWords } from './label-words.ts';
import type { Language } from './language.ts';
import {
  type Concept,
  compoundOf,
  conceptLike,
  conceptOf,
  isFiller,
  isMild,
  languageOf,
  MAX_PHRASE_WORDS,
} from './lexicon.ts';
import { isNearWord } from './same-word.ts';
import { superlativeOf } from './superlatives.ts';
import type { Task } from './task-words.ts';

/** A stretch of the question: a concept, words that the page shows, a number, a colour, or a word that nobody knows. */
export type Span = { from: number; to: number } & (
  | Concept
  /** `partial`: one word of a longer label. */
  | { kind: 'label'; value: string; quoted: boolean; partial?: true }
  | { kind: 'hex'; value: string }
  | { kind: 'id'; value: string }
  | { kind: 'unknown'; value: string }
);

/** What the pages say: whole labels, single words, and what the pages themselves are called. */
export type PageWords = {
  labels: ReadonlySet<string>;
  /** Labels, not sentences. */
  shortLabels: readonly string[];
  words: ReadonlySet<string>;
};

export type Question = { text: string; language: Language; tokens: Token[]; spans: Span[] };

const QUOTED =
  /["“”„«»]([^"“”„«»]{1,200})["“”„«»]|`([^`]{1,200})`|(?:^|[\s(])['‘’]([^'‘’]{2,200})['‘’](?=[\s?!.,)]|$)/gu;
/** Longer labels are sentences, which nobody names a part by without quoting them. */
export const MAX_LABEL_WORDS = 8;
/** Ids of the measurement's lists and of the tree. */
const ID = /^[epw]\d{1,4}$/;

const quotesIn = (text: string): { value: string; start: number; end: number }[] =>
  [...text.matchAll(QUOTED)].map((found) => ({
    value: (found[1] ?? found[2] ?? found[3])!,
    start: found.index,
    end: found.index + found[0].length,
  }));

const phrase = (tokens: readonly Token[], from: number, length: number): string | undefined =>
  from + length <= tokens.length
    ? tokens
        .slice(from, from + length)
        .map(({ word }) => word)
        .join(' ')
    : undefined;

const longest = <T>(
  tokens: readonly Token[],
  from: number,
  most: number,
  find: (words: string) => T | undefined,
): { found: T; length: number } | undefined => {
  for (let length = most; length >= 1; length--) {
    const words = phrase(tokens, from, length);
    const found = words === undefined ? undefined : find(words);
    if (found !== undefined) return { found, length };
  }
  return undefined;
};

const RINGS = new Set(CHART_KIND_WORDS.ring.split(' '));

/** A word of the page that also means something is meant as a word of the page only where it is written like a name. */
const isNameLike = ({ raw, start }: Token, language: Language): boolean =>
  language !== 'de' && start > 0 && /^\p{Lu}/u.test(raw);

/** "The three cards" counts them; a larger number is one that the page shows. */
const COUNT = /^\d{1,2}$/;

const UNITS: ReadonlySet<string> = new Set('px pixel pixels pixeles pt rem em dp'.split(' '));

/** "Is the footer 500 wide?": with a unit, or beside a property of a part that is named, a number is a length, even if the page shows it. */
const isLength = (tokens: readonly Token[], at: number, language: Language): boolean => {
  if (!/^\d+(?:[.,]\d+)*$/.test(tokens[at]!.word)) return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next && UNITS.has(next.word)) return true;
  const isProperty = [before, next].some((token) => token && conceptOf(token.word, language)?.kind === 'property');
  return isProperty && tokens.some((token) => isPart(token, language));
};

/** One word that says how something is asked, how many or how long, even if a label is just that. */
const isNoName = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const { word } = tokens[at]!;
  return word.length < 2 || COUNT.test(word) || isIdle(tokens, at, language) || isLength(tokens, at, language);
};

/** Shorter words are in too many labels. */
const MIN_NAME_LETTERS = 4;

const NAMED_KINDS: ReadonlySet<string> = typesWith('labelled', 'link', 'text');

/** "Ravi" of "Ravi Shah": a word that one label of the page has, or begins with, and no other, is a name for it. */
const isOneName = (word: string, { words, shortLabels }: PageWords): boolean =>
  word.length >= MIN_NAME_LETTERS &&
  words.has(word) &&
  (shortLabels.filter((label) => ` ${label} `.includes(` ${word} `)).length === 1 ||
    shortLabels.filter((label) => label.startsWith(`${word} `)).length === 1);

/** "El botón de Flickr": behind a noun and "of" a word of the page is a name, however many labels have it. */
const isNameBehindOf = (tokens: readonly Token[], at: number, language: Language, { words }: PageWords): boolean => {
  const [noun, of] = [tokens[at - 2], tokens[at - 1]].map((token) => token && conceptOf(token.word, language));
  const isBehind = noun?.kind === 'part' && NAMED_KINDS.has(noun.value) && of?.kind === 'link' && of.value === 'within';
  return isBehind && words.has(tokens[at]!.word);
};

const readPlain = (tokens: readonly Token[], at: number, language: Language, page: PageWords): Span[] => {
  const place = { from: at, to: at + 1 };
  // Whoever reads a token has it.
  const { raw, word } = tokens[at]!;
  if (/^#/.test(raw)) return [{ kind: 'hex', value: word, ...place }];
  if (/^\d+$/.test(word)) return [{ kind: 'number', value: Number(word), ...place }];
  if (ID.test(word)) return [{ kind: 'id', value: word, ...place }];
  if (isMostAtEnd(tokens, at, language)) return [{ kind: 'task', value: 'biggest', ...place }];
  if (isFiller(word, language)) return [];
  // "The donut": a chart by how it is drawn, where the page has one.
  if (RINGS.has(word) && page.words.has(word))
    return [
      { kind: 'label', value: word, quoted: false, ...place },
      { kind: 'part', value: 'chart', plural: false, ...place },
    ];
  const compound = language === 'de' && !page.words.has(word) ? compoundOf(word) : undefined;
  if (compound) return compound.map((concept) => ({ ...concept, ...place }));
  if (isOneName(word, page) || isNameBehindOf(tokens, at, language, page)) {
    const isWhole = page.labels.has(word);
    return [{ kind: 'label', value: word, quoted: false, ...(!isWhole && { partial: true }), ...place }];
  }
  const like = page.words.has(word) ? undefined : conceptLike(word, language);
  return [like ? { ...like, ...place } : { kind: 'unknown', value: word, ...place }];
};

/** Some words out of a longer label: "add to bag" of "Add to bag · € 69.80". */
const partOfLabel = (tokens: readonly Token[], at: number, language: Language, page: PageWords): number => {
  const isOwn = ({ word }: Token) => !isFiller(word, language) && !conceptOf(word, language) && !/^\d+$/.test(word);
  if (!page.words.has(tokens[at]!.word) || isFiller(tokens[at]!.word, language)) return 0;
  // "The first issue" counts them, even where a label has the words in it.
  if (conceptOf(tokens[at]!.word, language)?.kind === 'ordinal') return 0;
  for (let length = Math.min(MAX_LABEL_WORDS, tokens.length - at); length >= 2; length--) {
    const run = tokens.slice(at, at + length);
    const words = run.map(({ word }) => word).join(' ');
    if (!run.some(isOwn) || isFiller(run.at(-1)!.word, language)) continue;
    if (page.shortLabels.some((label) => ` ${label} `.includes(` ${words} `))) return length;
  }
  return 0;
};

/** "Button Suchen", "the filter button": a word of the page beside a control's noun is its name, whatever else it means. */
const isBesideControl = (tokens: readonly Token[], from: number, length: number, language: Language): boolean =>
  [tokens[from - 1], tokens[from + length]].some((neighbour) => {
    const concept = neighbour && conceptOf(neighbour.word, language);
    return concept?.kind === 'part' && NAMED_KINDS.has(concept.value);
  });

/** A word that a question is made of; right before a control's noun it may be its name: "the like button". */
const isIdle = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const next = tokens[at + 1] && conceptOf(tokens[at + 1]!.word, language);
  const isName = tokens[at]!.word.length >= MIN_NAME_LETTERS && next?.kind === 'part' && NAMED_KINDS.has(next.value);
  return isFiller(tokens[at]!.word, language) && !isName;
};

const CHART_KINDS = new Set(Object.values(CHART_KIND_WORDS).flatMap((words) => words.split(' ')));

/** "The bar chart": beside that noun the word tells how it is drawn. */
const isChartKind = (tokens: readonly Token[], at: number, language: Language): boolean =>
  CHART_KINDS.has(tokens[at]!.word) &&
  [tokens[at - 1], tokens[at - 2], tokens[at + 1]].some((neighbour) => {
    const concept = neighbour && conceptOf(neighbour.word, language);
    return concept?.kind === 'part' && concept.value === 'chart';
  });

/** No name of the table of meanings has more words. */
const MAX_MEANING_WORDS = 4;

/** What the page writes in its own language for words of another: "mot de passe" where it shows "Password". */
const translated = (words: string, { labels, shortLabels, words: single }: PageWords): string | undefined => {
  const others = otherWords(words);
  return (
    others.find((other) => labels.has(other)) ??
    others.find((other) => shortLabels.some((label) => ` ${label} `.includes(` ${other} `))) ??
    others.find((other) => single.has(other))
  );
};

/** "Most buttons" are nearly all of them; "the most" and "most prominent" pick one. */
const isMostOf = (tokens: readonly Token[], at: number, language: Language): boolean => {
  if (!/^(?:most|least)$/.test(tokens[at]!.word) || tokens[at - 1]?.word === 'the') return false;
  const next = tokens.slice(at + 1).find(({ word }) => word !== 'of' && word !== 'the');
  const concept = next && conceptOf(next.word, language);
  return concept?.kind === 'part' && concept.plural;
};

/** "Qui gagne le plus ?", "¿quién gana más?": at the end of a question these words rank, anywhere else they say "also". */
const MOST_AT_END: Partial<Record<Language, string>> = { fr: 'plus', es: 'mas', pt: 'mais' };

/** "¿Hay algo más?", "rien de plus ?": behind these it asks for what else there is. */
const ELSE_BEHIND: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set('chose de en non personne quoi rien'.split(' ')),
  es: new Set('alguien algo alguna alguno de nada nadie otra otro que quien una uno'.split(' ')),
  pt: new Set('a alguem algo algum alguma de nada ninguem nenhum nenhuma outra outro que quem um uma'.split(' ')),
};

const isMostAtEnd = (tokens: readonly Token[], at: number, language: Language): boolean =>
  at > 1 &&
  at === tokens.length - 1 &&
  tokens[at]!.word === MOST_AT_END[language] &&
  !ELSE_BEHIND[language]?.has(tokens[at - 1]!.word);

/** "In total". */
const MAX_MILD_WORDS = 2;

/** "Font + size" are two things, and no font size. */
const MAX_BREAK_CHARS = 1;

const upToBreak = (tokens: readonly Token[], at: number): readonly Token[] => {
  const end = Math.min(tokens.length, at + MAX_PHRASE_WORDS);
  for (let next = at + 1; next < end; next++)
    if (tokens[next]!.start - tokens[next - 1]!.end > MAX_BREAK_CHARS) return tokens.slice(0, next);
  return tokens;
};

/** A label as it stands, or in its other number: "100 PSD designs". */
const labelFor = (words: string, { labels }: PageWords): string | undefined => {
  if (labels.has(words) || !words.includes(' ')) return labels.has(words) ? words : undefined;
  return [words.replace(/s$/, ''), `${words}s`].find((other) => labels.has(other));
};

/** Words between two things that are compared, in all languages. */
const AGAINST = new Set(['vs', 'versus']);

const isPart = ({ word }: Token, language: Language): boolean => conceptOf(word, language)?.kind === 'part';

/** "Produkt 3", where the page writes "Product #3": a noun and its number are a name in any language. */
const numberedLabel = ([noun, number]: readonly Token[], { labels }: PageWords): string | undefined =>
  noun && number && /^\d+$/.test(number.word)
    ? [...labels].find((label) => {
        const [first, second, third] = label.split(' ');
        return second === number.word && third === undefined && isNearWord(first!, noun.word);
      })
    : undefined;

/** No superlative has more words. */
const MAX_RANK_WORDS = 3;

/** "The oldest", where the page has a label "Age". */
const rankedBy = (words: string, page: PageWords): { task: Task; label: string } | undefined => {
  const rank = superlativeOf(words);
  const label = rank && (page.labels.has(rank.head) ? rank.head : translated(rank.head, page));
  return rank && label !== undefined && page.labels.has(label) ? { task: rank.task, label } : undefined;
};

/** Reads the stretch that begins at a token, and says how long it is. */
const readAt = (
  tokens: readonly Token[],
  at: number,
  language: Language,
  page: PageWords,
  isName: boolean,
): [Span[], number] => {
  const known = isChartKind(tokens, at, language)
    ? undefined
    : longest(upToBreak(tokens, at), at, MAX_PHRASE_WORDS, (words) => conceptOf(words, language));
  const label = longest(tokens, at, MAX_LABEL_WORDS, (words) => labelFor(words, page));
  const token = tokens[at]!;
  const isLabel =
    label &&
    (label.length > (known?.length ?? 0) ||
      (label.length === known?.length &&
        (isName ||
          isNameLike(token, language) ||
          ((known.found.kind === 'part' || known.found.kind === 'property') &&
            isBesideControl(tokens, at, label.length, language))))) &&
    !(label.length === 1 && isNoName(tokens, at, language));
  if (isLabel) {
    const span: Span = { kind: 'label', value: label.found, quoted: false, from: at, to: at + label.length };
    return [[span], label.length];
  }
  const ranked = longest(tokens, at, MAX_RANK_WORDS, (words) => rankedBy(words, page));
  if (ranked) {
    const place = { from: at, to: at + ranked.length };
    return [
      [
        { kind: 'task', value: ranked.found.task, ...place },
        { kind: 'label', value: ranked.found.label, quoted: false, ...place },
      ],
      ranked.length,
    ];
  }
  const numbered = label ? undefined : numberedLabel(tokens.slice(at, at + 2), page);
  if (numbered) return [[{ kind: 'label', value: numbered, quoted: false, from: at, to: at + 2 }], 2];
  const idle = longest(tokens, at, MAX_MILD_WORDS, (words) =>
    isMild(words, language) && !page.words.has(words) ? words : undefined,
  );
  if (idle) return [[], idle.length];
  const partial = partOfLabel(tokens, at, language, page);
  if (partial > (known?.length ?? 0)) {
    const value = phrase(tokens, at, partial)!;
    return [[{ kind: 'label', value, quoted: false, from: at, to: at + partial }], partial];
  }
  const isState = known?.found.kind === 'property' && known.found.value === 'states';
  // "Who is disabled?", where the page writes that of somebody.
  if (isState && page.labels.has(phrase(tokens, at, known.length)!) && !tokens.some((one) => isPart(one, language)))
    return [
      [{ kind: 'label', value: phrase(tokens, at, known.length)!, quoted: false, from: at, to: at + known.length }],
      known.length,
    ];
  const isStatus = isState && translated(phrase(tokens, at, known.length)!, page);
  if (known && isMostOf(tokens, at, language)) return [[], 1];
  if (known && !isStatus) {
    const place = { from: at, to: at + known.length };
    const own: Span = { ...known.found, ...place };
    // "The old against the new price": what is set against another stands beside it as well.
    const isAgainst = known.found.kind === 'task' && known.found.value === 'differ' && AGAINST.has(token.word);
    return [isAgainst ? [own, { kind: 'link', value: 'and', ...place }] : [own], known.length];
  }
  const meant = page.words.has(token.word)
    ? undefined
    : longest(tokens, at, MAX_MEANING_WORDS, (words) =>
        isFiller(words, language) ? undefined : translated(words, page),
      );
  if (meant)
    return [[{ kind: 'label', value: meant.found, quoted: false, from: at, to: at + meant.length }], meant.length];
  return [readPlain(tokens, at, language, page), 1];
};

type Quote = ReturnType<typeof quotesIn>[number];

/** The quote that each token is in; tokens and quotes are both in the order of the text. */
const quoteOfEach = (tokens: readonly Token[], quotes: readonly Quote[]): (Quote | undefined)[] => {
  let next = 0;
  return tokens.map(({ start, end }) => {
    while (quotes[next] && quotes[next]!.end < end) next++;
    const quote = quotes[next];
    return quote && start >= quote.start ? quote : undefined;
  });
};

/** "Name, id and location": between two names of the page a comma joins them like a word, and what follows is a name too. */
const joinNames = (spans: Span[], found: readonly Span[], between: string): void => {
  const last = spans.at(-1);
  if (last?.kind === 'label' && found[0]?.kind === 'label' && /^\s*,/.test(between))
    spans.push({ kind: 'link', value: 'and', from: last.to, to: last.to });
};

/** A name of the page that is joined to another one. */
const isJoined = (spans: readonly Span[], at: number): boolean => {
  const [before, link] = spans.slice(-2);
  return before?.kind === 'label' && link?.kind === 'link' && link.value === 'and' && link.to === at;
};

/** What a question is made of, in its order; in the language of the talk where that is known. */
export function readQuestion(text: string, page: PageWords, known?: Language): Question {
  const typed = tokensOf(text);
  const quoteOf = quoteOfEach(typed, quotesIn(text));
  const language =
    known ??
    languageOf(
      text,
      typed.filter((_, index) => !quoteOf[index]).map(({ word }) => word),
    );
  const tokens = correctWords(typed, language, page.words, (_, at) => quoteOf[at] !== undefined);
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; ) {
    const quote = quoteOf[from];
    let to = from + 1;
    while (to < tokens.length && quoteOf[to] === quote) to++;
    if (quote) spans.push({ kind: 'label', value: quote.value, quoted: true, from, to });
    else {
      // What is not quoted is read up to the next quote, never across it.
      const free = tokens.slice(0, to);
      for (let at = from; at < to; ) {
        const [found, length] = readAt(free, at, language, page, isJoined(spans, at));
        joinNames(spans, found, text.slice(free[at - 1]?.end ?? 0, free[at]!.start));
        spans.push(...found);
        at += length;
      }
    }
    from = to;
  }
  return { text, language, tokens, spans };
}
