import type { Context } from 'hono';
import type { ReadBody } from '../body-room.ts';
import type { CallLimit } from '../call-limit.ts';
import type { Backend, BackendOptions, Caller, TableQuota } from '../contract.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { TokenKeys } from '../secrets/token-keys.ts';
import type { AnswerType } from './choose-type.ts';
import type { Table } from './tables.ts';

export type RestDeps = Pick<BackendOptions, 'database' | 'publishableKey' | 'log'> & {
  keys: TokenKeys;
  now: () => Date;
  tables: ReadonlyMap<string, Table>;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  callLimit: CallLimit;
  tableQuota: TableQuota;
  /** Called after rows were deleted: their files go now rather than at the next sweep. */
  sweepFiles: () => Promise<void>;
};

export type RestEnv = { Variables: { caller: Caller; table: Table; answerType: AnswerType; readBody: ReadBody } };
export type RestContext = Context<RestEnv>;
