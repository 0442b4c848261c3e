import { readFileSync } from 'node:fs';

/** For each range of sizes, how bold the faces of a family look to the measure of strokes; null where it has no such face. */
type Scale = readonly (readonly (number | null)[])[];

const FILE = new URL('../../models/stroke-scale.json', import.meta.url);
/** Upper ends, in pixels, of the ranges of sizes that were measured: browsers round thin strokes in small text. */
const RANGES = [13.5, 17, Number.POSITIVE_INFINITY];
/** Light text on a dark ground looks bolder by this much, in each range: antialiasing is brightened. */
const LIGHT_GAIN = [36, 28, 20];
/** Stems of capitals are a little wider than those of small letters. */
const CAPITALS_GAIN = 15;

let scales: { weights: number[]; usual: Scale; families: Record<string, Scale> } | undefined;

/** What strokes of a family say of its weight, 100 to 900: the medium face of one looks as bold as the semibold of another. */
export function weightOf(
  strokes: number,
  line: { family: string; fontSize: number; isLight: boolean; isCapitals: boolean },
): number {
  // Written by bench/fonts/measure-strokes.ts.
  scales ??= JSON.parse(readFileSync(FILE, 'utf8')) as NonNullable<typeof scales>;
  const range = RANGES.findIndex((end) => line.fontSize < end);
  const looks = (scales.families[line.family.toLowerCase().replaceAll(' ', '-')] ?? scales.usual)[range]!;
  const known = scales.weights.flatMap((weight, index) => {
    const look = looks[index];
    return typeof look === 'number' ? [{ weight, look }] : [];
  });
  const look = strokes - (line.isLight ? LIGHT_GAIN[range]! : 0) - (line.isCapitals ? CAPITALS_GAIN : 0);
  const above = known.findIndex((face) => face.look > look);
  if (above === 0) return Math.max(100, known[0]!.weight - (known[0]!.look - look));
  const below = known.at(above < 0 ? -1 : above - 1)!;
  if (above < 0) return Math.min(900, below.weight + look - below.look);
  const next = known[above]!;
  return below.weight + ((next.weight - below.weight) * (look - below.look)) / (next.look - below.look);
}
