import { Worker } from 'node:worker_threads';
import type { Analysis } from '@blueprompt/core/analysis';
import type { AnalysisEngine, AnalyzeInput, ChatInput, ChatReply } from './analysis-engine.ts';
import { createLocalEngine } from './local-engine.ts';

const THREAD = new URL('./engine-thread.ts', import.meta.url);

type Work = { kind: 'analysis'; input: AnalyzeInput } | { kind: 'chat'; input: ChatInput };
export type ThreadRequest = Work & { id: number };
export type ThreadReply = { id: number } & (
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'chat'; reply: ChatReply }
  | { kind: 'failed'; message: string }
);

type Waiting = { resolve: (reply: ThreadReply) => void; reject: (error: Error) => void };

const NO_BYTES = new Uint8Array();

/**
 * The local engine on a thread of its own: writing a dense page takes tens of milliseconds, in which this thread would
 * answer nobody. Starts with the first work, and again after a crash, which fails only what was being written.
 */
export const createThreadedEngine = (version: string, thread: URL = THREAD): AnalysisEngine => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(thread, { execArgv: [] });
    // Whoever waits for an answer keeps the process alive; the thread alone must not.
    started.unref();
    started.on('message', (reply: ThreadReply) => {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
    const lost = (reason: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error(`the writing thread ended: ${reason}`));
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', lost);
    return started;
  };

  const ask = async (work: Work): Promise<Exclude<ThreadReply, { kind: 'failed' }>> => {
    worker ??= start();
    const id = ++lastId;
    const reply = await new Promise<ThreadReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker!.postMessage({ ...work, id } satisfies ThreadRequest);
    });
    if (reply.kind === 'failed') throw new Error(reply.message);
    return reply;
  };

  const { name, version: localVersion } = createLocalEngine(version);
  return {
    name,
    version: localVersion,
    analyze: async ({ measurement, request }, { onStage }) => {
      onStage('writing');
      // The words come from the facts alone: the picture stays here.
      const reply = await ask({ kind: 'analysis', input: { image: NO_BYTES, measurement, request } });
      return { ...(reply as Extract<ThreadReply, { kind: 'analysis' }>).analysis, measurement };
    },
    chat: async ({ attachment, ...input }) => {
      const facts = attachment && { image: NO_BYTES, measurement: attachment.measurement };
      const reply = await ask({ kind: 'chat', input: { ...input, attachment: facts } });
      return (reply as Extract<ThreadReply, { kind: 'chat' }>).reply;
    },
  };
};
