import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';

export type Differences = {
  /** Lines of text, and types of elements, that only one of the two has, in its place of the list. */
  texts: number;
  types: number;
  /** How far the edges of what both have are apart at most, in pixels of the screenshot. */
  edgePx: number;
  /** True where the two are the same to the last byte. */
  isEqual: boolean;
};

const sidesOf = ({ x, y, width, height }: Box): number[] => [x, y, x + width, y + height];

const apart = (a: Box, b: Box): number => {
  const sides = sidesOf(b);
  return Math.max(...sidesOf(a).map((side, at) => Math.abs(side - sides[at]!)));
};

type Named = { name: string; box: Box };

const compare = (a: readonly Named[], b: readonly Named[]): { unlike: number; edgePx: number } => {
  const pairs = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at], b[at]] as const);
  const like = pairs.filter(
    (pair): pair is readonly [Named, Named] => pair[0] !== undefined && pair[0].name === pair[1]?.name,
  );
  return {
    unlike: pairs.length - like.length,
    edgePx: Math.max(0, ...like.map(([one, other]) => apart(one.box, other.box))),
  };
};

/** What two measurements of one screenshot do not agree on. */
export const findDifferences = (a: Measurement, b: Measurement): Differences => {
  const textsOf = ({ texts }: Measurement) => texts.map(({ text, box }) => ({ name: text, box }));
  const typesOf = ({ elements }: Measurement) => elements.map(({ type, box }) => ({ name: type, box }));
  const texts = compare(textsOf(a), textsOf(b));
  const types = compare(typesOf(a), typesOf(b));
  return {
    texts: texts.unlike,
    types: types.unlike,
    edgePx: Math.max(texts.edgePx, types.edgePx),
    isEqual: JSON.stringify(a) === JSON.stringify(b),
  };
};
