import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { shareOf } from '../figures.ts';

type TypeScaleScore = { typeScale?: number | undefined; typeScaleRecall?: number | undefined };

/** How far a reported size may be from a true one: pixels or a share of it, whichever is more. */
const REPORTED = { px: 0.6, share: 0.04 };
const WANTED = { px: 1, share: 0.06 };
/** Sizes of fewer characters than this share need not be reported. */
const MIN_CHARACTER_SHARE = 0.02;

const isNear = (size: number, found: number, { px, share }: typeof REPORTED): boolean =>
  Math.abs(size - found) <= Math.max(px, share * size);

/** Share of the reported sizes that the page has, and of the page's sizes that are reported. */
export function scoreTypeScale({ texts }: Truth, { typeScale }: Answer): TypeScaleScore {
  if (texts.length === 0) return {};
  const characters = new Map<number, number>();
  for (const { text, fontSize } of texts) characters.set(fontSize, (characters.get(fontSize) ?? 0) + text.length);
  const sizes = [...characters.keys()];
  const all = texts.reduce((sum, { text }) => sum + text.length, 0);
  const main = sizes.filter((size) => (characters.get(size) ?? 0) >= MIN_CHARACTER_SHARE * all);
  return {
    typeScale: shareOf(typeScale, (found) => sizes.some((size) => isNear(size, found, REPORTED))) ?? 0,
    typeScaleRecall: shareOf(main, (size) => typeScale.some((found) => isNear(size, found, WANTED))),
  };
}
