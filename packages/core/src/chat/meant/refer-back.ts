import type { Ask } from '../reply/ask.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Mention } from '../words/read-mentions.ts';

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

/**
 * A question behind another one with the parts that it leaves to that: none of its own ("and which colour?"), one whose noun is said
 * again ("and how high is the card?"), or one of two between which a distance is asked for ("and how far is it from the logo?").
 */
export function referBack(ask: Ask, before: Ask): Ask {
  const topics = topicsOf(before, isBoth(ask));
  const [topic, anotherTopic] = topics;
  if (!topic || ask.properties.length === 0 || ask.wholes.size + ask.roles.length > 0) return ask;
  const [own, another] = ask.mentions;
  if (!own) {
    // Between two of which each has a name lies what lies between all that were found.
    if (anotherTopic && ask.properties.includes('gap')) return ask;
    // "What hex is the red?", of what was called red.
    const isOther = ask.hues.some((hue) => topics.every((one) => one.hue !== hue));
    return isOther || ask.question.spans.some(({ kind }) => kind === 'ordinal' || kind === 'relation')
      ? ask
      : { ...ask, hues: [], mentions: topics };
  }
  if (another) return ask;
  if (isSameAgain(own, topic) && !anotherTopic) return { ...ask, mentions: [topic] };
  const isApart = ask.properties.includes('gap') && !own.plural && !topic.plural && !anotherTopic && !own.within;
  return isApart ? { ...ask, mentions: [topic, own] } : ask;
}
