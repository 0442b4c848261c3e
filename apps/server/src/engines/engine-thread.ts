import { parentPort } from 'node:worker_threads';
import { createLocalEngine } from './local-engine.ts';
import type { ThreadReply, ThreadRequest } from './threaded-engine.ts';

const engine = createLocalEngine('');
const { signal } = new AbortController();

const answer = async (request: ThreadRequest): Promise<ThreadReply> => {
  const { id } = request;
  try {
    return request.kind === 'chat'
      ? { id, kind: 'chat', reply: await engine.chat(request.input, { signal }) }
      : { id, kind: 'analysis', analysis: await engine.analyze(request.input, { signal, onStage: () => undefined }) };
  } catch (error) {
    return { id, kind: 'failed', message: (error as Error).stack ?? String(error) };
  }
};

parentPort!.on('message', async (request: ThreadRequest) => parentPort!.postMessage(await answer(request)));
