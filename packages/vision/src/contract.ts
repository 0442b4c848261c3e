import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';

/**
 * A decoded picture: one packed 0xRRGGBB value a pixel, row by row, transparency composited on white, EXIF applied. It is
 * `isLossy` where its format does not keep exact colours.
 */
export type Pixels = { width: number; height: number; colors: Uint32Array; isLossy?: true };

/** Why a picture could not be measured. Each edge turns the code into words or a status in its own table. */
export type MeasureError =
  | { code: 'empty-file' }
  | { code: 'not-an-image' }
  | { code: 'broken-image'; detail: string }
  | { code: 'image-too-large'; megapixels: number; maxMegapixels: number }
  | { code: 'image-too-long'; px: number; maxPx: number }
  | { code: 'unsupported-format'; format: string }
  | { code: 'timed-out'; timeoutMs: number }
  | { code: 'queue-full'; waiting: number }
  | { code: 'budget-spent'; retryAfterSeconds: number }
  | { code: 'cancelled' }
  | { code: 'worker-crashed' }
  /** A bug of ours that this picture met; `detail` is for logs, never for the words of an edge. */
  | { code: 'internal-fault'; detail: string };

export type MeasureOutcome = { ok: true; measurement: Measurement } | { ok: false; error: MeasureError };

/** Told as each stage begins; `found` is what the stages before it have found, in pixels of the screenshot. */
export type OnStage = (stage: AnalyzeStage, found?: Box[]) => void;

/** Told now and then, and at the end, how long a worker has worked on the picture: waiting for a busy machine is no work. */
export type OnWork = (workedMs: number) => void;

type PoolCall = {
  signal?: AbortSignal;
  onStage?: OnStage;
  onWork?: OnWork;
  /** Who asks: owners take turns, so that many pictures of one do not hold up the others. Calls without are one owner's. */
  owner?: string;
  /** Who answers for the picture where several people are one owner; without it the owner does. */
  sender?: string;
};

/** Workers that measure off the request thread. Only the call whose worker crashes or hangs fails. */
export type MeasurePool = {
  measure: (bytes: Uint8Array, options?: PoolCall) => Promise<MeasureOutcome>;
  /** How many calls run and wait now. */
  load: () => { running: number; waiting: number };
  close: () => Promise<void>;
};

/** What one owner may use of the workers: so much at once, and so much more in every minute. */
export type Budget = { burstMs: number; perMinuteMs: number };

export type MeasurePoolOptions = {
  workers: number;
  /** The most that a worker may work on one picture. */
  timeoutMs: number;
  /** The most that may pass meanwhile, where somebody said how long to wait; else several times as much. */
  maxPassedMs?: number | undefined;
  maxQueue: number;
  /** What each owner may use of the workers; small pictures then have less time than large ones. Without it they only take turns. */
  budget?: Budget | undefined;
  /** For somebody who waits at a terminal: no lower priority, and Ctrl+C ends the work as well. */
  isForeground?: boolean;
};
