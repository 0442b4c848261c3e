import { BACKGROUND, type WorkerNews, type WorkerReply, type WorkerRequest } from './messages.ts';

// First: what is loaded after it makes threads, and they take over the priority.
if (process.argv.includes(BACKGROUND)) await import('./lower-priority.ts');
const { measure } = await import('../measure.ts');

const reply = (news: WorkerNews): void => {
  const { user, system } = process.cpuUsage();
  process.send?.({ ...news, usedMs: (user + system) / 1_000 } satisfies WorkerReply);
};

process.on('message', async ({ bytes }: WorkerRequest) => {
  const outcome = await measure(bytes, { onStage: (stage, found) => reply({ stage, found }) });
  reply({ outcome });
});

// The server may end without a word to its workers.
process.on('disconnect', () => process.exit(0));
