import { area } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Part } from './page-index.ts';
import { asControls } from './rank-parts.ts';
import { isInside } from './reading-order.ts';

/* What people call by a noun that it was not measured as. */

/** Nobody calls a part by more words. */
const MAX_NAME_WORDS = 12;

/** Half of some words are enough to know a text by. */
const MIN_SHARED = 0.5;

/** "The holiday bar", "the label Total due": what says most of the words, where nothing of the noun's kind says any. */
export const writtenAs = (mention: Mention, words: string, parts: readonly Part[], typed: readonly Part[]): Part[] => {
  if (mention.plural || !mention.type || mention.extreme || mention.ordinal !== undefined) return [];
  const all = words.split(' ');
  const needed = typed.length === 0 || LANDMARKS.has(mention.type) ? MIN_SHARED * all.length : Math.max(2, all.length);
  const shared = (part: Part): number => all.filter((word) => part.words.split(' ').includes(word)).length;
  const texts = parts.filter(({ node, words: own }) => node.kind === 'text' && own.split(' ').length <= MAX_NAME_WORDS);
  const most = Math.max(0, ...texts.map(shared));
  if (most === 0 || most < needed) return [];
  const best = texts.filter((text) => shared(text) === most);
  return best.every((text) => text.words === best[0]!.words) ? asControls(best, parts) : [];
};

const LANDMARKS: ReadonlySet<string> = typesWith('bar');

/** Smaller things that repeat are entries, and nobody calls them cards, in square pixels. */
const MIN_THING_AREA = 8_000;

/** Things that repeat and were measured as no card: a photo with words on it. */
export const repeatedThings = (parts: readonly Part[]): Part[] => {
  const things = parts.filter(
    ({ node }) => node.kind === 'group' && node.repeat !== undefined && area(node.box) >= MIN_THING_AREA,
  );
  const all = new Set(things);
  return things.filter((thing) => !isInside(thing, all));
};
