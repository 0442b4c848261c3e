import { ANSWER_LIMITS } from '../chat-answer.ts';
import type { Ask } from '../reply/ask.ts';
import type { PartType } from '../words/part-nouns.ts';
import { type Mention, POSSESSIVES } from '../words/read-mentions.ts';
import { refersBack } from './clauses.ts';

/** Of what a question goes on from, without its words: these stand in another question. */
const unplaced = ({ within, ...mention }: Mention): Mention => ({
  ...mention,
  ...(within && { within: unplaced(within) }),
  from: 0,
  to: 0,
});

const isNamed = ({ label, hint, hue, role, ordinal, id, those, within, extreme }: Mention): boolean =>
  [label, hint, hue, role, ordinal, id, those, within, extreme].some((one) => one !== undefined);

/** Nouns that go by each other's names: a window that was called so before is "the box" now. */
const isKind = (type: PartType | undefined, before: Mention): boolean => type !== undefined && type === before.type;

/** "... and how high is the card?": a noun alone, which the question before picked one of. */
const isSameAgain = (mention: Mention, before: Mention): boolean =>
  isKind(mention.type, before) &&
  mention.plural === before.plural &&
  !isNamed(mention) &&
  mention.places.length === 0 &&
  !mention.active &&
  !mention.inactive &&
  mention.count === undefined &&
  mention.relation === undefined &&
  isNamed(before);

/** "Both", "beide", "les deux": the two of the question before. */
const isBoth = ({ mentions, question: { spans } }: Ask): boolean =>
  mentions.length === 0 && spans.some((span) => span.kind === 'number' && span.value === 2);

/** What was spoken of before; where two are meant, with what the one was placed by. */
const topicsOf = ({ mentions }: Ask, isOfTwo: boolean): Mention[] => {
  const [only, another] = mentions;
  const isPair = isOfTwo && !another && only?.relation !== undefined && only.within !== undefined;
  return (isPair ? [only, only.within!] : mentions).map(unplaced);
};

/** The word right before a part says whose it is: "and what is its heading?" */
const isOwned = ({ from }: Mention, { question: { tokens } }: Ask): boolean =>
  POSSESSIVES.has(tokens[from - 1]?.word ?? '');

/**
 * A question behind another one with the parts that it leaves to that: one whose noun is said again ("and how high is the card?"), the
 * owner of one ("its heading"), one end of a distance ("and how far is it from the logo?"), or both that the question before named.
 */
export function referBack(ask: Ask, before: Ask, found: number): Ask {
  const isOfTwo = isBoth(ask);
  const topics = topicsOf(before, isOfTwo);
  const [topic, anotherTopic] = topics;
  const [own, another] = ask.mentions;
  if (!topic || another || ask.wholes.size + ask.roles.length > 0) return ask;
  // "Which links does it contain?"
  const isHad = own && ask.tasks.has('exists') && !own.label && refersBack(ask);
  if (own && (isHad || isOwned(own, ask)) && !own.within && !anotherTopic)
    return { ...ask, mentions: [{ ...own, within: topic }] };
  if (ask.properties.length === 0) return ask;
  if (!own) {
    // "What hex is the red?", of what was called red.
    const isHued = ask.hues.length > 0 && ask.hues.every((hue) => topics.some((one) => one.hue === hue));
    // An answer points at some of many: asked is of all.
    const isOfMany =
      found >= ANSWER_LIMITS.places && ask.properties.every((one) => one !== 'columns' && one !== 'rows');
    return isHued || isOfMany || (isOfTwo && anotherTopic) ? { ...ask, hues: [], mentions: topics } : ask;
  }
  if (isSameAgain(own, topic) && !anotherTopic) return { ...ask, mentions: [topic] };
  const isApart = ask.properties.includes('gap') && !own.plural && !topic.plural && !anotherTopic && !own.within;
  return isApart ? { ...ask, mentions: [topic, own] } : ask;
}
