import { expect, test } from 'vitest';
import { SIGN_IN_PAGE } from '../testing/sample-measurement.ts';
import type { AnalysisEngine } from './analysis-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createThreadedEngine } from './threaded-engine.ts';

const { signal } = new AbortController();
const request = { uiType: 'webapp' as const, pageName: 'Sign in' };
const analyze = (engine: AnalysisEngine, measurement = SIGN_IN_PAGE) =>
  engine.analyze({ image: new Uint8Array(3), measurement, request }, { signal, onStage: () => undefined });

test('says the same as the engine it carries, about a page and about a question', async () => {
  const [threaded, plain] = [createThreadedEngine('1'), createLocalEngine('1')];
  expect([threaded.name, threaded.version]).toEqual([plain.name, plain.version]);
  expect(await analyze(threaded)).toEqual(await analyze(plain));
  const question = {
    message: 'Which colours does it use?',
    context: '',
    attachment: { image: new Uint8Array(3), measurement: SIGN_IN_PAGE },
  };
  expect(await threaded.chat(question, { signal })).toEqual(await plain.chat(question, { signal }));
});

test('work that fails is told to its caller alone, and the thread goes on', async () => {
  const engine = createThreadedEngine('1');
  const [broken, good] = await Promise.allSettled([
    analyze(engine, { ...SIGN_IN_PAGE, texts: undefined as never }),
    analyze(engine),
  ]);
  expect([broken.status, good.status]).toEqual(['rejected', 'fulfilled']);
});

test('a thread that ends fails what it had, and the next work gets another thread', async () => {
  const engine = createThreadedEngine('1', new URL('data:text/javascript,process.exit(3)'));
  await expect(analyze(engine)).rejects.toThrow('the writing thread ended: 3');
  await expect(analyze(engine)).rejects.toThrow('the writing thread ended: 3');
});
