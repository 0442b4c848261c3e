import type { MeasureOutcome, OnStage, OnWork } from '@blueprompt/vision/contract';
import type { SentImage } from './parse-image.ts';

export type MeasureCall = {
  signal: AbortSignal;
  onStage?: OnStage;
  onWork?: OnWork;
  /** Whose picture it is: users take turns at measuring. */
  userId: string;
  /** Who answers for the picture where all visitors are one user. */
  sender?: string | undefined;
  /** No plan counts this call, so it takes no room in the database. */
  isUncounted?: true;
};

/** The facts of a picture, wherever they come from. */
export type Measure = (image: SentImage, call: MeasureCall) => Promise<MeasureOutcome>;
