import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Writer = {
  child: ChildProcess;
  /** Keys of rows that the database has acknowledged. */
  acknowledged: string[];
  /** Resolves once this many rows are acknowledged. */
  reached: (count: number) => Promise<void>;
  /** What the process said about a failure. */
  failures: string[];
  kill: () => Promise<void>;
};

/** Starts write-forever.ts in a process of its own, which can be killed; `limitKb` is the largest file it may write. */
export async function startWriter(dataDir: string, url?: string, limitKb?: number): Promise<Writer> {
  const script = fileURLToPath(new URL('./write-forever.ts', import.meta.url));
  const command = [process.execPath, script, dataDir, ...(url ? [url] : [])];
  const limited = ['bash', '-c', `ulimit -f ${limitKb}; exec "$@"`, 'bash', ...command];
  const [program, ...args] = limitKb === undefined ? command : limited;
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let waiting: { count: number; resolve: () => void } | undefined;
  let rest = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (line.startsWith('n')) acknowledged.push(line);
      else if (line !== 'open') failures.push(line);
    }
    if (waiting && acknowledged.length >= waiting.count) waiting.resolve();
  });
  await once(child.stdout!, 'data');
  return {
    child,
    acknowledged,
    failures,
    reached: (count) =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error(`the writer ended after ${acknowledged.length} rows`)));
        waiting = { count, resolve };
        if (acknowledged.length >= count) resolve();
      }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
