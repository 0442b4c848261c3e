import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Box } from '@blueprompt/core/geometry';
import type { MeasureOutcome } from '@blueprompt/vision/contract';

/** How far the engine is with a picture; `found` is what the stages before have found. */
export type EngineProgress =
  | { state: 'loading'; loadedBytes: number; totalBytes: number }
  | { state: 'measuring'; stage: AnalyzeStage; found?: Box[] };

/** What the worker says of a picture: its progress any number of times, then what came of it. */
export type EngineReply =
  | EngineProgress
  | { state: 'done'; outcome: MeasureOutcome }
  | { state: 'failed'; detail: string };
