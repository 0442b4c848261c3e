import type { ReadBody } from '@blueprompt/backend/body-room';
import type { Backend, Database } from '@blueprompt/backend/contract';
import type { Payments } from '../billing/payments.ts';
import type { AnalysisEngine } from '../engines/analysis-engine.ts';
import type { Log } from '../http/logger.ts';
import type { Metrics } from '../http/metrics.ts';
import type { AnswerCache } from '../measuring/answer-cache.ts';
import type { CaptureForUser } from '../measuring/create-capture.ts';
import type { Measure } from '../measuring/measure.ts';

/** What the functions work with; made once at start. */
export type FunctionDeps = {
  backend: Pick<Backend, 'identify' | 'authenticate' | 'takeToken' | 'deleteUser'>;
  database: Database;
  measure: Measure;
  /** Whether this picture is being measured for a call that counts. */
  isWanted: (hash: string) => boolean;
  engine: AnalysisEngine;
  cache: AnswerCache;
  /** Undefined where pages are not captured by their address. */
  capture: CaptureForUser | undefined;
  /** Undefined where nothing can be bought. */
  payments: Payments | undefined;
  freeImagesPerMonth: number;
  /** Whether the last hop of X-Forwarded-For names the caller. */
  trustProxy: boolean;
  log: Log;
  metrics: Metrics;
  now: () => Date;
};

export type SignedIn = { userId: string; email: string };
export type FunctionVariables = {
  requestId: string;
  user: SignedIn;
  readBody: ReadBody;
  /** Set where the answer is a stream: resolves when its work is over, however slowly the caller reads. */
  streaming?: Promise<void>;
};
