import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../../http/logger.ts';
import { drawInterface } from '../../testing/draw-png.ts';
import { type Behaviour, type Provider, startModelServer } from '../../testing/model-server.ts';
import { SIGN_IN_PAGE } from '../../testing/sample-measurement.ts';
import { createLocalEngine } from '../local-engine.ts';
import { createModelEngine } from './model-engine.ts';

const PROVIDERS: Provider[] = ['anthropic', 'openai', 'google', 'openai-compatible'];
const IMAGE = drawInterface(0x2563eb);
const ANSWER = {
  prompt: `The sign-in page of a small product. The heading says "Welcome Back". One primary button "Sign In" in #2563eb. ${'It stays calm and gives the form room. '.repeat(12)}`,
  elements: [{ type: 'button', count: 9, details: 'The primary action of the form, #2563eb.' }],
  colorPalette: [{ name: 'Action blue', hex: '2563EB' }],
  layout: 'One centred column of 320px.',
  spacing: 'Steps of 4px with gaps of 20px.',
  typography: 'Sans serif, 32px heading, 16px body.',
};
const SAID: Behaviour = { say: JSON.stringify(ANSWER) };

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

const start = async (provider: Provider, behaviours: Behaviour[], timeoutMs = 30_000) => {
  const server = await startModelServer(provider, behaviours);
  close = server.close;
  const lines: string[] = [];
  const log = createLog({ level: 'debug', format: 'json' });
  log.warn = ((...facts: unknown[]) => lines.push(JSON.stringify(facts))) as typeof log.warn;
  const engine = createModelEngine({ ...server.settings, timeoutMs }, createLocalEngine('test'), log);
  const analyze = (signal = new AbortController().signal) =>
    engine.analyze(
      { image: IMAGE, measurement: SIGN_IN_PAGE, request: { uiType: 'webapp', pageName: 'Sign in' } },
      { signal, onStage: () => undefined },
    );
  return { ...server, engine, analyze, lines };
};

describe.each(PROVIDERS)('%s', (provider) => {
  const name = `${provider} test-model`;

  test('gets the picture and the facts, and its words are used over measured values', async () => {
    const { analyze, calls } = await start(provider, [SAID]);
    const analysis = await analyze();
    expect(analysis.engine).toEqual({ kind: 'model', name });
    expect(analysis.prompt).toContain('The sign-in page of a small product.');
    expect(analysis.colorPalette).toContainEqual({ name: 'Action blue', hex: '#2563eb' });
    expect(analysis.elements.find((element) => /button/i.test(element.type))?.count).toBe(1);
    expect(calls[0]!.body).toContain(IMAGE.toString('base64'));
    expect(calls[0]!.body).toContain('measured-facts');
    expect(JSON.stringify(calls[0]!.headers)).toContain('key-that-must-stay-secret');
  });

  test.each<[string, Behaviour[], RegExp]>([
    ['refuses the key', [{ status: 401 }], /refused the API key/],
    ['does not know the model', [{ status: 404 }], /does not know this model/],
    ['speaks nonsense', [{ say: 'I like turtles.' }], /could not be read/],
    ['answers in another shape', [{ say: '{"prompt": 7}' }], /could not be read/],
    [
      'answers something that is no JSON at all',
      [{ status: 200, body: '<html>gateway</html>' }],
      /could not be read|had an error|refused the request|failed/,
    ],
    ['declines the picture', [{ say: '', stop: 'refused' }], /declined this image|could not be read/],
    [
      'invents',
      [
        {
          say: JSON.stringify({
            ...ANSWER,
            prompt: `A #ff00aa page. It says "Buy now". It is 999px wide. ${'It says "Cheap". '.repeat(40)}`,
          }),
        },
      ],
      /values that are not in the screenshot/,
    ],
  ])('%s: the local engine answers and says why', async (_, behaviours, reason) => {
    const { analyze, lines } = await start(provider, behaviours);
    const analysis = await analyze();
    expect(analysis.engine).toEqual({
      kind: 'local',
      name: 'Local engine',
      fallbackReason: expect.stringMatching(reason),
    });
    expect(analysis.engine?.fallbackReason).toMatch(new RegExp(`^${name} `));
    expect(analysis.prompt).toContain('Welcome Back');
    expect(lines.join()).not.toContain('key-that-must-stay-secret');
    expect(JSON.stringify(analysis)).not.toContain('key-that-must-stay-secret');
  });

  test('is asked again after a limit or an error, when it says so', async () => {
    const { analyze, calls } = await start(
      provider,
      [{ status: 429, headers: { 'retry-after': '0' } }, { status: 500 }, SAID],
      20_000,
    );
    expect((await analyze()).engine?.kind).toBe('model');
    expect(calls).toHaveLength(3);
  });

  test('is not waited for longer than the limit', async () => {
    const { analyze, aborted } = await start(provider, [{ hang: true }], 300);
    const started = performance.now();
    expect((await analyze()).engine?.fallbackReason).toBe(`${name} did not answer within 0 s.`);
    expect(performance.now() - started).toBeLessThan(20_000);
    await expect.poll(() => aborted, { timeout: 20_000 }).toEqual([1]);
  });
});

test('a server that is gone is told as such', async () => {
  const { analyze, close: stop } = await start('openai-compatible', [SAID], 60_000);
  await stop();
  expect((await analyze()).engine?.fallbackReason).toBe('openai-compatible test-model could not be reached.');
});

test('a connection that is cut is no answer', async () => {
  const { analyze } = await start('anthropic', [{ cut: true }], 60_000);
  expect((await analyze()).engine).toMatchObject({
    kind: 'local',
    fallbackReason: expect.stringContaining('could not be reached'),
  });
});

test('a caller who goes away ends the call; nothing is written for nobody', async () => {
  const { analyze, aborted, calls } = await start('openai', [{ hang: true }]);
  const gone = new AbortController();
  const analysis = analyze(gone.signal);
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(1);
  gone.abort();
  await expect(analysis).rejects.toThrow();
  await expect.poll(() => aborted, { timeout: 20_000 }).toEqual([1]);
});

const RESULT = JSON.stringify({
  ...writeAnalysis(SIGN_IN_PAGE, { uiType: 'webapp' }),
  measurement: SIGN_IN_PAGE,
  promptName: 'Sign in',
});
const { signal } = new AbortController();

describe.each(PROVIDERS)('chat with %s', (provider) => {
  const engineOf = { kind: 'model', name: `${provider} test-model` };

  test('is grounded in the same facts, may see a picture, and comes word by word', async () => {
    const { engine, calls } = await start(provider, [{ say: 'Use #2563eb for the button.' }]);
    const words: string[] = [];
    const reply = await engine.chat(
      { message: 'Which blue?', context: 'Palette: #2563eb', attachment: { image: IMAGE, measurement: SIGN_IN_PAGE } },
      { signal, onWords: (piece) => words.push(piece) },
    );
    expect(reply).toEqual({ message: 'Use #2563eb for the button.', engine: engineOf });
    expect(words).toEqual(['Use #2563eb f', 'or the button.']);
    expect(calls[0]!.body).toContain('Palette: #2563eb');
    expect(calls[0]!.body).toContain(IMAGE.toString('base64'));
  });

  test('looks measured facts up by itself, and remembers the talk', async () => {
    const { engine, calls } = await start(provider, [
      { lookUp: 'How big is the "Sign In" button?' },
      { say: 'It is a wide button.' },
    ]);
    const turns = [{ question: 'What is this?', answer: 'A sign-in page.', places: [] }];
    const reply = await engine.chat(
      { message: 'Is there a wide one?', context: '', result: RESULT, turns },
      { signal },
    );
    expect(reply).toMatchObject({ message: 'It is a wide button.', engine: engineOf });
    expect(calls).toHaveLength(2);
    expect(calls[0]!.body).toContain('look_up');
    expect(calls[0]!.body).toContain('A sign-in page.');
    expect(calls[1]!.body).toMatch(/The `Sign In` button is \d+ × \d+ px/);
  });

  test('names what it states beyond the facts, and points at the measured part', async () => {
    const { engine } = await start(provider, [{ say: 'The button is #ff00aa and 999 px wide.' }]);
    const reply = await engine.chat(
      { message: 'How big is the "Sign In" button?', context: '', result: RESULT },
      { signal },
    );
    expect(reply.message).toContain('_Not measured: #ff00aa, 999 px._');
    expect(reply.places).toEqual([expect.objectContaining({ page: 0, label: 'Sign In' })]);
  });

  test.each<[string, Behaviour[], RegExp]>([
    ['refuses the request', [{ status: 400 }], /refused the request \(400\)/],
    ['says nothing', [{ say: '' }], /empty answer|could not be read/],
    ['breaks off', [{ cut: true }], /could not be reached|failed/],
  ])('that %s: the facts answer, with their place', async (_, behaviours, reason) => {
    const { engine } = await start(provider, behaviours);
    const reply = await engine.chat(
      { message: 'How big is the "Sign In" button?', context: '', result: RESULT },
      { signal },
    );
    expect(reply.engine).toMatchObject({ kind: 'local', fallbackReason: expect.stringMatching(reason) });
    expect(reply.message).toMatch(/^The `Sign In` button is \d+ × \d+ px/);
    expect(reply.places).toHaveLength(1);
  });
});

test('a change of the guide is made by rule, and asks no model', async () => {
  const { engine, calls } = await start('openai', [{ say: 'no' }]);
  const reply = await engine.chat({ message: 'Make it dark', context: '', result: RESULT }, { signal });
  expect(reply).toMatchObject({ edit: { kind: 'tone', tone: 'dark' }, engine: { kind: 'local' } });
  expect(calls).toEqual([]);
});
