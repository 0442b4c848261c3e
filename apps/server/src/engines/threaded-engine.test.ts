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

test('says the same as the engine it carries to agents and about a model’s words', async () => {
  const [threaded, plain] = [createThreadedEngine('1'), createLocalEngine('1')];
  const build = { ...SIGN_IN_PAGE, texts: SIGN_IN_PAGE.texts.slice(1) };
  const call = { tool: 'compare_screenshots', input: { limit: 20 }, measurements: [SIGN_IN_PAGE, build] };
  const told = await threaded.agent(call, { signal });
  expect([told, told.includes('Missing')]).toEqual([await plain.agent(call, { signal }), true]);
  const nowhere = { tool: 'get_element_facts', input: { id: 'none' }, measurements: [SIGN_IN_PAGE] };
  await expect(threaded.agent(nowhere, { signal })).rejects.toThrow(/^Nothing on this page has the id none\.$/);
  const own = await analyze(plain);
  const input = { answer: own, own, measurement: SIGN_IN_PAGE };
  const { measurement: _, ...reconciled } = (await plain.reconcile(input, { signal }))!;
  expect(await threaded.reconcile(input, { signal })).toEqual(reconciled);
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
  expect(await engine.guide(saved(SIGN_IN_PAGE), { signal })).toBe(
    await createLocalEngine('1').guide(saved(SIGN_IN_PAGE), { signal }),
  );
  const texts = Array.from({ length: 10_001 }, () => SIGN_IN_PAGE.texts[0]!);
  expect(await engine.guide(saved({ ...SIGN_IN_PAGE, texts }), { signal })).toBe(
    'This project was saved without an analysis.',
  );
});

/** Hangs on a chat as a regular expression or a layout of somebody's making could; answers all else, and says how often. */
const HANGS_ON_CHAT = `import { parentPort } from 'node:worker_threads';
  let guides = 0;
  parentPort.postMessage('ready');
  parentPort.on('message', ({ kind, input }) => {
    while (kind === 'chat' || input?.name === 'Hang');
    const reply = kind === 'guide' ? { guide: 'guide ' + ++guides } : { analysis: { prompt: 'written' } };
    parentPort.postMessage({ kind, ...reply });
  });`;
const threadOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

test('what takes too long ends with its thread; what waits behind it gets another, and other kinds notice nothing', async () => {
  const engine = createThreadedEngine('1', threadOf(HANGS_ON_CHAT), 2_000);
  const settled: string[] = [];
  const note = <T>(name: string, work: Promise<T>): Promise<T> => work.finally(() => settled.push(name));
  const chat = () => engine.chat({ message: '', context: '' }, { signal });
  const outcomes = await Promise.allSettled([
    note('chat', chat()),
    note('guide', engine.guide(saved(SIGN_IN_PAGE), { signal })),
    note('analysis', analyze(engine)),
    note('hanging guide', engine.guide({ ...saved(SIGN_IN_PAGE), name: 'Hang' }, { signal })),
    note('next guide', engine.guide(saved(SIGN_IN_PAGE), { signal })),
  ]);
  const tooLong = { status: 'rejected', reason: new Error('this took longer than 2 s to write') };
  expect(outcomes).toEqual([
    tooLong,
    { status: 'fulfilled', value: 'guide 1' },
    { status: 'fulfilled', value: expect.objectContaining({ prompt: 'written' }) },
    tooLong,
    { status: 'fulfilled', value: 'guide 1' },
  ]);
  expect(settled.indexOf('guide')).toBeLessThan(settled.indexOf('chat'));
});

/** Gives up the processor but not the thread, as one does that is not given any by a busy machine. */
const WAITS = `import { parentPort } from 'node:worker_threads';
  parentPort.postMessage('ready');
  parentPort.on('message', ({ kind, input }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, input.name === 'Hang' ? undefined : 1_500);
    parentPort.postMessage({ kind, guide: 'late' });
  });`;

test('what waits for a busy machine is late, and given up only after several times its limit', async () => {
  const engine = createThreadedEngine('1', threadOf(WAITS), 1_000);
  expect(await engine.guide(saved(SIGN_IN_PAGE), { signal })).toBe('late');
  const hanging = engine.guide({ ...saved(SIGN_IN_PAGE), name: 'Hang' }, { signal });
  await expect(hanging).rejects.toThrow('this took longer than 1 s to write');
});

test('the time that a thread takes to load is not counted against its work', async () => {
  const slow = `await new Promise((resolve) => setTimeout(resolve, 1_500)); ${HANGS_ON_CHAT.replace('import { parentPort } from', 'const { parentPort } = await import(').replace("'node:worker_threads';", "'node:worker_threads');")}`;
  const engine = createThreadedEngine('1', threadOf(slow), 1_000);
  expect(await engine.guide(saved(SIGN_IN_PAGE), { signal })).toBe('guide 1');
});

test('who has left while waiting is passed over', async () => {
  const engine = createThreadedEngine('1', threadOf(HANGS_ON_CHAT), 5_000);
  const gone = new AbortController();
  const first = engine.guide(saved(SIGN_IN_PAGE), { signal });
  const leaving = engine.guide(saved(SIGN_IN_PAGE), { signal: gone.signal });
  const last = engine.guide(saved(SIGN_IN_PAGE), { signal });
  gone.abort(new Error('gone'));
  await expect(leaving).rejects.toThrow('gone');
  expect([await first, await last]).toEqual(['guide 1', 'guide 2']);
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
