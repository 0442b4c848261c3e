import { readJson } from '#model-files';

/** For each range of sizes, how bold the faces of a family look to the measure of strokes; null where it has no such face. */
type Scale = readonly (readonly (number | null)[])[];

/** Upper ends, in pixels, of the ranges of sizes that were measured: browsers round thin strokes in small text. */
const RANGES = [13.5, 17, Number.POSITIVE_INFINITY];
/** Light text on a dark ground looks bolder by this much, in each range: antialiasing is brightened. */
const LIGHT_GAIN = [36, 28, 20];
/** Stems of capitals are a little wider than those of small letters. */
const CAPITALS_GAIN = 15;

/** For ten years Roboto came without a semibold face, and pages set it in medium or bold. */
const WITHOUT_SEMIBOLD = 'roboto';
const SEMIBOLD = 600;
/** Between what is bold and what is not; in families that lack faces there, the middle of those next to it looks like this. */
const BOLD_FROM = 550;

let scales: { weights: number[]; usual: Scale; families: Record<string, Scale> } | undefined;

/** What strokes of a family say of its weight, 100 to 900: the medium face of one looks as bold as the semibold of another. */
export function weightOf(
  strokes: number,
  line: { family: string; fontSize: number; isLight: boolean; isCapitals: boolean },
): number {
  const { weights, usual, families } = loadScales();
  const range = RANGES.findIndex((end) => line.fontSize < end);
  const name = keyOf(line.family);
  const looks = (families[name] ?? usual)[range]!;
  const known = weights.flatMap((weight, index) => {
    const look = looks[index];
    const isFace = typeof look === 'number' && !(name === WITHOUT_SEMIBOLD && weight === SEMIBOLD);
    return isFace ? [{ weight, look }] : [];
  });
  const look = strokes - (line.isLight ? LIGHT_GAIN[range]! : 0) - (line.isCapitals ? CAPITALS_GAIN : 0);
  const above = known.findIndex((face) => face.look > look);
  if (above === 0) return Math.max(100, known[0]!.weight - (known[0]!.look - look));
  const below = known.at(above < 0 ? -1 : above - 1)!;
  if (above < 0) return Math.min(900, below.weight + look - below.look);
  const next = known[above]!;
  const share = (look - below.look) / (next.look - below.look);
  if (below.weight > BOLD_FROM || next.weight < BOLD_FROM) return below.weight + (next.weight - below.weight) * share;
  return share < 0.5
    ? below.weight + (BOLD_FROM - below.weight) * 2 * share
    : BOLD_FROM + (next.weight - BOLD_FROM) * (2 * share - 1);
}

/** Families that come with a system, and those with the same measures, have no face lighter than the regular one. */
const SYSTEM_FAMILY = /^(liberation|dejavu)-/;

/** False for a family that has no face lighter than the regular one. */
export const hasLightFace = (family: string): boolean => {
  const scale = loadScales().families[keyOf(family)];
  return scale ? typeof scale[0]![0] === 'number' : !SYSTEM_FAMILY.test(keyOf(family));
};

const keyOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

function loadScales(): NonNullable<typeof scales> {
  // Written by bench/fonts/measure-strokes.ts.
  scales ??= readJson<NonNullable<typeof scales>>('stroke-scale.json');
  return scales;
}
