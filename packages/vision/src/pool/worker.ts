// First: what is loaded after it makes threads, and they take over the priority.
import './lower-priority.ts';
import { measure } from '../measure.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

const reply = (message: WorkerReply): void => {
  process.send?.(message);
};

process.on('message', async ({ bytes }: WorkerRequest) => {
  const outcome = await measure(bytes, { onStage: (stage) => reply({ stage }) });
  reply({ outcome });
});

// The server may end without a word to its workers.
process.on('disconnect', () => process.exit(0));
