import { setPriority } from 'node:os';
import { measure } from '../measure.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

const reply = (message: WorkerReply): void => {
  process.send?.(message);
};

process.on('message', async ({ bytes }: WorkerRequest) => {
  const outcome = await measure(bytes, { onStage: (stage) => reply({ stage }) });
  reply({ outcome });
});

// Measuring takes all that is left of a core; the server's own answers come first.
setPriority(10);
// The server may end without a word to its workers.
process.on('disconnect', () => process.exit(0));
