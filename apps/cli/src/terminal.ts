import type { MeasurePool, MeasurePoolOptions } from '@blueprompt/vision/contract';

/** The desktop of the person at the terminal: where screenshots lie, and somebody who answers. */
export type Desktop = {
  platform: NodeJS.Platform;
  home: string;
  now: () => Date;
  /** What a program prints; undefined where it is missing or fails. */
  run: (program: string, args: readonly string[]) => Promise<Buffer | undefined>;
  /** One line typed by the person; undefined when they leave. */
  ask: (question: string) => Promise<string | undefined>;
};

/** What a command may touch of the outside: handed in, so that a test drives the whole command line in one process. */
export type Terminal = {
  /** Folder that relative paths start from. */
  cwd: string;
  env: Record<string, string | undefined>;
  readStdin: () => Promise<Uint8Array>;
  /** The result, and nothing else. */
  writeOut: (result: string | Uint8Array) => void;
  /** Progress and errors. */
  writeError: (text: string) => void;
  /** False in pipes and CI: progress stays silent there. */
  showsProgress: boolean;
  /** True when a person reads stdout, so binary results must not be written to it. */
  outIsScreen: boolean;
  /** What measures, started for one command; a test lets many commands share its models. */
  openPool: (options: MeasurePoolOptions) => MeasurePool;
  /** There only when a person can answer. */
  desktop?: Desktop | undefined;
};

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
