import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Box } from '@blueprompt/core/geometry';
import type { MeasureOutcome } from '../contract.ts';

/** One picture for a worker. A worker has one at a time. */
export type WorkerRequest = { bytes: Uint8Array };

/** What a worker tells: any number of stages, then one outcome. */
export type WorkerNews = { stage: AnalyzeStage; found?: Box[] | undefined } | { outcome: MeasureOutcome };

/** What it sends back: its news, and what it has used of a processor since it started. */
export type WorkerReply = WorkerNews & { usedMs: number };

/** The argument that has a worker step back behind everything else on the machine. */
export const BACKGROUND = 'background';
