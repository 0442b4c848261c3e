import { parentPort } from 'node:worker_threads';
import { createLocalEngine } from './local-engine.ts';
import type { ThreadReply, ThreadRequest } from './threaded-engine.ts';
import { READY } from './work-lane.ts';

const engine = createLocalEngine('');
const { signal } = new AbortController();
const image = new Uint8Array();

const work = async (request: ThreadRequest): Promise<ThreadReply> => {
  switch (request.kind) {
    case 'analysis': {
      const input = { image, measurement: JSON.parse(request.measurement), request: request.request };
      const { measurement: _, ...analysis } = await engine.analyze(input, { signal, onStage: () => undefined });
      return { kind: 'analysis', analysis };
    }
    case 'chat': {
      const attachment = request.attachment && { image, measurement: JSON.parse(request.attachment) };
      return {
        kind: 'chat',
        reply: await engine.chat({ ...request.input, attachment: attachment || undefined }, { signal }),
      };
    }
    case 'guide':
      return { kind: 'guide', guide: await engine.guide(request.input, { signal }) };
    case 'agent': {
      const measurements = request.measurements.map((facts) => JSON.parse(facts));
      return { kind: 'agent', answer: await engine.agent({ ...request.call, measurements }, { signal }) };
    }
    case 'reconcile': {
      const { answer, own, measurement } = request;
      const reconciled = await engine.reconcile({ answer, own, measurement: JSON.parse(measurement) }, { signal });
      return { kind: 'reconcile', reconciled };
    }
  }
};

parentPort!.postMessage(READY);
parentPort!.on('message', async (request: ThreadRequest) => {
  const failed = ({ name, message, stack }: Error): ThreadReply => ({ kind: 'failed', name, message, stack });
  parentPort!.postMessage(await work(request).catch(failed));
});
