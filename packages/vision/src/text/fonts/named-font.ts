import type { FontFaces } from '../font-faces.ts';

/** Letters that stand farther apart than their family sets them: the size of the letters, and what was added after each, in pixels. */
export type Tracking = {
  fontSize: number;
  letterSpacing: number;
  /** How unlike its letters are with that size and space. */
  misfit: number;
};

/** A family that explains some lines of a page; where it is not sure, theirs only looks like it. */
export type NamedFont = {
  family: FontFaces;
  sure: boolean;
  lines: number[];
  /** By line: those whose letters stand apart. */
  tracked: ReadonlyMap<number, Tracking>;
};

/** What was decided of some lines. */
export type Verdict = Pick<NamedFont, 'family' | 'sure'>;
