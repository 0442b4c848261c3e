/** A line's size as its face says, how sure that is, and how many characters speak for it. */
export type SizeVote = { fontSize: number; misfit: number; chars: number };

/** Sizes nearer than this share are the same size measured twice. */
const SAME_SIZE = 0.035;
/** A line that is short or fits badly takes over a well-measured size within this share. */
const NEAR_SIZE = 0.1;
const MIN_SURE_CHARS = 5;
const MAX_SURE_MISFIT = 0.05;
/** Designers write whole pixels; a size this near to one, in shares, is meant to be it. */
const WHOLE_PIXEL = 0.03;

/** Gives the lines of a page few, round font sizes: sure lines set them, unsure lines join the nearest. */
export function settleSizes(votes: readonly SizeVote[]): number[] {
  const isSure = ({ misfit, chars }: SizeVote): boolean => misfit <= MAX_SURE_MISFIT && chars >= MIN_SURE_CHARS;
  const sizes = cluster(votes.filter(isSure));
  return votes.map((vote) => {
    const nearest = closest(sizes, vote.fontSize);
    const reach = isSure(vote) ? SAME_SIZE : NEAR_SIZE;
    return nearest !== undefined && share(nearest, vote.fontSize) <= reach ? nearest : round(vote.fontSize);
  });
}

const share = (a: number, b: number): number => Math.abs(Math.log(a / b));

const closest = (sizes: readonly number[], size: number): number | undefined =>
  sizes.reduce<number | undefined>(
    (best, next) => (best === undefined || share(next, size) < share(best, size) ? next : best),
    undefined,
  );

/** Peaks of the votes: the size with most characters within reach takes its neighbours, then the next. */
function cluster(votes: readonly SizeVote[]): number[] {
  let open = [...votes];
  const sizes: number[] = [];
  while (open.length > 0) {
    let best: SizeVote[] = [];
    let most = 0;
    for (const vote of open) {
      const near = open.filter((other) => share(other.fontSize, vote.fontSize) <= SAME_SIZE);
      const chars = near.reduce((sum, other) => sum + other.chars, 0);
      if (chars > most) {
        most = chars;
        best = near;
      }
    }
    sizes.push(round(best.reduce((sum, vote) => sum + vote.fontSize * vote.chars, 0) / most));
    const taken = new Set(best);
    open = open.filter((vote) => !taken.has(vote));
  }
  return [...new Set(sizes)];
}

const round = (size: number): number => {
  const whole = Math.round(size);
  return Math.abs(size - whole) / size <= WHOLE_PIXEL ? whole : Math.round(size * 2) / 2;
};
