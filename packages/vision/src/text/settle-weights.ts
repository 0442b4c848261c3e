/** What speaks for a line's weight: its strokes (100 to 900), the reader (above 0 bold, below regular), and what it shares with others. */
export type WeightVote = {
  strokes: number;
  boldness: number | undefined;
  fontSize: number;
  color: number;
  chars: number;
  /** Without small letters, strokes are told from capitals and digits, which are wider. */
  isCapitals: boolean;
  /** Its family has a face lighter than the regular one. */
  hasLight: boolean;
  left: number;
  middle: number;
};

/** Between the medium and the semibold face. */
const SEMIBOLD_FROM = 550;
/** A step of a hundred in the strokes says as much as this in the reader's measure. */
const STROKES_SAY = 3;
/** Beyond this the reader is as sure as can be. */
const MAX_BOLDNESS = 8;
/** Strokes of one weight differ by this much from line to line, and by more where few characters tell them. */
const SAME_STROKES = 45;
const SHORT_SLACK = 120;
/** Lines of one role in repeated cards, menus and columns may differ in colour; their places agree within this, in pixels. */
const SAME_PLACE = 1.5;
/** Nobody sets small text in thinner faces than light, nor captions in light ones, in pixels; thin strokes are half transparent ones there. */
const DISPLAY_PX = 24;
const TEXT_PX = 14.75;
/** In smaller text every stroke is a pixel wide, whatever its weight, in pixels. */
const TINY_PX = 9;
/** A paragraph must not outvote the labels beside it. */
const MAX_CHARS = 20;

type Group = { votes: WeightVote[]; strokes: number; boldness: number };

/** Gives each line its weight; lines of one look are weighed together, and those of one role in other colours with them. */
export function settleWeights(votes: readonly WeightVote[]): number[] {
  const weights = new Map<WeightVote, number>();
  const looks = Map.groupBy(votes, ({ fontSize, isCapitals }) => `${fontSize} ${isCapitals}`);
  for (const look of looks.values()) {
    const groups = [...Map.groupBy(look, ({ color }) => color).values()].flatMap(cluster);
    for (const group of joinRoles(groups)) for (const vote of group.votes) weights.set(vote, toWeight(group));
  }
  return votes.map((vote) => weights.get(vote)!);
}

/** Peaks of the strokes: what most characters have takes its neighbours, then the next. */
function cluster(votes: readonly WeightVote[]): Group[] {
  let open = [...votes];
  const groups: Group[] = [];
  while (open.length > 0) {
    const reaches = open.map((vote) => open.filter((other) => isNear(vote, other)));
    const best = reaches.reduce((most, next) => (charsOf(next) > charsOf(most) ? next : most));
    groups.push(toGroup(best));
    const taken = new Set(best);
    open = open.filter((vote) => !taken.has(vote));
  }
  return groups;
}

const isNear = (a: WeightVote, b: WeightVote): boolean =>
  Math.abs(a.strokes - b.strokes) <= SAME_STROKES + SHORT_SLACK / Math.min(a.chars, b.chars);

/** Groups of several colours whose lines stand in one row or column are one role. */
function joinRoles(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const index = joined.findIndex(
      (other) =>
        Math.abs(other.strokes - group.strokes) <= SAME_STROKES &&
        other.votes.some((a) => group.votes.some((b) => isBeside(a, b))),
    );
    if (index < 0) joined.push(group);
    else joined[index] = toGroup([...joined[index]!.votes, ...group.votes]);
  }
  return joined;
}

const isBeside = (a: WeightVote, b: WeightVote): boolean =>
  Math.abs(a.middle - b.middle) <= SAME_PLACE || Math.abs(a.left - b.left) <= SAME_PLACE;

const votesOf = ({ chars }: WeightVote): number => Math.min(MAX_CHARS, chars);
const charsOf = (votes: readonly WeightVote[]): number => votes.reduce((sum, vote) => sum + votesOf(vote), 0);

function toGroup(votes: WeightVote[]): Group {
  const chars = charsOf(votes);
  const read = votes.filter(({ boldness }) => boldness !== undefined);
  const clip = (value: number): number => Math.max(-MAX_BOLDNESS, Math.min(MAX_BOLDNESS, value));
  return {
    votes,
    strokes: votes.reduce((sum, vote) => sum + vote.strokes * votesOf(vote), 0) / chars,
    boldness: read.reduce((sum, vote) => sum + clip(vote.boldness!) * votesOf(vote), 0) / Math.max(1, charsOf(read)),
  };
}

/** The reader and the strokes tell bold together; how bold or how light, the strokes alone. */
function toWeight({ strokes, boldness, votes }: Group): number {
  const { fontSize } = votes[0]!;
  const strokesSay = fontSize < TINY_PX ? 0 : STROKES_SAY;
  const isBold = boldness + (strokesSay * (strokes - SEMIBOLD_FROM)) / 100 >= 0;
  const named = Math.round(strokes / 100) * 100;
  const isText = fontSize >= TEXT_PX && votes.some(({ hasLight }) => hasLight);
  const lightest = fontSize >= DISPLAY_PX ? 100 : isText ? 300 : 400;
  return isBold ? Math.min(900, Math.max(600, named)) : Math.max(lightest, Math.min(500, named));
}
