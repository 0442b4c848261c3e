import { type Box, centreX, centreY } from '@blueprompt/core/geometry';
import type { Candidate } from './candidate.ts';
import { CLASSES } from './classes.ts';
import type { Judgement } from './judge.ts';

/** Weight of a candidate's own judgement beside the mean of those that look like it. */
const OWN = 0.4;
/** Sides and middles this close are the same, in CSS pixels. */
const MAX_SIDE_APART = 2.5;
/** Marks of one menu stand below each other, small and no farther apart than this, in CSS pixels. */
const MARK_SIDE = [7, 40] as const;
const MARK_COLUMN = 3;
const MARK_REACH = 260;

/** Things in one row or column that look alike are alike: each is judged with the others in mind. */
export const agreeAlike = (judgements: ReadonlyMap<Candidate, Judgement>, scale: number): Map<Candidate, Judgement> => {
  const shapes = [...judgements.keys()].filter((candidate) => candidate.source !== 'word');
  const agreed = new Map(judgements);
  for (const candidate of shapes) {
    const mates = shapes.filter((other) => other !== candidate && areAlike(candidate, other, scale));
    if (mates.length === 0) continue;
    const judgement = judgements.get(candidate)!;
    const chances = Object.fromEntries(
      CLASSES.map((type) => {
        const others = mates.reduce((sum, mate) => sum + judgements.get(mate)!.chances[type], 0) / mates.length;
        return [type, OWN * judgement.chances[type] + (1 - OWN) * others];
      }),
    ) as Judgement['chances'];
    agreed.set(candidate, { ...judgement, chances });
  }
  return agreed;
};

const areAlike = (a: Candidate, b: Candidate, scale: number): boolean => {
  if (a.source === 'word' || a.source !== b.source || a.shape.kind !== b.shape.kind) return false;
  const dx = Math.abs(centreX(a.box) - centreX(b.box));
  const dy = Math.abs(centreY(a.box) - centreY(b.box));
  const sameSize =
    Math.abs(a.box.width - b.box.width) <= MAX_SIDE_APART * scale &&
    Math.abs(a.box.height - b.box.height) <= MAX_SIDE_APART * scale;
  if (sameSize && Math.min(dx, dy) <= MAX_SIDE_APART * scale) return true;
  return isMark(a.box, scale) && isMark(b.box, scale) && dx <= MARK_COLUMN * scale && dy <= MARK_REACH * scale;
};

const isMark = ({ width, height }: Box, scale: number): boolean =>
  Math.max(width, height) >= MARK_SIDE[0] * scale && Math.max(width, height) <= MARK_SIDE[1] * scale;
