import { parentPort } from 'node:worker_threads';
import { createLocalEngine } from './local-engine.ts';
import type { ThreadReply, ThreadRequest } from './threaded-engine.ts';
import { READY } from './work-lane.ts';

const engine = createLocalEngine('');
const { signal } = new AbortController();

const work = async (request: ThreadRequest): Promise<ThreadReply> => {
  switch (request.kind) {
    case 'analysis':
      return {
        kind: 'analysis',
        analysis: await engine.analyze(request.input, { signal, onStage: () => undefined }),
      };
    case 'chat':
      return { kind: 'chat', reply: await engine.chat(request.input, { signal }) };
    case 'guide':
      return { kind: 'guide', guide: await engine.guide(request.input, { signal }) };
  }
};

parentPort!.postMessage(READY);
parentPort!.on('message', async (request: ThreadRequest) => {
  const failed = (error: Error): ThreadReply => ({ kind: 'failed', message: error.stack ?? String(error) });
  parentPort!.postMessage(await work(request).catch(failed));
});
