import type { Box } from '@blueprompt/core/geometry';
import type { Shadow, Side } from '@blueprompt/core/measurement';
import { blue, green, luma, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { shadowColor } from './shadow-color.ts';
import { blurAt, type Fade, type Guess, modelFade, REACH, type Sums, shiftAt, sumsOf } from './shadow-model.ts';
import { groundOf, ownGround, sharedGround } from './side-ground.ts';
import { sideProfile } from './side-profile.ts';

/** Levels that a shadow takes away at least where it is darkest: one where pixels are exact, more than the ripples of a lossy file. */
const MIN_DEPTH = { exact: 0.6, lossy: 1.6 };
/** On a ground darker than this (0 to 255) nothing casts a shadow that can be measured. */
const MIN_GROUND = { exact: 12, lossy: 48 };
/** Blurs, offsets and spreads that are written, in CSS pixels. */
const BLURS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 40, 48, 50];
const DOWN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 16, 20, 24, 25];
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 8, -8, 10, -10];
const SPREADS = [0, -1, -2, -3, -4, -5, -6, -8, -10, -12, 1, 2, 3];
/** Bits to choose one of them, and an opacity out of a hundred. */
const GUESS_BITS = Math.log2(BLURS.length * DOWN.length * ASIDE.length * SPREADS.length * 100);
/** No more of the blur than this is taken back or added by the spread. */
const MAX_SPREAD = 0.25;
/** A shadow falls by no more than its blur so many times and these pixels. */
const MAX_FALL = { times: 2, beyond: 2 };
/** A shadow is seen on this share of its blur at least. */
const MIN_EXTENT = 0.55;
/** What a rarer way to write a shadow must save: squared levels a line, or a share of what stays unexplained. */
const RARE = { spread: 0.05, times: 1.5, aside: 0.3 };
/** Darker shadows are not written. */
const MAX_OPACITY = 0.6;
/** Levels from which a line counts as seen. */
const SEEN = 0.3;
/** Sides of one shadow differ by less than this share unless it falls aside. */
const UNEVEN = 0.2;
/**
 * So much of a fade may stay unexplained, as a share of its squares. Pages write two or three shadows over each other, and one that
 * stands for all of them leaves up to half of the depth.
 */
const MAX_REST = { single: 0.06, layered: 0.25 };
/** … or in squared levels a line: half a level is rounding. */
const ROUNDING = 0.4;
/** A gradient is straight but for rounding and dithering, in squared levels a line. */
const STRAIGHT = 0.2;

/**
 * Colours that it may lie on, and the pixels up to the next box at each side. A known box may lie on
 * several grounds and cast several shadows. A guessed box, which only its shadow speaks for, has one ground and one shadow that fits.
 */
export type Surroundings = { grounds: readonly number[]; room: (side: Side) => number; isGuess?: boolean };

/** The shadow around a box as one CSS `box-shadow`. */
export const fitShadow = (
  pixels: Pixels,
  box: Box,
  fill: number | undefined,
  around: Surroundings,
  scale: number,
): Shadow | undefined => fitFades(pixels, box, fill, around, scale).shadow;

/** A shadow, if there is one, and the squared levels around the box that it leaves unexplained. */
type FittedFades = { shadow?: Shadow; error: number };

/** Of the usual offsets, blurs and spreads those whose fade is nearest to the seen one, and the colour that is as strong. */
export const fitFades = (
  pixels: Pixels,
  box: Box,
  fill: number | undefined,
  { grounds, room, isGuess = false }: Surroundings,
  scale: number,
): FittedFades => {
  const profiles = (['top', 'right', 'bottom', 'left'] as const).map((side) => ({
    side,
    length: side === 'top' || side === 'bottom' ? box.width : box.height,
    ...sideProfile(pixels, box, side, REACH * scale, room(side)),
  }));
  const ground = groundOf(profiles, grounds);
  if (ground === undefined) return { error: 0 };
  const fades = profiles.map((profile): Fade => {
    const own = isGuess ? sharedGround(profile, ground) : ownGround(profile, ground, grounds);
    const { colors, ...side } = profile;
    return {
      ...side,
      drops: own === undefined ? [] : colors.map((color) => dropOf(own, color)),
      light: luma(own ?? ground) / Math.max(1, luma(ground)),
    };
  });
  const grade = pixels.isLossy ? 'lossy' : 'exact';
  const isPossible = luma(ground) >= MIN_GROUND[grade] && isSeen(fades, MIN_DEPTH[grade]);
  const best = isPossible ? bestGuess(fades, ground, scale, isGuess) : undefined;
  const squares = (levels: readonly number[]): number => sum(levels.map((level) => level ** 2));
  // The lines of a side that lies on something else are still to be explained, by a border if not by a shadow.
  const elsewhere = sum(
    profiles.map(({ colors }, at) =>
      fades[at]?.drops.length ? 0 : squares(colors.map((color) => depth(dropOf(ground, color)))),
    ),
  );
  const unexplained = elsewhere + squares(fades.flatMap(depths));
  if (!best) return { error: unexplained };
  const { x, y, blur, spread } = best.guess;
  const shadow: Shadow = {
    ...shadowColor(strengthOf(fades, best.guess, scale), ground, fill),
    x: x * scale,
    y: y * scale,
    blur: blur * scale,
    ...(spread !== 0 && { spread: spread * scale }),
  };
  return shadow.opacity === 0 || shadow.opacity > MAX_OPACITY
    ? { error: unexplained }
    : { shadow, error: elsewhere + best.error };
};

type Drop = Fade['drops'][number];

const dropOf = (ground: number, color: number): Drop => [
  red(ground) - red(color),
  green(ground) - green(color),
  blue(ground) - blue(color),
];

const depth = (drop: Drop): number => (drop[0] + drop[1] + drop[2]) / 3;
const depths = ({ drops }: Fade): number[] => drops.map(depth);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * Below or at both sides it must be dark enough, and get brighter over more than one line; bars at the edge of the page
 * show fewer sides.
 */
const isSeen = (fades: readonly Fade[], minDepth: number): boolean => {
  const deep = fades.filter((fade) => {
    const levels = depths(fade);
    const at = levels.slice(0, 3).findIndex((value) => value >= minDepth);
    return at >= 0 && levels.length > at + 1 && Math.min(...levels) < levels[at]! * 0.8;
  });
  // A single line around is a border.
  if (!deep.some((fade) => depths(fade).filter((level) => level > SEEN).length > 1)) return false;
  const dark = new Set(deep.map(({ side }) => side));
  const open = fades.filter(({ drops }) => drops.length > 3).map(({ side }) => side);
  if (dark.size === 0 || dark.size < Math.min(2, open.length)) return false;
  return dark.has('bottom') || !open.includes('bottom') || (dark.has('left') && dark.has('right'));
};

/** Tries every usual shadow; for each the strength that fits best follows from the sums of squares. */
const bestGuess = (
  all: readonly Fade[],
  ground: number,
  scale: number,
  isGuess: boolean,
): { guess: Guess; error: number } | undefined => {
  const fades = all.filter(({ drops }) => drops.length > 1);
  const down = fades.filter(({ side }) => side === 'top' || side === 'bottom');
  const aside = fades.filter(({ side }) => side === 'left' || side === 'right');
  const levels = fades.flatMap(depths);
  const total = sum(levels.map((level) => level ** 2));
  const lines = levels.filter((level) => level > SEEN).length;
  const strongest = MAX_OPACITY * luma(ground);
  let best: { guess: Guess; error: number } | undefined;
  let least = Math.max((isGuess ? MAX_REST.single : restAllowed(lines)) * total, ROUNDING * lines) / lines;
  const extent = extentOf(fades) / scale;
  const offsets = isUneven(fades) ? ASIDE : [0];
  const downs = DOWN.filter((y) => y <= extent + 1);
  for (const blur of BLURS.filter((one) => one * MIN_EXTENT <= extent + 1)) {
    const [downSums, asideSums] = [down, aside].map((some) => some.map((fade) => sumsBy(fade, blur, scale)));
    for (const spread of SPREADS.filter((one) => Math.abs(one) <= blur * MAX_SPREAD)) {
      const ys = downs
        .filter((y) => y <= MAX_FALL.times * blur + MAX_FALL.beyond)
        .map((y) => ({ y, sums: addUp(downSums!, { blur, spread, x: 0, y }) }));
      for (const x of offsets) {
        const across = addUp(asideSums!, { blur, spread, x, y: 0 });
        for (const { y, sums } of ys) {
          const [square, product] = [across.square + sums.square, across.product + sums.product];
          if (product <= 0 || product > strongest * square) continue;
          const rest = (total - (product * product) / square) / lines;
          const rare = (spread === 0 ? 0 : RARE.spread) + (x === 0 ? 0 : RARE.aside);
          const cost = rest * (spread === 0 ? 1 : RARE.times) + rare;
          if (cost < least) [best, least] = [{ guess: { blur, spread, x, y }, error: rest * lines }, cost];
        }
      }
    }
  }
  if (!best) return undefined;
  const straight = sum(fades.map(straightRest));
  return straight < best.error && straight <= STRAIGHT * levels.length ? undefined : best;
};

/** The share of its squares that a fade over so many lines may keep: a shadow has to save more bits than it takes to say. */
const restAllowed = (lines: number): number =>
  Math.min(MAX_REST.layered, Math.max(MAX_REST.single, 4 ** (-GUESS_BITS / lines)));

/** What the straight line through a fade leaves of it, in squared levels. */
const straightRest = (fade: Fade): number => {
  const levels = depths(fade);
  const [middle, mean] = [(levels.length - 1) / 2, sum(levels) / levels.length];
  const products = sum(levels.map((level, line) => (line - middle) * (level - mean)));
  const squares = sum(levels.map((_, line) => (line - middle) ** 2));
  return sum(levels.map((level) => (level - mean) ** 2)) - (squares > 0 ? products ** 2 / squares : 0);
};

/** Lines that the longest fade is seen on; one that a neighbour cuts off may be any longer. */
const extentOf = (fades: readonly Fade[]): number =>
  fades.some(({ isBetween }) => isBetween)
    ? Number.POSITIVE_INFINITY
    : Math.max(...fades.map((fade) => depths(fade).filter((level) => level > SEEN).length));

/** Only a shadow that falls to one side is darker there. */
const isUneven = (fades: readonly Fade[]): boolean => {
  const [left, right] = (['left', 'right'] as const).map((at) => {
    const fade = fades.find(({ side, isBetween }) => side === at && !isBetween);
    return fade && sum(depths(fade).slice(0, 4));
  });
  return left !== undefined && right !== undefined && Math.abs(left - right) > UNEVEN * Math.max(left, right);
};

/** Those of one fade under a blur; where many guesses shift the shadow as far at its side, each shift is summed up once. */
const sumsBy = (fade: Fade, blur: number, scale: number): ((guess: Guess) => Sums) => {
  const blurred = blurAt(fade, blur, scale);
  const levels = depths(fade);
  // Between two boxes the opposite side counts as well, and hardly two guesses are alike.
  if (fade.isBetween) return (guess) => sumsOf(blurred, levels, guess, scale);
  const known = new Map<number, Sums>();
  return (guess) => {
    const shift = shiftAt(fade.side, guess);
    const sums = known.get(shift) ?? sumsOf(blurred, levels, guess, scale);
    known.set(shift, sums);
    return sums;
  };
};

const addUp = (fades: readonly ((guess: Guess) => Sums)[], guess: Guess): Sums => {
  let [square, product] = [0, 0];
  for (const sumsAt of fades) {
    const sums = sumsAt(guess);
    square += sums.square;
    product += sums.product;
  }
  return { square, product };
};

/** Levels of red, green and blue that the shadow takes away where nothing of it is blurred. */
const strengthOf = (fades: readonly Fade[], guess: Guess, scale: number): number[] => {
  const pairs = fades.flatMap((fade) => {
    const valueAt = modelFade(blurAt(fade, guess.blur, scale), guess, scale);
    return fade.drops.map((drop, line) => ({ drop, value: valueAt(line) }));
  });
  const square = sum(pairs.map(({ value }) => value * value));
  return [0, 1, 2].map((channel) => sum(pairs.map(({ drop, value }) => value * drop[channel]!)) / square);
};
