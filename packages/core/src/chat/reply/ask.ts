import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Project } from '../../project.ts';
import type { PageIndex, Part } from '../look/page-index.ts';
import type { Hue, Role } from '../words/color-words.ts';
import { sideOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import { isHaving, isHavingOfMany } from '../words/having-words.ts';
import type { Language } from '../words/language.ts';
import type { Whole } from '../words/place-words.ts';
import type { Property } from '../words/property-words.ts';
import { type Mention, readMentions } from '../words/read-mentions.ts';
import type { Question, Span } from '../words/read-question.ts';
import type { Format, Task } from '../words/task-words.ts';

/** A question with everything it names, and the pages it is about. */
export type Ask = {
  text: string;
  question: Question;
  language: Language;
  project: Project;
  every: PageIndex[];
  /** Those that the question names, else all. */
  pages: PageIndex[];
  mentions: Mention[];
  properties: Property[];
  tasks: ReadonlySet<Task>;
  formats: Format[];
  hues: Hue[];
  roles: Role[];
  wholes: ReadonlySet<Whole>;
  hexes: Hex[];
  /** Words that mean nothing here and that no page shows; something is asked "of" some of them. */
  strange: string[];
  isOfStrange: boolean;
  /** The side of something is asked for: "the left margin". */
  isSided: boolean;
};

/** A part that a question names, and what it may mean. */
export type Named = { mention: Mention; parts: Part[] };

type SpanOf<K extends Span['kind']> = Extract<Span, { kind: K }>;

/** A property that says more than another which stands beside it: "the colour of the border" is about the border. */
const MORE_TELLING: Partial<Record<Property, readonly Property[]>> = {
  fontSize: ['size', 'font', 'height'],
  textColor: ['color'],
  background: ['color'],
  border: ['color', 'width', 'size', 'weight'],
  shadow: ['color', 'size'],
  radius: ['size', 'square', 'edge'],
  contrast: ['color', 'textColor', 'background', 'size', 'height', 'says'],
  weight: ['font', 'size'],
  lineHeight: ['height', 'font', 'size'],
  padding: ['size', 'gap'],
  gap: ['size', 'width', 'height'],
  gradient: ['color', 'background'],
  price: ['says', 'size'],
  columns: ['says'],
  rows: ['says'],
  // "At what height does it begin?"
  position: ['says', 'height'],
  square: ['says'],
  kind: ['says'],
  edge: ['gap', 'border', 'position'],
  // Nothing of another state was measured, whatever is asked of it.
  states: [
    'position',
    'says',
    'color',
    'textColor',
    'background',
    'border',
    'shadow',
    'radius',
    'size',
    'width',
    'height',
  ],
};

/** Between properties that are asked for one beside the other: "size and spacing", "size, spacing", "colours + size". */
const BESIDE =
  /^[\s,+&]*(?:[,+&]|\b(?:and|n|und|et|y|e)\b)[\s,]*(?:(?:the|its|die|der|das|la|le|les|el|los|o|a)\s+)?$/i;

const settleProperties = (found: readonly SpanOf<'property'>[], { text, tokens, spans }: Question): Property[] => {
  const isNumbered = spans.some(({ kind }) => kind === 'ordinal');
  const all = new Set(found.map(({ value }) => value));
  const chains: Property[][] = [];
  for (const [index, { value, from }] of found.entries()) {
    const before = found[index - 1];
    const isNext = before && BESIDE.test(text.slice(tokens[before.to - 1]!.end, tokens[from]!.start));
    if (isNext) chains.at(-1)!.push(value);
    else chains.push([value]);
  }
  const isBeside = (one: Property, other: Property): boolean =>
    chains.some((chain) => chain.includes(one) && chain.includes(other));
  // "The width of the cards and the space between": each is asked by itself.
  const isApart = (one: Property, other: Property): boolean => {
    const places = found.flatMap(({ value, from }) => (value === one || value === other ? [from] : []));
    const between = spans.filter(({ from }) => from > Math.min(...places) && from < Math.max(...places));
    const isJoined = between.some((span) => span.kind === 'link' && span.value === 'and');
    return isJoined && between.some(({ kind }) => kind === 'part');
  };
  if (all.has('font') && all.has('size') && !isBeside('font', 'size')) all.add('fontSize');
  if (all.has('font') && all.has('color') && !isBeside('font', 'color')) all.add('textColor').delete('font');
  for (const property of [...all])
    for (const weaker of MORE_TELLING[property] ?? [])
      if (!isBeside(property, weaker) && !(property === 'gap' && isApart(property, weaker))) all.delete(weaker);
  // "What type of font" asks for the font, and "the second card from the left" for no distance.
  if (all.size > 1) all.delete('kind');
  if (all.size > 1 && isNumbered) all.delete('edge');
  return [...all];
};

/** "The round button": beside a noun the word says which one is meant. */
const ROUND = /^(?:round|rounded|circular|rund\w*|rond\w*|redond\w*|arrondi\w*|arredondad\w*)$/;

const withoutRound = (found: readonly SpanOf<'property'>[], { tokens, spans }: Question): SpanOf<'property'>[] => {
  const isDescribing = (span: SpanOf<'property'>): boolean =>
    span.value === 'radius' &&
    ROUND.test(tokens[span.from]?.word ?? '') &&
    spans.some((other) => other.kind === 'part' && (other.from === span.to || other.to === span.from));
  const others = found.filter((span) => !isDescribing(span));
  return others.length > 0 || spans.some((span) => span.kind === 'task' && span.value === 'count')
    ? others
    : [...found];
};

/** "The big headline": beside a noun and behind no "how" the word says which one is meant. */
const SIZED = /^(?:big|large|huge|small|gross\w+|klein\w+|grand\w*|petit\w*|grande|grandes|pequen\w+)$/;
const ASKING_SIZE = /^(?:how|wie|que|combien|tan|quao|so|as)$/;

const withoutSized = (found: readonly SpanOf<'property'>[], { tokens, spans }: Question): SpanOf<'property'>[] => {
  const others = found.filter(
    ({ value, from, to }) =>
      value !== 'size' ||
      !SIZED.test(tokens[from]?.word ?? '') ||
      ASKING_SIZE.test(tokens[from - 1]?.word ?? '') ||
      !spans.some((other) => other.kind === 'part' && (other.from === to || other.to === from)),
  );
  return others.length > 0 || spans.some((span) => span.kind === 'task' && span.value !== 'which')
    ? others
    : [...found];
};

/** "The green of the button" asks for the very colour. */
const withHue = (properties: Property[], spans: readonly Span[]): Property[] => {
  const isAsked = spans.some((span, index) => {
    const next = spans[index + 1];
    return span.kind === 'hue' && next?.kind === 'link' && next.value === 'within' && next.from === span.to;
  });
  return isAsked && !properties.includes('color') ? [...properties, 'color'] : properties;
};

/** Stretches that name a page: by number, by place in the order, or by its name. */
const pageStretches = (
  question: Question,
  every: readonly PageIndex[],
): { from: number; to: number; pages: PageIndex[] }[] => {
  if (every.length < 2) return [];
  const { spans, tokens } = question;
  const byNumber = spans.flatMap((span, index) => {
    const before = spans[index - 1];
    if (span.kind === 'ordinal' && spans[index + 1]?.kind === 'whole') {
      const page = span.value < 0 ? every.at(span.value) : every[span.value - 1];
      return page ? [{ from: span.from, to: span.to + 1, pages: [page] }] : [];
    }
    const isNumbered =
      span.kind === 'number' &&
      spans.slice(0, index).some((one) => one.kind === 'whole' && one.value === 'page') &&
      (before?.kind === 'whole' || before?.kind === 'number' || before?.kind === 'link');
    const page = isNumbered ? every[span.value - 1] : undefined;
    return page ? [{ from: span.from, to: span.to, pages: [page] }] : [];
  });
  const byName = every.flatMap((page) => {
    const words = foldWords(page.name).split(' ');
    const at = tokens.findIndex((_, index) => words.every((word, step) => tokens[index + step]?.word === word));
    return at >= 0 && words.join('').length > 2 ? [{ from: at, to: at + words.length, pages: [page] }] : [];
  });
  return byNumber.length > 0 ? byNumber : byName;
};

/** Spans that a page's name or number does not take up. */
const withoutPages = (spans: readonly Span[], taken: readonly { from: number; to: number }[]): Span[] =>
  spans.filter((span) => !taken.some(({ from, to }) => span.from >= from && span.to <= to));

const toSixDigits = (hex: string): Hex =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

const ofKind = <K extends Span['kind']>(spans: readonly Span[], kind: K): SpanOf<K>[] =>
  spans.filter((span): span is SpanOf<K> => span.kind === kind);

/** "How many price cards": beside another question the price only says which parts are meant. */
const settlePrice = (ask: Ask): Ask => {
  const isNoun = ask.question.spans.some(
    (span, index, { [index + 1]: next }) =>
      span.kind === 'property' && span.value === 'price' && next?.kind === 'part' && next.from === span.to,
  );
  if (!ask.properties.includes('price') || (ask.properties.length < 2 && !ask.tasks.has('count') && !isNoun))
    return ask;
  const isName = isNoun || ask.tasks.has('count') || ask.properties.includes('gap');
  const mentions = ask.mentions.map((mention): Mention => {
    if (isName) return mention.label ? mention : { hint: 'price', ...mention };
    return { ...mention, amount: true };
  });
  return { ...ask, mentions, properties: ask.properties.filter((property) => property !== 'price') };
};

const SIGNALS: ReadonlySet<Role> = new Set(['success', 'warning', 'danger', 'info']);

/** "The background of the warning": a role that something is asked of, and no noun, is the notice in its colour. */
const settleSignal = (ask: Ask): Ask => {
  const { spans } = ask.question;
  const at = spans.findIndex((span) => span.kind === 'role' && SIGNALS.has(span.value));
  const [span, before] = [spans[at], spans[at - 1]];
  const isOf = before?.kind === 'link' && before.value === 'within' && ask.properties.length > 0;
  if (span?.kind !== 'role' || !isOf || ask.mentions.length > 0) return ask;
  const mention: Mention = { type: 'alert', role: span.value, plural: false, places: [], from: span.from, to: span.to };
  return { ...ask, mentions: [mention], roles: [] };
};

/** "The tasks in the Done column": beside a name the word calls what holds them. */
const settleColumn = (ask: Ask): Ask => {
  const isHolder = ask.mentions.some(({ type, within }) => type && within?.label && !within.type);
  const isBeside = ask.question.spans.some((span, index, { [index + 1]: next }) => {
    const pair = [span, next];
    const column = pair.find((one) => one?.kind === 'property' && one.value === 'columns');
    return column && pair.some((one) => one?.kind === 'label') && next!.from === span.to;
  });
  const [only, another] = ask.mentions;
  // "What is in the Done column?" asks for what it holds.
  const isContent =
    ask.tasks.has('which') && ask.properties.length === 1 && !another && !!only?.label && !only.type && !only.within;
  if (!isBeside || !(isHolder || isContent)) return ask;
  const properties = ask.properties.filter((property) => property !== 'columns');
  return { ...ask, properties, tasks: isContent ? new Set([...ask.tasks, 'list' as const]) : ask.tasks };
};

/** Whether the first of two nouns is said to have the second, or to lack it: "cards that have an icon", "cards without one". */
export const isHeldBy = (first: Mention, second: Mention, { question: { tokens, spans } }: Ask): boolean =>
  tokens.slice(first.to, second.from).some(isHavingOfMany) ||
  spans.some(
    (span) => span.kind === 'task' && span.value === 'without' && span.from >= first.to && span.to <= second.from,
  );

const VALUED: ReadonlySet<string> = new Set(['select', 'input']);

/** "What is selected in the dropdown?": what it shows. */
const settleValue = (ask: Ask): Ask => {
  const [only, another] = ask.mentions;
  const field = only?.type === 'element' && only.active && !only.plural ? only.within : undefined;
  if (!field || another || !VALUED.has(field.type ?? '') || ask.properties.length > 0) return ask;
  const tasks = new Set([...ask.tasks].filter((task) => task !== 'active'));
  return { ...ask, mentions: [{ ...field, from: only!.from, to: only!.to }], properties: ['says'], tasks };
};

/** Largest by the words that say so, or by what is asked of it. */
const withSide = (mention: Mention, ask: Ask): Mention => {
  const { question, properties } = ask;
  const words = question.tokens.slice(mention.from, mention.to).map(({ word }) => word);
  const asked = properties.find((one) => one === 'width' || one === 'height');
  const said = sideOf(words);
  const side = said === 'size' ? (asked ?? said) : (said ?? asked);
  return {
    ...mention,
    ...(mention.extreme && side && { side }),
    ...(mention.within && { within: withSide(mention.within, ask) }),
  };
};

/** What is ranked by what it shows, not by its sides. */
const RANKED_BY_VALUE: ReadonlySet<string> = new Set(['chart', 'thing', 'table']);

/** "Every text on the right" are all of them. */
const settleEvery = (ask: Ask): Ask => {
  const isEvery = ({ from, type, label }: Mention): boolean =>
    type !== undefined &&
    !label &&
    ask.question.spans.some((span) => span.kind === 'task' && span.value === 'list' && span.to === from);
  return {
    ...ask,
    mentions: ask.mentions.map((mention) => (isEvery(mention) ? { ...mention, plural: true } : mention)),
  };
};

/** "Which button is the widest?": of a kind that is asked for by its noun alone. */
const settleExtreme = (ask: Ask): Ask => {
  const mentions = ask.mentions.map((mention) => withSide(mention, ask));
  const [only, another] = mentions;
  const last = ask.question.spans.at(-1);
  const isLast = last?.kind === 'task' && (last.value === 'biggest' || last.value === 'smallest');
  if (!isLast || another || !only?.type || only.extreme || only.within || only.label || only.hint !== undefined)
    return { ...ask, mentions };
  const side = sideOf(ask.question.tokens.slice(last.from, last.to).map(({ word }) => word));
  const isAsked = ask.tasks.has('which') && ask.properties.length === 0 && !RANKED_BY_VALUE.has(only.type);
  if (!side || !isAsked || last.from < only.to) return { ...ask, mentions };
  const extreme: Mention = { ...only, extreme: last.value as 'biggest' | 'smallest', side, to: last.to };
  return { ...ask, mentions: [extreme] };
};

const isBareText = ({ type, plural, label, hint, hue, ordinal, relation, places }: Mention): boolean =>
  type === 'text' &&
  !plural &&
  places.length === 0 &&
  [label, hint, hue, ordinal, relation].every((one) => one === undefined);

const SPEAKING: ReadonlySet<string> = typesWith('labelled', 'link', 'bar', 'box');

/** "The button and its text", "its size, radius and text": what is written on a part is not another one. */
const settleText = (ask: Ask): Ask => {
  const [first, second, third] = ask.mentions;
  const isAlone = first && !second && isBareText(first) && !first.isLoose && SPEAKING.has(first.within?.type ?? '');
  const owner = isAlone ? first.within : first && second && !third && isBareText(second) ? first : undefined;
  const isListed = !second?.within || second.within.from === first?.from;
  if (!owner || ask.properties.length === 0 || !SPEAKING.has(owner.type ?? '') || !isListed) return ask;
  const isColor = ask.properties.includes('color');
  const said = isColor ? ask.properties.map((one) => (isAlone && one === 'color' ? 'textColor' : one)) : ask.properties;
  const isSize = said.some((one) => one === 'fontSize' || one === 'font' || one === 'gap' || one === 'align');
  if (isSize || ask.properties.includes('contrast')) return ask;
  const properties = isColor || isAlone ? said : [...said, 'says' as const];
  return { ...ask, properties, mentions: [{ ...owner, from: first!.from, to: (second ?? first)!.to }] };
};

const HOLDERS: ReadonlySet<string> = typesWith('bar', 'lists entries', 'box', 'section', 'main');

/** "How many links does the menu have?", "que itens tem o menu?": of two nouns that nothing joins the second holds the first. */
const settleHolder = (ask: Ask): Ask => {
  const { tasks, language, question } = ask;
  const [first, second, third] = ask.mentions;
  const isNamed = tasks.has('which') && first?.plural && HOLDERS.has(second?.type ?? '') && ask.properties.length === 0;
  const isCounted = (tasks.has('count') || isNamed) && !tasks.has('without') && first?.plural && !first.within;
  if (!isCounted || !first.type || !second?.type || second.plural || third) return ask;
  const isJoined = question.spans.some(
    ({ kind, from }) => (kind === 'link' || kind === 'relation') && from >= first.to && from < second.from,
  );
  const isHad = tasks.has('exists') || question.tokens.slice(first.to).some((token) => isHaving(token, language));
  if (isJoined || !isHad || isHeldBy(first, second, ask)) return ask;
  const held = { ...ask, mentions: [{ ...first, within: second, to: second.to }] };
  return isNamed ? { ...held, tasks: new Set([...tasks].filter((task) => task !== 'exists')) } : held;
};

/** "As wide as", "so breit wie", "aussi large que", "tan ancho como", "tão largo quanto". */
const EQUATIVE = /\b(?:as|so|aussi|tan|tao) \S+ (?:as|wie|que|como|quanto)\b/;

/** "Is Backup on?", "ist Backup an?": what is asked is whether it is. */
const ON_OR_OFF = new RegExp(
  [
    '^(?:is|are) .* (?:on|off|enabled|disabled|checked|ticked)$',
    '^ist .* (?:an|aus|ein|eingeschaltet|ausgeschaltet|angehakt)$',
    '^(?:est|est ce que) .* (?:activee?|desactivee?|cochee?|allumee?)$',
    '^.* est (?:il|elle) (?:activee?|desactivee?|cochee?|allumee?)$',
    '^(?:esta|es) .* (?:activad[oa]|desactivad[oa]|encendid[oa]|apagad[oa]|marcad[oa])$',
    '^(?:esta|e) .* (?:ativad[oa]|desativad[oa]|ligad[oa]|desligad[oa]|marcad[oa])$',
  ].join('|'),
);

/** Without its accent, "active" says that something is chosen: "la page est active". */
const CHOSEN = /(?<!\p{L})active[\s?.!]*$/iu;

/** Words for when, which change nothing of whether. */
const NOW = / (?:by default|right now|at the moment|now|standardmassig|gerade|par defaut|por defecto|por padrao)$/;

export const isOnOrOff = (text: string): boolean =>
  ON_OR_OFF.test(foldWords(text).replace(NOW, '')) && !CHOSEN.test(text);

/** Where it is asked whether something is on, the word for that picks no part. */
const withoutOnOrOff = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => span.kind !== 'task' || !/^(?:in)?active$/.test(span.value) || !isOnOrOff(text));

const withOnOrOff = (properties: Property[], text: string): Property[] =>
  properties.length === 0 && isOnOrOff(text) ? ['value'] : properties;

const SIDED: ReadonlySet<Property> = new Set(['border', 'padding', 'gap', 'edge']);

/** "The left border of the card": the side of what is asked for, not of the page. */
const isSide = (spans: readonly Span[], index: number): boolean => {
  const span = spans[index];
  if (span?.kind !== 'place') return false;
  return [spans[index - 1], spans[index + 1]].some(
    (other) =>
      other?.kind === 'property' && SIDED.has(other.value) && (other.to === span.from || other.from === span.to),
  );
};

/** "Which page is open in the menu?" of one screenshot asks for an entry of it. */
const settleWhichPage = (task: Task, spans: readonly Span[], every: readonly PageIndex[]): Task => {
  const isOfState = ({ kind, value }: Span & { value?: unknown }): boolean =>
    (kind === 'task' && value === 'active') || (kind === 'property' && value === 'states');
  return task === 'whichPage' && every.length < 2 && spans.some(isOfState) ? 'which' : task;
};

/** "Is the navbar dark or light?" asks for its colour; "the dark toolbar" says which one is meant. */
const withLight = (properties: Property[], spans: readonly Span[]): Property[] => {
  const isAsked = spans.some(
    (span, index) =>
      span.kind === 'whole' &&
      span.value === 'dark' &&
      spans.slice(0, index).some(({ kind }) => kind === 'part') &&
      spans[index + 1]?.kind !== 'part',
  );
  return isAsked && !properties.includes('color') ? ['color', ...properties] : properties;
};

/** Puts together what a question asks, of which pages. */
export function toAsk(question: Question, every: PageIndex[], project: Project): Ask {
  const stretches = pageStretches(question, every);
  const spans = withoutOnOrOff(withoutPages(question.spans, stretches), question.text);
  const named = [...new Set(stretches.flatMap(({ pages }) => pages))];
  const ask: Ask = {
    text: question.text,
    question,
    language: question.language,
    project,
    every,
    pages: named.length > 0 ? named : every,
    mentions: readMentions({ ...question, spans: spans.filter((_, index) => !isSide(spans, index)) }),
    properties: withOnOrOff(
      withLight(
        withHue(
          settleProperties(withoutSized(withoutRound(ofKind(spans, 'property'), question), question), question),
          spans,
        ),
        spans,
      ),
      question.text,
    ),
    tasks: new Set([
      ...ofKind(spans, 'task').map(({ value }) => settleWhichPage(value, spans, every)),
      ...(EQUATIVE.test(foldWords(question.text)) ? ['same' as const] : []),
      // "Que itens tem o menu?": elsewhere the word joins what is compared.
      ...(question.language === 'pt' && question.tokens[0]?.word === 'que' ? ['which' as const] : []),
    ]),
    formats: ofKind(spans, 'format').map(({ value }) => value),
    hues: ofKind(spans, 'hue').map(({ value }) => value),
    roles: ofKind(spans, 'role').map(({ value }) => value),
    wholes: new Set(ofKind(spans, 'whole').map(({ value }) => value)),
    hexes: ofKind(spans, 'hex').map(({ value }) => toSixDigits(value)),
    strange: ofKind(spans, 'unknown').map(({ value }) => value),
    isSided: spans.some((_, index) => isSide(spans, index)),
    isOfStrange: spans.some((span, index) => {
      const before = spans[index - 1];
      return span.kind === 'unknown' && before?.kind === 'link' && before.value === 'within';
    }),
  };
  return [
    settleEvery,
    settleExtreme,
    settlePrice,
    settleSignal,
    settleColumn,
    settleValue,
    settleText,
    settleHolder,
  ].reduce((settled, settle) => settle(settled), ask);
}
