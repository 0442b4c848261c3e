import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { measureWith } from './measure-with.ts';
import { WARM_UP } from './warm-up.ts';

test('a process that takes longer than its limit is ended', async () => {
  const measured = measureWith('native', [fileURLToPath(WARM_UP)], { timeoutMs: 1 });
  await expect(measured).rejects.toMatchObject({ killed: true, signal: 'SIGKILL' });
});
