import type { Hue, Role } from './color-words.ts';
import { otherWords } from './label-words.ts';
import type { PartType } from './part-nouns.ts';
import type { Place, Relation } from './place-words.ts';
import type { Question, Span } from './read-question.ts';

/** What one of several has most or least of: size, or light. */
export type Extreme = 'biggest' | 'smallest' | 'darkest' | 'lightest';

const EXTREMES: ReadonlySet<string> = new Set<Extreme>(['biggest', 'smallest', 'darkest', 'lightest']);
const isExtreme = (task: string): task is Extreme => EXTREMES.has(task);

/** A part of the page as the question names it. `from` and `to` are its words. */
export type Mention = {
  type?: PartType;
  plural: boolean;
  /** Words on it or in it; what stands in quotes must be there. */
  label?: { value: string; quoted: boolean };
  /** Words that may be a label: what stands beside the noun and means nothing else. */
  hint?: string;
  hue?: Hue;
  /** What its colour stands for: "the primary button", "the warning box". */
  role?: Role;
  /** So many of them: "the three cards". */
  count?: number;
  /** From 1 in reading order; -1 is the last. */
  ordinal?: number;
  places: Place[];
  extreme?: Extreme;
  /** The side that the largest or the smallest is so by. */
  side?: 'width' | 'height' | 'size';
  /** The chosen ones of their kind, or those that are not. */
  active?: true;
  inactive?: true;
  id?: string;
  /** The amount that belongs to it, not itself. */
  amount?: true;
  /** The very parts, of a question that goes on from another. */
  those?: readonly { page: number; id: string }[];
  within?: Mention;
  /** It lies so of `within`, not in it; without a noun of its own it is whatever lies there. */
  relation?: Relation;
  /** One of several names that share a noun: "the buttons Reply and Forward". */
  isListed?: true;
  /** It only stands beside the noun, and may be part of its name: "notification badge". */
  isLoose?: true;
  from: number;
  to: number;
};

type Draft = Omit<Mention, 'from' | 'to' | 'plural'> & { spans: Span[] };

const emptyDraft = (): Draft => ({ places: [], spans: [] });

/** Words that may stand between a part and what is said on it: "the button that says Save". */
const SAYS = new Set(['says', 'describe']);

/** Words of a label that is not spelt as the page has it: "creat new reprot", of which the page shows "new" by itself. */
const addHint = (draft: Omit<Draft, 'spans'>, words: string): void => {
  const before = draft.hint ?? (draft.label && !draft.label.quoted ? draft.label.value : undefined);
  draft.hint = before === undefined ? words : `${before} ${words}`;
  if (draft.label && !draft.label.quoted) delete draft.label;
};

/** Takes a word that says more about a part; false when the word is of another kind. */
const takeModifier = (draft: Omit<Draft, 'spans'>, span: Span): boolean => {
  switch (span.kind) {
    case 'label':
      // "Contact cards": beside a noun one word of some label may be a name, or tell nothing apart.
      if (span.partial && draft.type && !draft.label) {
        addHint(draft, span.value);
        return true;
      }
      if (draft.label?.quoted || (draft.label && span.quoted)) return false;
      if (span.quoted || (!draft.label && draft.hint === undefined))
        draft.label = { value: span.value, quoted: span.quoted };
      else addHint(draft, span.value);
      return true;
    case 'unknown':
      addHint(draft, span.value);
      return true;
    case 'hue':
      draft.hue = span.value;
      return true;
    case 'role':
      draft.role = span.value;
      return true;
    case 'number':
      draft.count = span.value;
      return true;
    case 'ordinal':
      draft.ordinal = span.value;
      return true;
    case 'place':
      draft.places.push(span.value);
      return true;
    case 'id':
      draft.id = span.value;
      return true;
    case 'task':
      if (span.value === 'active') draft.active = true;
      else if (span.value === 'inactive') draft.inactive = true;
      else if (isExtreme(span.value)) draft.extreme = span.value;
      else return false;
      return true;
    default:
      return false;
  }
};

const isOwnName = ({ label, id }: Draft): boolean => label !== undefined || id !== undefined;

type Reader = {
  mentions: Mention[];
  draft: Draft;
  /** Words that stand before "and" and share the noun behind it: "the green and the orange button". */
  shared: Draft | undefined;
  last: Mention | undefined;
  joint: 'none' | 'within' | 'and';
  relation: Relation | undefined;
  /** What the last part says is asked for. */
  isSaying: boolean;
  /** Where the last noun ends, the words behind it that were taken for it, and what it was before them. */
  nounEnd: number;
  late: Span[];
  beforeLate: Mention | undefined;
  isVerbBetween: (from: number, to: number) => boolean;
  isPossessed: (at: number) => boolean;
  /** Where the last question word ends. */
  askedTo: number | undefined;
};

/** "What does the card say below its picture?": what lies there on the card. */
const pushSaid = (
  { mentions, relation, isSaying }: Reader,
  last: Mention | undefined,
  joint: Reader['joint'],
  whole: Mention,
): boolean => {
  if (!last || mentions.at(-1) !== last || joint !== 'within' || !relation || !isSaying) return false;
  const within = { ...whole, within: last };
  mentions[mentions.length - 1] = { plural: true, places: [], within, relation, from: last.from, to: whole.to };
  return true;
};

/** "The sidebar links": two nouns side by side, the first of which holds the second; "the two chart titles" are two titles. */
const pushBesideNoun = (mentions: Mention[], last: Mention, whole: Mention): Mention => {
  // "The header bar" is said twice.
  if (last.type === whole.type && !last.label && !whole.label && !whole.hue) {
    Object.assign(last, { to: whole.to, plural: whole.plural });
    return last;
  }
  const { count, ...holder } = last;
  const isOfHead = count !== undefined && whole.plural && whole.count === undefined;
  const joined: Mention =
    // "The product cards" are those that show the products.
    last.type === 'thing' && whole.type === 'card'
      ? { ...whole, type: 'thing', from: last.from }
      : { ...whole, within: isOfHead ? holder : last, isLoose: true, from: last.from, ...(isOfHead && { count }) };
  const head = mentions.at(-1)!;
  // "The header of the table card": the card takes the place of the table, and the header stays what is asked of.
  if (head !== last && head.within === last && !last.hue) Object.assign(head, { within: joined, to: joined.to });
  else mentions[mentions.length - 1] = joined;
  return joined;
};

const push = (reader: Reader, mention: Mention): void => {
  const { last, joint, mentions } = reader;
  const { spans, ...modifiers } = reader.draft;
  const [named] = spans.filter((span) => span.kind === 'label');
  if (mention.type && named?.partial && modifiers.label) {
    modifiers.hint = modifiers.label.value;
    delete modifiers.label;
  }
  // "The primary colour of the buttons" asks for a colour, "the primary buttons" for some of them.
  if (spans.some((span) => span.kind === 'role' && span.to !== mention.from)) delete modifiers.role;
  const whole: Mention = {
    ...mention,
    ...modifiers,
    from: Math.min(mention.from, ...spans.map(({ from }) => from)),
  };
  reader.draft = emptyDraft();
  reader.joint = 'none';
  reader.last = whole;
  // "The Sales and Earnings cards", "the basic and the premium card": the noun is said once for both.
  if (last && joint === 'and' && last.type === undefined && last.label && whole.type && (whole.plural || whole.label)) {
    last.type = whole.type;
    if (whole.label) whole.plural = false;
  }
  // "The inputs name, id and location": said before them.
  if (last?.type && joint === 'and' && last.plural && last.label && !whole.type && whole.label)
    for (const one of [last, whole]) Object.assign(one, { type: last.type, plural: true, isListed: true });
  if (reader.shared && whole.type) {
    const { spans: before, ...others } = reader.shared;
    mentions.push({ type: whole.type, plural: whole.plural, ...others, from: before[0]!.from, to: before.at(-1)!.to });
  }
  reader.shared = undefined;
  if (pushSaid(reader, last, joint, whole)) {
    // What the last part says there is asked for.
  } else if (last && joint === 'within' && last.within === undefined && (last.type ?? last.label) !== undefined) {
    // "The title of the second card": the last named holds the one before.
    last.within = whole;
    last.to = whole.to;
    if (reader.relation) last.relation = reader.relation;
  } else if (reader.relation && joint === 'within') {
    // "What is below the title?"
    mentions.push({
      plural: true,
      places: [],
      within: whole,
      relation: reader.relation,
      from: whole.from,
      to: whole.to,
    });
    reader.last = whole;
  } else if (
    last &&
    joint === 'none' &&
    last.to === whole.from &&
    last.type !== undefined &&
    whole.type !== undefined
  ) {
    reader.last = pushBesideNoun(mentions, last, whole);
  } else mentions.push(whole);
  reader.relation = undefined;
};

/** "Which card is blue and how wide is it?": a colour that no noun follows is of the one before. */
const keepHue = (reader: Reader): void => {
  const { last, draft } = reader;
  const [hue, another] = draft.spans;
  if (!last || last.hue || another || hue?.kind !== 'hue' || reader.joint !== 'none') return;
  last.hue = hue.value;
  last.to = hue.to;
  reader.draft = emptyDraft();
};

/** "How many icons does the Billing card have?": words right before a noun are its own, not those of the noun before. */
const giveBack = (reader: Reader, at: number): void => {
  const { last, late, beforeLate, nounEnd, draft } = reader;
  const [first] = late;
  if (!first || !last || !beforeLate || late.at(-1)!.to !== at || first.from <= nounEnd) return;
  for (const key of Object.keys(last) as (keyof Mention)[]) delete (last as Partial<Mention>)[key];
  Object.assign(last, beforeLate);
  for (const span of late) if (takeModifier(draft, span)) draft.spans.push(span);
};

const bareNoun = ({ value, plural, from, to }: Extract<Span, { kind: 'part' }>): Mention => ({
  type: value,
  plural,
  places: [],
  from,
  to,
});

/** Words right behind a question word that no noun took. */
const isAskedFor = ({ spans: [first, ...others] }: Draft, { askedTo }: Reader): boolean =>
  first?.kind === 'unknown' &&
  first.from === askedTo &&
  others.every(({ kind }) => kind === 'unknown' || kind === 'task');

const readSpan = (reader: Reader, span: Span): void => {
  const { last, draft } = reader;
  if (span.kind === 'task' && (span.value === 'which' || span.value === 'count')) reader.askedTo = span.to;
  if (span.kind === 'part') {
    giveBack(reader, span.from);
    // "How many customers does the menu show?": behind a verb another noun begins.
    const name = draft.spans.at(-1);
    if (name && isOwnName(draft) && reader.isVerbBetween(name.to, span.from)) push(reader, bare(draft));
    Object.assign(reader, { nounEnd: span.to, late: [] });
    const owner = reader.joint === 'within' || !last?.type || !reader.isPossessed(span.from) ? undefined : last;
    if (owner) {
      reader.mentions.push({ ...bareNoun(span), within: owner });
      Object.assign(reader, { draft: emptyDraft(), joint: 'none', last: reader.mentions.at(-1) });
      return;
    }
    push(reader, bareNoun(span));
    return;
  }
  if (span.kind === 'relation') {
    if (isOwnName(draft)) push(reader, bare(draft));
    // "What is selected under Quality?"
    else if (draft.active) push(reader, { ...bare(draft), type: 'element' });
    reader.draft = emptyDraft();
    Object.assign(reader, { joint: 'within', relation: span.value });
    return;
  }
  if (span.kind === 'link' || span.kind === 'property') keepHue(reader);
  if (span.kind === 'link') {
    // "Which day has the highest value in the chart?": the day is asked for, and is no name of the chart.
    if (span.value === 'within' && reader.mentions.length === 0 && isAskedFor(draft, reader))
      reader.draft = emptyDraft();
    if (reader.relation && reader.joint === 'within' && draft.spans.length === 0) return;
    if (span.value === 'with' && last?.type && !last.label && draft.spans.length === 0) return;
    if (isOwnName(draft)) push(reader, bare(draft));
    else if (span.value === 'and' && draft.spans.length > 0 && draft.spans.every(isPicking)) {
      reader.shared = draft;
      reader.draft = emptyDraft();
    }
    // "What is selected in the sidebar?"
    else if (draft.active && span.value === 'within') push(reader, { ...bare(draft), type: 'element' });
    if (reader.joint !== 'and') reader.joint = span.value === 'with' ? 'and' : span.value;
    // "The card with revenue": what joins may also lead to what is said on the part.
    return;
  }
  // "Which card has a yellow icon?": a colour apart from the noun before it may be of the next one.
  const isApart = span.kind === 'hue' && last !== undefined && span.from > last.to;
  const isBehind = last && last.to <= span.from && draft.spans.length === 0 && !isApart;
  // "Which plan has 100 agents?": behind a verb a name is another part.
  const isOther = span.kind === 'label' && last !== undefined && reader.isVerbBetween(last.to, span.from);
  if (last && isBehind && !isOther && reader.joint !== 'within' && isLate(last, span)) {
    // "Which item in the sidebar is selected?": the item is, not what holds it.
    const head = reader.mentions.at(-1);
    const isOfHead = span.kind === 'task' && head?.within === last && head.relation === undefined;
    if (reader.late.length === 0) reader.beforeLate = { ...last, places: [...last.places] };
    if (takeModifier(isOfHead ? head : last, span)) {
      last.to = span.to;
      if (!isOfHead) reader.late.push(span);
      return;
    }
  }
  if (takeModifier(draft, span)) {
    draft.spans.push(span);
    return;
  }
  if (span.kind === 'property' && last && SAYS.has(span.value)) {
    reader.isSaying = true;
    return;
  }
  if (isOwnName(draft)) push(reader, bare(draft));
};

/** "Campo de senha": behind "of" a word that other languages have for a label is the name. */
const isNameOf = (span: Span): boolean => span.kind === 'unknown' && otherWords(span.value).length > 0;

/** Words that pick one of several by themselves. */
const isPicking = ({ kind }: Span): boolean =>
  kind === 'hue' || kind === 'ordinal' || kind === 'place' || kind === 'role';

/** "The tab that is active", "which card is the darkest". */
const LATE_TASKS: ReadonlySet<string> = new Set(['active', 'inactive', 'darkest', 'lightest']);

/** A word behind its noun says more about it where nothing else has yet: "bouton vert", "button Save". */
const isLate = (last: Mention, span: Span): boolean =>
  (span.kind === 'label' && !last.label) ||
  (span.kind === 'hue' && !last.hue) ||
  (span.kind === 'role' && !last.role && span.from === last.to) ||
  (span.kind === 'unknown' && !last.label) ||
  span.kind === 'place' ||
  (span.kind === 'task' && LATE_TASKS.has(span.value)) ||
  span.kind === 'id';

/** "Which field shows an error?": of the only part that a question names it may stand apart. */
const isRoleOf = ([only, another]: readonly Mention[], span: Span): boolean =>
  span.kind === 'role' && only !== undefined && !another && !only.role && !only.plural;

const bare = (draft: Draft): Mention => ({
  plural: false,
  places: [],
  from: draft.spans[0]!.from,
  to: draft.spans.at(-1)!.to,
});

/** Verbs that part what is asked for from what has it. */
const VERBS = new Set('does do did has have hat haben tiene tienen tem'.split(' '));

/** What has it was named before: "the button and its text". */
export const POSSESSIVES: ReadonlySet<string> = new Set(
  'its their sein seine seinen seiner ihr ihre ihren ihrer son sa ses leur leurs su sus seu sua seus suas'.split(' '),
);

/** The parts that a question names, in its order. */
export function readMentions({ spans, tokens }: Question): Mention[] {
  const reader: Reader = {
    mentions: [],
    draft: emptyDraft(),
    shared: undefined,
    last: undefined,
    joint: 'none',
    relation: undefined,
    isSaying: false,
    nounEnd: 0,
    late: [],
    beforeLate: undefined,
    askedTo: undefined,
    isPossessed: (at) => POSSESSIVES.has(tokens[at - 1]?.word ?? ''),
    isVerbBetween: (from, to) => tokens.slice(from, to).some(({ word }) => VERBS.has(word)),
  };
  for (const span of spans) readSpan(reader, span);
  if (isOwnName(reader.draft)) push(reader, bare(reader.draft));
  // "The blue card and the yellow one": the noun was said before.
  else if (reader.last?.type && reader.joint === 'and' && reader.draft.spans.some(isPicking)) {
    const { type, ordinal, hint } = reader.last;
    delete reader.draft.hint;
    if (ordinal !== undefined && hint !== undefined) reader.draft.hint = hint;
    push(reader, { ...bare(reader.draft), type });
  } else if (reader.draft.hint !== undefined && reader.last && reader.joint === 'and') push(reader, bare(reader.draft));
  // A colour, a place or an unknown word that belongs to no noun; behind "of" only what is no part: "le menu de gauche".
  else if (reader.last)
    for (const span of reader.draft.spans)
      if (
        (isLate(reader.last, span) || isRoleOf(reader.mentions, span)) &&
        (reader.joint !== 'within' || span.kind !== 'unknown' || isNameOf(span))
      )
        takeModifier(reader.last, span);
  // "Is the headline larger than the paragraph below?": below the one before it.
  const [first, second, third] = reader.mentions;
  if (
    reader.relation &&
    reader.joint === 'within' &&
    first &&
    second &&
    second === reader.last &&
    !third &&
    !second.within
  ) {
    Object.assign(second, { relation: reader.relation, within: { ...first } });
    return [first, second];
  }
  // "And what is below it?": of what the question before was about.
  if (reader.mentions.length === 0 && reader.relation)
    return [{ plural: true, places: [], relation: reader.relation, from: 0, to: 0 }];
  // "The plan Llama": a name of the page among words that mean nothing.
  const name = reader.draft.spans.find((span) => span.kind === 'label');
  if (reader.mentions.length === 0 && name)
    return [{ plural: false, places: [], label: name, from: name.from, to: name.to }];
  return reader.mentions;
}
