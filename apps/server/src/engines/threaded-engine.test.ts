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

const saved = (measurement: object) => ({
  name: 'Sign in',
  detail: 'concise' as const,
  result: JSON.stringify({
    prompt: '',
    elements: [],
    colorPalette: [],
    layout: '',
    spacing: '',
    typography: '',
    measurement,
  }),
});

test('writes the guide of a saved project, and of none that claims more than can be measured', async () => {
  const engine = createThreadedEngine('1');
  expect(await engine.guide(saved(SIGN_IN_PAGE))).toBe(await createLocalEngine('1').guide(saved(SIGN_IN_PAGE)));
  const texts = Array.from({ length: 10_001 }, () => SIGN_IN_PAGE.texts[0]!);
  expect(await engine.guide(saved({ ...SIGN_IN_PAGE, texts }))).toBe('This project was saved without an analysis.');
});

test('what takes too long ends with its thread; what waits behind it gets another, and analyses notice nothing', async () => {
  // Hangs on a chat as a regular expression or a layout of somebody's making could; answers all else.
  const thread = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ kind }) => {
      while (kind === 'chat');
      parentPort.postMessage(kind === 'guide' ? { kind, guide: 'written' } : { kind, analysis: { prompt: 'written' } });
    });`;
  const engine = createThreadedEngine('1', new URL(`data:text/javascript,${encodeURIComponent(thread)}`), 2_000);
  expect(
    await Promise.allSettled([
      engine.chat({ message: '', context: '' }, { signal }),
      engine.guide(saved(SIGN_IN_PAGE)),
      analyze(engine),
    ]),
  ).toEqual([
    { status: 'rejected', reason: new Error('this took longer than 2 s to write') },
    { status: 'fulfilled', value: 'written' },
    { status: 'fulfilled', value: expect.objectContaining({ prompt: 'written' }) },
  ]);
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
