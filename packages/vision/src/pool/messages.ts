import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { MeasureOutcome } from '../contract.ts';

/** One picture for a worker. A worker has one at a time. */
export type WorkerRequest = { bytes: Uint8Array };

/** What a worker sends back: any number of stages, then one outcome. */
export type WorkerReply = { stage: AnalyzeStage } | { outcome: MeasureOutcome };
