import { bottom, centreY, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { quoteText } from '../../text/quote-text.ts';
import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { holderName } from '../look/holder-name.ts';
import { companionOf } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import { columnsOf, inReadingOrder, isInside, rowsOf } from '../look/reading-order.ts';
import { entriesUnder } from '../look/shown-with.ts';
import { nounOf, propertyName, quotedLabel, several } from '../say/name-parts.ts';
import { type PhraseKey, say } from '../say/phrases.ts';
import { isHaving } from '../words/having-words.ts';
import type { Place } from '../words/place-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import { type Ask, isHeldBy, type Named } from './ask.ts';
import { answered, firstOf, joined, listOf, namesOf, notFound, unknown } from './compose.ts';
import { centredFact, readFact } from './read-fact.ts';
import { kindOf } from './reply-parts.ts';

/** More names are counted, not read. */
const MAX_NAMES = 8;

/** Properties that a part has or has not. */
const HAD: readonly Property[] = ['shadow', 'border', 'gradient'];

/** "Which cards have no shadow?": those of several that have something, or that lack it. */
export function replyWhichHave(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer | undefined {
  const property = ask.properties.find((one) => HAD.includes(one));
  if (!property || !ask.tasks.has('which') || parts.length < 2) return undefined;
  const { language } = ask;
  const isWanted = (part: Part): boolean => {
    const fact = readFact(property, part, language);
    return fact !== undefined && (fact.sentence !== undefined) === ask.tasks.has('without');
  };
  const found = inReadingOrder(parts.filter(isWanted));
  if (found.length === 0) return undefined;
  const prop = propertyName(property, language);
  const values = { ...several(kindOf(parts, mention), parts.length, language), all: parts.length, prop };
  const v = firstOf(namesOf(found), MAX_NAMES, language);
  const phrase = ask.tasks.has('without') ? 'some_lack' : 'some_have';
  return answered(say(language, phrase, { ...values, count: found.length, v }), found, language);
}

/** "Which card has a yellow icon?", "how many cards have no icon?": those of the first that hold one of the second, or that do not. */
export function replyWhichHold(
  holders: readonly Part[],
  first: Mention,
  second: Named,
  ask: Ask,
): ChatAnswer | undefined {
  const { language, tasks } = ask;
  const isCount = tasks.has('count');
  const isAsked = isCount ? isHeldBy(first, second.mention, ask) : tasks.has('which') && isHad(ask);
  if (!isAsked || ask.properties.length > 0 || holders.length < 2) return undefined;
  if (second.parts.length === 0) return notFound(second.mention, ask);
  const isHolder = (holder: Part): boolean => second.parts.some((part) => isInside(part, new Set([holder])));
  const isWithout = tasks.has('without');
  const found = inReadingOrder(holders.filter((holder) => isHolder(holder) !== isWithout));
  if (found.length === 0 || (found.length === holders.length && !isCount))
    return isCount || isWithout ? unknown(say(language, 'cannot'), ask) : undefined;
  const names = headsOf(found);
  if (!isCount) return answered(`${joined(names, language)}.`, found, language);
  const { one, many } = nounOf(second.mention.type ?? 'element', language);
  const values = { ...several(kindOf(holders, first), holders.length, language), all: holders.length, one, many };
  const v = firstOf(names, MAX_NAMES, language);
  const phrase = isWithout ? 'some_hold_no' : 'some_hold';
  return answered(say(language, phrase, { ...values, count: found.length, v }), found, language);
}

/** What has no name of its own is called by its first line. */
const headsOf = (parts: readonly Part[]): string[] => {
  const names = namesOf(parts);
  return parts.map(({ label, lines: [line] }, at) => (label === '' && line ? quoteText(line.text) : names[at]!));
};

const isHad = ({ language, question: { tokens } }: Ask): boolean => tokens.some((token) => isHaving(token, language));

/** "Who is offline?": several parts that say the same, by what they belong to. */
export function replyMarked(parts: readonly Part[], ask: Ask): ChatAnswer | undefined {
  const first = parts[0]!;
  if (parts.length < 2 || first.words === '' || parts.some(({ words }) => words !== first.words)) return undefined;
  const ordered = inReadingOrder(parts);
  const holders = ordered.flatMap((part) => holderName(part) ?? []);
  if (new Set(holders).size < parts.length) return undefined;
  const v = joined(holders.map(quoteText), ask.language);
  const message = say(ask.language, 'marked', { label: quotedLabel(first), count: parts.length, v });
  return answered(message, ordered, ask.language);
}

/** "List the categories": what stands below a title of that name. */
export function replyHeaded(parts: readonly Part[], { language, tasks }: Ask): ChatAnswer | undefined {
  const [title] = parts;
  const own = title && parts.length === 1 ? entriesUnder(title, tasks.has('count')) : [];
  if (!title || own.length === 0) return undefined;
  const names = joined(own.map(quotedLabel), language);
  const head = say(language, 'holds', { v: tasks.has('count') ? `${own.length} (${names})` : names });
  return answered(`${quotedLabel(title)}: ${head}`, own, language);
}

const EDGES: Record<Place, { of: (part: Part) => number; phrase: PhraseKey; axis: 'x' | 'y' }> = {
  top: { of: ({ node }) => node.box.y, phrase: 'edge_top', axis: 'y' },
  bottom: { of: ({ node }) => bottom(node.box), phrase: 'edge_bottom', axis: 'y' },
  left: { of: ({ node }) => node.box.x, phrase: 'edge_left', axis: 'x' },
  right: { of: ({ node }) => right(node.box), phrase: 'edge_right', axis: 'x' },
  middle: { of: ({ node }) => centreY(node.box), phrase: 'edge_middle', axis: 'y' },
};
/** Edges that line up differ by no more, in pixels. */
const MAX_EDGE_PX = 2;

const CENTRED = /^(?:cent|zentr|mittig)/;

/** "Are they centred?" asks it of each of them. */
export const isCentred = ({ question: { spans, tokens } }: Ask): boolean =>
  spans.some(
    ({ kind, from, to }) => kind === 'property' && tokens.slice(from, to).some(({ word }) => CENTRED.test(word)),
  );

/** What parts side by side span, as one part. */
const spanOf = (row: readonly [Part, ...Part[]]): Part => {
  const [first] = row;
  const x = Math.min(...row.map(({ node }) => node.box.x));
  const width = Math.max(...row.map(({ node }) => right(node.box))) - x;
  return { ...first, node: { ...first.node, box: { ...first.node.box, x, width } } };
};

/** Whether several parts are in the middle of the page, or of what they lie in: things of one kind side by side are so as a row. */
export function replyCentred(parts: readonly Part[], { language }: Ask): ChatAnswer {
  const isOneKind = parts.every(({ node }) => node.type === parts[0]!.node.type);
  const rows = isOneKind ? rowsOf(parts) : parts.map((part) => [part]);
  const facts = rows.map((row) => ({ row, fact: centredFact(spanOf(row as [Part, ...Part[]]), language) }));
  const isAll = facts.every(({ fact }) => fact.sentence !== 'not_centred');
  const verdict = say(language, isAll ? 'yes_' : 'no_').trim();
  const [only, another] = facts;
  if (only && !another)
    return answered(`${verdict} ${say(language, 'as_row', { v: only.fact.text })}`, parts, language);
  const names = new Map(namesOf(parts).map((name, at) => [parts[at]!, name]));
  const lines = facts.map(
    ({ row, fact }) =>
      `${joined(
        row.map((part) => names.get(part)!),
        language,
      )}: ${fact.text}`,
  );
  return answered(`${verdict}\n\n${listOf(lines, language)}`, parts, language);
}

/** Whether several parts line up, at the edge that is asked for or at any. */
export function replyAligned(parts: readonly Part[], sides: readonly Place[], ask: Ask): ChatAnswer {
  const { language } = ask;
  const asked = sides.length > 0 ? sides : (Object.keys(EDGES) as Place[]);
  const shared = asked.filter((side) => {
    const places = parts.map(EDGES[side].of);
    return Math.max(...places) - Math.min(...places) <= MAX_EDGE_PX;
  });
  const at = (side: Place, part: Part): string =>
    `${say(language, EDGES[side].phrase)} ${EDGES[side].axis} ${px(EDGES[side].of(part))}`;
  if (shared.length > 0) {
    const v = shared.map((side) => at(side, parts[0]!)).join(', ');
    return answered(say(language, 'edges_shared', { v }), parts, language);
  }
  const first = asked[0]!;
  const names = namesOf(parts);
  const lines = parts.map(
    (part, index) => `${names[index]}: ${at(first, part)}${sides.length > 0 ? '' : `, ${at('left', part)}`}`,
  );
  return answered(`${say(language, 'edges_apart')}\n\n${listOf(lines, language)}`, parts, language);
}

const CONTROLS = typesWith('labelled', 'box');
/** Text that is centred may be off by so much, in pixels: an icon beside it counts for some. */
const MAX_OFF_CENTRE_PX = 4;

/** How the text of one control lies in it; nothing where none of the parts is a control with a text of one line. */
export function replyAlignedIn(parts: readonly Part[], { language, question }: Ask): ChatAnswer | undefined {
  const isOfText = question.spans.some(
    (span) => span.kind === 'part' && (span.value === 'text' || span.value === 'paragraph'),
  );
  const named = parts.find(({ node }) => CONTROLS.has(node.type) && node.text !== undefined);
  const text = parts.find(({ node }) => node.kind === 'text');
  const control = text ? controlAround(text) : isOfText ? named : undefined;
  const box = text?.node.box ?? control?.lines[0]?.box;
  if (!control || !box || !isOfText) return undefined;
  const left = box.x - control.node.box.x;
  const far = right(control.node.box) - right(box);
  const side = Math.abs(left - far) <= MAX_OFF_CENTRE_PX ? 'text_center' : left < far ? 'text_left' : 'text_right';
  const values = { v: say(language, side), left: px(left), right: px(far) };
  return answered(say(language, 'text_in', values), [control], language);
}

const controlAround = (text: Part): Part | undefined => {
  for (let at = text.parent; at; at = at.parent) if (CONTROLS.has(at.node.type)) return at;
  return undefined;
};

const MARKS = typesWith('mark');

/** "Which item has a badge?": what each mark belongs to. */
export function replyHolders(parts: readonly Part[], ask: Ask): ChatAnswer | undefined {
  if (!isHad(ask) || parts.length > MAX_NAMES || !parts.every(({ node }) => MARKS.has(node.type))) return undefined;
  // What has no mark is not told by the marks.
  if (ask.tasks.has('without')) return unknown(say(ask.language, 'cannot'), ask);
  const lines = inReadingOrder(parts).map((part) => {
    const holder = companionOf(part, isNaming, MAX_HOLDER_LINES)?.label ?? holderName(part);
    return holder === undefined ? undefined : `${quoteText(holder)}${part.label ? ` (${quotedLabel(part)})` : ''}`;
  });
  const known = lines.filter((line) => line !== undefined);
  return known.length < parts.length ? undefined : answered(`${joined(known, ask.language)}.`, parts, ask.language);
}

const MAX_HOLDER_LINES = 16;
const isNaming = ({ node, label, parent }: Part): boolean =>
  node.kind === 'text' && /\p{L}{2}/u.test(label) && parent?.node.type !== 'badge';

/** How many lie in each column, from left to right. */
export function replyPerColumn(parts: readonly Part[], mention: Mention, { language }: Ask): ChatAnswer {
  const counts = columnsOf(parts).map((column) => String(column.length));
  const values = several(kindOf(parts, mention), parts.length, language);
  const v = new Set(counts).size === 1 ? counts[0]! : joined(counts, language);
  return answered(say(language, 'per_column', { ...values, v }), parts, language);
}

const DIFFERING: readonly Property[] = [
  'size',
  'color',
  'textColor',
  'font',
  'radius',
  'border',
  'shadow',
  'padding',
  'says',
];

/** What was measured differently of two parts, and the colours that only one of them has. */
export function replyCompare(a: Part, b: Part, ask: Ask): ChatAnswer {
  const { language } = ask;
  const names = namesOf([a, b]);
  const wanted = ask.properties.length > 0 ? ask.properties : DIFFERING;
  const lines = wanted.flatMap((property) => {
    const [one, other] = [readFact(property, a, language), readFact(property, b, language)];
    const isAsked = ask.properties.length > 0 && one !== undefined;
    if (one?.text === other?.text) return isAsked ? [`${propertyName(property, language)}: ${one.text}`] : [];
    return [`${propertyName(property, language)}: ${one?.text ?? '–'} / ${other?.text ?? '–'}`];
  });
  const values = { a: names[0]!, b: names[1]! };
  const isSame = wanted.every(
    (property) => readFact(property, a, language)?.text === readFact(property, b, language)?.text,
  );
  if (isSame) return answered(say(language, 'compared_same', values), [a, b], language);
  const inside =
    fillsIn(a).join(', ') === fillsIn(b).join(', ') ? [] : [`${fillsIn(a).join(', ')} / ${fillsIn(b).join(', ')}`];
  return answered(
    `${say(language, 'compared', values)}\n\n${listOf([...lines, ...inside], language, DIFFERING.length + 1)}`,
    [a, b],
    language,
  );
}

/** The colours of what lies in a part, each once. */
const fillsIn = (part: Part): string[] => {
  const inside = part.page.parts.filter((other) => {
    for (let at = other.parent; at; at = at.parent) if (at === part) return true;
    return false;
  });
  return [...new Set(inside.flatMap(({ paint }) => paint?.fill ?? []))];
};
