import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Box } from '@blueprompt/core/geometry';
import type { MeasureOutcome } from '../contract.ts';

/** One picture for a worker. A worker has one at a time. */
export type WorkerRequest = { bytes: Uint8Array };

/** What a worker sends back: any number of stages, then one outcome. */
export type WorkerReply = { stage: AnalyzeStage; found?: Box[] | undefined } | { outcome: MeasureOutcome };

/** The argument that has a worker step back behind everything else on the machine. */
export const BACKGROUND = 'background';
