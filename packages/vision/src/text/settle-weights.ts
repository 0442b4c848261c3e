/** What speaks for a line's weight: its strokes (100 to 900), the reader (above 0 bold, below regular), and what it shares with others. */
export type WeightVote = {
  strokes: number;
  boldness: number | undefined;
  fontSize: number;
  color: number;
  chars: number;
};

/** Strokes of a medium face look up to 590 bold to the measure, those of a semibold one start there. */
const SEMIBOLD_FROM = 590;
/** From this size on, in pixels, strokes are wide enough to be believed; the reader sees such lines made small. */
const LARGE = 28;
/** Lines of one size and colour whose strokes differ by no more than this are set in one weight. */
const SAME_STROKES = 30;
const SAME_SIZE = 0.04;
/** A paragraph must not outvote the labels beside it. */
const MAX_CHARS = 20;

/** Gives each line its weight. The reader tells bold from regular, and is asked about all lines of one look together. */
export function settleWeights(votes: readonly WeightVote[]): number[] {
  const looks = Map.groupBy(votes, ({ color }) => color);
  return votes.map((vote) => {
    const alike = looks.get(vote.color)!.filter((other) => isAlike(vote, other));
    return toWeight(vote, meanBoldness(alike));
  });
}

const isAlike = (a: WeightVote, b: WeightVote): boolean =>
  Math.abs(a.strokes - b.strokes) <= SAME_STROKES && Math.abs(a.fontSize - b.fontSize) <= SAME_SIZE * a.fontSize;

function meanBoldness(votes: readonly WeightVote[]): number | undefined {
  let sum = 0;
  let chars = 0;
  for (const vote of votes) {
    if (vote.boldness === undefined) continue;
    sum += vote.boldness * Math.min(MAX_CHARS, vote.chars);
    chars += Math.min(MAX_CHARS, vote.chars);
  }
  return chars === 0 ? undefined : sum / chars;
}

/** In large text the strokes tell bold, too; how bold or how light, they alone. */
function toWeight({ strokes, fontSize }: WeightVote, boldness: number | undefined): number {
  const isStrong = strokes >= SEMIBOLD_FROM;
  const isBold = boldness === undefined ? isStrong : boldness >= 0 || (isStrong && fontSize >= LARGE);
  if (isBold) return Math.min(900, Math.max(600, Math.round(strokes / 100) * 100));
  return Math.max(100, Math.min(500, Math.round((strokes - 25) / 100) * 100));
}
