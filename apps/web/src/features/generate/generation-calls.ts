import type { Analysis, AnalysisRequest } from '@blueprompt/core/analysis';
import type { AnalyzeStage } from '@blueprompt/core/analyze-event';
import type { Box } from '@blueprompt/core/geometry';
import type { MeasureOptions } from '@/engine/measure-here.ts';
import type { ReadScreenshot } from '@/engine/read-screenshot.ts';
import type { Activity } from '@/strings/generate.ts';

export type CallFailure = { status: number; code: string; message: string; retryAfterSeconds?: number | undefined };
export type AnalyzeBody = AnalysisRequest & { imageBase64: Blob };
/** `data` is whatever the server sent; it is parsed by the one who asked. */
export type CallAnswer = { ok: true; data: unknown } | { ok: false; failure: CallFailure };
/** Why a picture could not be analysed; `cause` where that is known: the picture, or the way to the server. */
export type ImageFailure = { ok: false; message: string; cause?: 'image' | 'unreached' };
/** How far the server is with a picture, and what it has found of it so far. */
export type OnStage = (stage: AnalyzeStage, found?: Box[]) => void;
/** What is being done to a page, and what has been found on it so far. */
export type OnActivity = (activity: Activity, found?: Box[]) => void;
export type Verdict = { isValid: boolean; message: string };

/** Everything outside that a generation touches; the browser's own are made in `create-generation-calls.ts`. */
export type GenerationCalls = {
  session: () => Promise<{ userId: string } | undefined>;
  /** Base64 without the data-URL prefix, made off the main thread (FN12); a blob, so that no copy stays in the page. */
  encode: (image: Blob) => Promise<Blob>;
  /** Undefined when the answer was no verdict: that only warns (FN4). */
  validate: (body: { imageBase64: Blob }, signal: AbortSignal) => Promise<Verdict | undefined>;
  analyze: (body: AnalyzeBody, onStage: OnStage, signal: AbortSignal) => Promise<CallAnswer>;
  /** SHA-256 of a picture in hex: the name that it is counted under. */
  hash: (image: Blob) => Promise<string>;
  /** Counts a picture that was measured on this device. */
  count: (imageHash: string, signal: AbortSignal) => Promise<CallAnswer>;
  hasRoomHere: (image: Blob) => Promise<boolean>;
  readHere: (image: Blob, options: MeasureOptions) => Promise<ReadScreenshot>;
  /** False when the picture could not be stored; a result without it is still a result. */
  upload: (path: string, image: Blob) => Promise<boolean>;
  /** Removes stored pictures of a generation that came to nothing. */
  discard: (paths: string[]) => Promise<void>;
  parse: (data: unknown) => Analysis | undefined;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  warn: (message: string) => void;
};
