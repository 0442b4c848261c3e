/** What the product's server may rely on. The product knows the backend by these types alone. */
import type { Hono } from 'hono';
import type { RateLimits } from './rate-limits.ts';

/** Who is calling: decided from the bearer token, never from anything else in the request. */
export type Caller =
  | { role: 'anon' }
  | { role: 'authenticated'; userId: string; email: string; sessionId: string; claims: Record<string, unknown> };

export type Row = Record<string, unknown>;
export type Sql = <T extends Row = Row>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/** The one door to PGlite or PostgreSQL. Every call is one transaction; a throw rolls it back. */
export type Database = {
  /** Runs as the caller's role under row-level security; a session that was signed out throws `SessionEndedError`. */
  asCaller: <T>(caller: Caller, work: (sql: Sql) => Promise<T>, options?: { readOnly?: boolean }) => Promise<T>;
  /** Runs as the service role: for work that the server itself answers for. Never reachable from a bearer token. */
  asService: <T>(work: (sql: Sql) => Promise<T>, options?: { readOnly?: boolean }) => Promise<T>;
  /** True when a trivial query answers. */
  isReady: () => Promise<boolean>;
  /** True when the database's disk has no room for writes, or PostgreSQL said so a moment ago: reads go on, writes are refused. */
  isFull: () => Promise<boolean>;
  close: () => Promise<void>;
  kind: 'pglite' | 'postgres';
};

/** A mail to send; the server's mail queue delivers it. Called inside the transaction that made the link. */
export type Mail = {
  to: string;
  kind: 'confirm-signup' | 'reset-password' | 'confirm-new-email' | 'email-changed';
  /** The link that the reader has to follow, or may. */
  link: string;
  /** The address of the account that the mail is about; not the reader's where it is to have a new one, or has. */
  accountEmail: string;
};

export type SendMail = (mail: Mail, sql: Sql) => Promise<void>;

export type OpenFile = {
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  contentType: string;
  /** Of the whole file. */
  bytes: number;
  /** Changes whenever the file does. */
  etag: string;
  /** The part that the body is, where not the whole; 'none' where the file has nothing of what was asked for. */
  range?: ByteRange | 'none' | undefined;
};

/** A part of a file that was asked for: from a byte on, up to one, or the last so many. */
export type RangeWish = { start: number; end?: number | undefined } | { last: number };
/** The first and the last byte of a part. */
export type ByteRange = { start: number; end: number };

/** Private files; keys look like `<user id>/<timestamp>-<index>-<file name>`. */
export type ObjectStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  /** The same for whoever sends it on, whole or a part of it: read as fast as it is taken. */
  open: (key: string, wish?: RangeWish) => Promise<OpenFile | undefined>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Keys under a prefix, sorted. */
  list: (prefix: string) => Promise<{ key: string; bytes: number; updatedAt: Date }[]>;
};

/** How much one user may keep. */
export type StorageQuota = { objects: number; bytes: number };

/** How much of a table whose rows know their size one user may fill. */
export type TableQuota = { rows: number; bytes: number };

/** What a hash of a password costs with Argon2id: memory in KiB, passes over it, lanes, and bytes of the result. */
export type HashCost = { memory: number; passes: number; parallelism: number; tagLength: number };

export type BackendOptions = {
  database: Database;
  store: ObjectStore;
  sendMail: SendMail;
  siteUrl: string;
  /** Pages, on this site or another, that spend mailed links and may be returned to, each named whole. */
  redirectUrls?: readonly string[] | undefined;
  publishableKey: string;
  /** ES256 private key in PKCS8 PEM, made at first start. */
  signingKeyPem: string;
  google?: { clientId: string; clientSecret: string; issuer?: string } | undefined;
  trustProxy: boolean;
  /** Other limits than the defaults, by name (rate-limits.ts). */
  rateLimits?: Partial<RateLimits> | undefined;
  /** How much one user may keep, where it is not the default (storage-quota.ts, table-quota.ts). */
  storageQuota?: StorageQuota | undefined;
  tableQuota?: TableQuota | undefined;
  /** What a hash of a password costs, where it is not the default (auth/passwords.ts). */
  passwordCost?: HashCost | undefined;
  now?: () => Date;
  log: (level: 'info' | 'warn' | 'error', message: string, facts?: Record<string, unknown>) => void;
};

export type Backend = {
  /** Serves /auth/v1, /rest/v1 and /storage/v1. */
  app: Hono;
  /** Who the bearer of a request names, without asking the database: enough to count calls, not to serve them. */
  identify: (request: Request) => Promise<Caller | { error: 'bad_jwt'; message: string }>;
  /** Reads the bearer of a request; a bad or expired token is an error value, no token is the anonymous role. */
  authenticate: (request: Request) => Promise<Caller | { error: 'bad_jwt' | 'session_not_found'; message: string }>;
  /** Takes from a limit that all processes share; says how long to wait when there is none left. */
  takeToken: (limit: {
    name: string;
    key: string;
    max: number;
    windowMs: number;
    /** How many to take at once; one when not said. */
    amount?: number;
  }) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** Creates a confirmed account, or returns the existing one's id (the demo account, tests). */
  ensureUser: (email: string, password: string) => Promise<{ userId: string; created: boolean }>;
  /** Removes a user with all rows and files. */
  deleteUser: (userId: string) => Promise<void>;
};
