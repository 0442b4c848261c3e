import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';

export type Differences = {
  /** Lines of text, and elements of a type, that only one of the two has at their place; one that differs counts on both sides. */
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

/** Further apart, two things of one name are two things. */
const MAX_SAME_PX = 16;

/** Pairs of one name, the closest first, each thing once: one that only one side has must not move all that follow it. */
const compare = (a: readonly Named[], b: readonly Named[]): { unlike: number; edgePx: number } => {
  const close = a
    .flatMap((one) =>
      b.filter(({ name }) => name === one.name).map((other) => ({ one, other, px: apart(one.box, other.box) })),
    )
    .filter(({ px }) => px <= MAX_SAME_PX)
    .sort((left, right) => left.px - right.px);
  const paired = new Set<Named>();
  let edgePx = 0;
  for (const { one, other, px } of close) {
    if (paired.has(one) || paired.has(other)) continue;
    paired.add(one).add(other);
    edgePx = Math.max(edgePx, px);
  }
  return { unlike: a.length + b.length - paired.size, edgePx };
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
