import type { Row } from '../contract.ts';

export type Result = { rows: Row[]; affected: number };

/** One session with a database: what PGlite and PostgreSQL have in common below the door. */
export type Connection = {
  /** One statement with parameters. */
  query: (text: string, values: readonly unknown[]) => Promise<Result>;
  /** Several statements without parameters in one round trip; answers the last one. */
  batch: (text: string) => Promise<Result>;
};

/** Hands out a connection that nobody else uses until the work is done. */
export type UseConnection = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
