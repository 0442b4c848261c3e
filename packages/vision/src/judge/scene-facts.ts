import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import type { ColorTally } from '../colour/color-tally.ts';
import type { Pixels } from '../contract.ts';
import type { Candidate } from './candidate.ts';

/** All that is known of a picture before anything on it gets a name. */
export type SceneFacts = {
  pixels: Pixels;
  page: PageFacts;
  /** All that was read, and what is left of it without words that look like icons. */
  read: readonly TextLine[];
  texts: readonly TextLine[];
  shapes: Shape[];
  regions: Region[];
  candidates: Candidate[];
  /** Pixels of each colour. */
  counts: ColorTally;
};
