/** How near one build came: kept with whose it was, which result and which of its screenshots. */
export type KeptScore = {
  owner: string;
  about: string;
  page: number;
  score: number;
  differences: number;
  /** ISO time of the check. */
  at: string;
};

export type BuildScore = Pick<KeptScore, 'score' | 'differences' | 'at'>;

/** Checks that a browser keeps of one page, and of all together; the oldest make room. */
export const MAX_SCORES_OF_PAGE = 12;
const MAX_SCORES = 400;

export const isScoreOf = (owner: string, about: string, page: number) => (kept: KeptScore) =>
  kept.owner === owner && kept.about === about && kept.page === page;

/** The scores with one more at the end. */
export const withScore = (kept: readonly KeptScore[], score: KeptScore): KeptScore[] => {
  const isSame = isScoreOf(score.owner, score.about, score.page);
  const others = kept.filter((one) => !isSame(one));
  const same = [...kept.filter(isSame), score].slice(-MAX_SCORES_OF_PAGE);
  return [...others, ...same].slice(-MAX_SCORES);
};

/** Without those of an owner: all of them, or those about some results. */
export const withoutScores = (kept: readonly KeptScore[], owner: string, abouts?: readonly string[]): KeptScore[] =>
  kept.filter((score) => score.owner !== owner || (abouts !== undefined && !abouts.includes(score.about)));
