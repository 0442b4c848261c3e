import { type Analysis, AnalysisResult } from '@blueprompt/core/analysis';
import { joinOutcomes, toProject } from '@blueprompt/core/guide/join-outcomes';
import type { Measurement } from '@blueprompt/core/measurement';
import { NARROW, WIDE } from '@blueprompt/core/widths/two-widths.fixture';
import { describe, expect, test } from 'vitest';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { analyzeProject } from './analyze-project.ts';
import type { AnalyzeBody, CallAnswer, GenerationCalls } from './generation-calls.ts';
import { hintOf, toErrorView } from './generation-error.ts';
import { retryPage } from './retry-page.ts';

const analysis: Analysis = {
  prompt: 'Build it.',
  elements: [],
  colorPalette: [],
  layout: 'one column',
  spacing: '8',
  typography: 'sans',
};
const good: CallAnswer = { ok: true, data: analysis };
const bad: CallAnswer = { ok: false, failure: { status: 500, code: 'internal', message: 'Out of luck' } };

const image = (name: string) => ({
  id: name,
  name: `${name}.png`,
  blob: new Blob([name], { type: 'image/png' }),
  width: 1,
  height: 1,
});
const webapp: ProjectRequest = {
  images: [image('a'), image('b')],
  uiType: 'webapp',
  promptName: 'Shop',
  items: [
    { id: 'item-2', name: 'Cart', imageIndex: 1 },
    { id: 'item-1', name: 'Home', imageIndex: 0 },
  ],
  homePage: 1,
  notes: 'Use React.',
};
const landing: ProjectRequest = {
  images: webapp.images,
  uiType: 'landing',
  promptName: 'Site',
  items: [
    { id: 'item-1', name: 'Hero', imageIndex: 0 },
    { id: 'item-2', name: 'Pricing', imageIndex: 1 },
  ],
};

/** Calls that answer from a list, in order, and write down what happened. */
const play = (answers: CallAnswer[], change: Partial<GenerationCalls> = {}) => {
  const log: string[] = [];
  const bodies: AnalyzeBody[] = [];
  const warnings: string[] = [];
  const calls: GenerationCalls = {
    session: async () => ({ userId: 'user-1' }),
    encode: async (blob) => new Blob(['base64 of ', blob]),
    validate: async () => ({ isValid: true, message: '' }),
    analyze: async (body) => {
      log.push(`start ${body.pageName ?? body.sectionName}`);
      bodies.push(body);
      await Promise.resolve();
      log.push(`end ${body.pageName ?? body.sectionName}`);
      return answers.shift() ?? bad;
    },
    hash: async () => 'f0',
    count: async () => ({ ok: false, failure: { status: 500, code: 'internal', message: 'Not counted' } }),
    hasRoomHere: async () => true,
    readHere: async () => ({ state: 'unread' }),
    upload: async () => true,
    discard: async (paths) => void log.push(`discarded ${paths.length}`),
    parse: (data) => data as Analysis | undefined,
    wait: async (ms) => void log.push(`waited ${ms}`),
    now: () => 1_700_000_000_000,
    warn: (message) => void warnings.push(message),
    ...change,
  };
  const hooks = { onActivity: () => {}, onPage: () => {}, signal: new AbortController().signal, onDevice: false };
  return { calls, hooks, log, bodies, warnings };
};

describe('analyzeProject', () => {
  test('[GE7] pages are analysed one at a time, in list order', async () => {
    const { calls, hooks, log } = play([good, good]);
    await analyzeProject(webapp, calls, hooks);
    expect(log).toEqual(['start Cart', 'end Cart', 'start Home', 'end Home']);
  });

  test('[GE8] it takes the files, the type, the name, the sections and, for a web app, home page and notes', async () => {
    const { calls, hooks } = play([good, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(project).toEqual({
      name: 'Shop',
      uiType: 'webapp',
      homePage: 1,
      notes: 'Use React.',
      outcomes: [
        { name: 'Cart', analysis, imageIndex: 1, success: true },
        { name: 'Home', analysis, imageIndex: 0, success: true },
      ],
    });
    const second = play([good, good]);
    const site = await analyzeProject(landing, second.calls, second.hooks);
    expect(site.project).toMatchObject({ uiType: 'landing', homePage: undefined, notes: undefined });
  });

  test('a narrower width is asked for as such, and joins its page or keeps the mark', async () => {
    const items = [
      webapp.items[1]!,
      { id: 'item-2', name: 'Phone', imageIndex: 1, partOf: { pageId: 'item-1', as: 'width' as const } },
    ];
    const images = [
      { ...image('a'), width: 1440 },
      { ...image('b'), width: 390 },
    ];
    const request = { ...webapp, items, images, homePage: 0 };
    const measured = (measurement: Measurement): CallAnswer => ({ ok: true, data: { ...analysis, measurement } });
    const { calls, hooks, bodies } = play([measured(WIDE), measured(NARROW)]);
    const { project } = await analyzeProject(request, calls, hooks);
    expect(bodies.map(({ isPartOfPage }) => isPartOfPage)).toEqual([undefined, true]);
    expect(project.outcomes).toMatchObject([{ name: 'Home', imageIndex: 0, narrowerImages: [1] }]);
    expect(project.outcomes[0]?.analysis.narrower).toEqual([NARROW]);

    const half = play([measured(WIDE), bad, measured(NARROW)]);
    const first = await analyzeProject(request, half.calls, half.hooks);
    expect(first.project.outcomes[1]).toMatchObject({
      name: 'Phone',
      success: false,
      partOf: { as: 'width', imageIndex: 0 },
    });
    const again = await retryPage(first.project, 1, new Blob(), half.calls, half.hooks);
    expect(again.ok && again.project.outcomes).toEqual(project.outcomes);
  });

  test('[GE9] without a session nothing is analysed', async () => {
    const { calls, hooks, log } = play([good], { session: async () => undefined });
    await expect(analyzeProject(webapp, calls, hooks)).rejects.toThrow('User not authenticated');
    expect(log).toEqual([]);
  });

  test('[GE10] [EN13] a failed page gets the fallback and is marked, the others are still analysed', async () => {
    const { calls, hooks } = play([bad, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(project.outcomes.map(({ name, imageIndex, success }) => ({ name, imageIndex, success }))).toEqual([
      { name: 'Cart', imageIndex: 1, success: false },
      { name: 'Home', imageIndex: 0, success: true },
    ]);
    expect(project.outcomes[0]?.analysis.prompt).not.toBe('');
  });

  test('[GE10] a failed page says why, also when the result is stored and opened again', async () => {
    const { calls, hooks } = play([good, bad]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    const stored = JSON.parse(JSON.stringify(joinOutcomes(project)));
    expect(toProject(AnalysisResult.parse(stored)).outcomes.map(({ name, reason }) => [name, reason])).toEqual([
      ['Cart', undefined],
      ['Home', 'Failed to analyze image: Out of luck'],
    ]);
  });

  test('[GE10] a page whose file can no longer be read fails alone', async () => {
    const encode: GenerationCalls['encode'] = async (blob) => {
      if ((await blob.text()) === 'b') throw new DOMException('The file was moved', 'NotReadableError');
      return blob;
    };
    const { calls, hooks } = play([good], { encode });
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(project.outcomes.map(({ name, success, reason }) => [name, success, reason])).toEqual([
      ['Cart', false, 'Failed to analyze image: This screenshot can no longer be read. Upload it again.'],
      ['Home', true, undefined],
    ]);
  });

  test('[GE11] a page whose image is missing gets the fallback and is marked', async () => {
    const { calls, hooks, bodies } = play([good]);
    const items = [webapp.items[1]!, { id: 'item-9', name: 'Lost', imageIndex: 6 }];
    const { project } = await analyzeProject({ ...webapp, items }, calls, hooks);
    expect(project.outcomes[1]).toMatchObject({ name: 'Lost', success: false });
    expect(bodies).toHaveLength(1);
  });

  test('[GE12] the fallback palette has exactly four colours', async () => {
    const { calls, hooks } = play([bad, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(project.outcomes[0]?.analysis.colorPalette).toEqual([
      { name: 'Primary', hex: '#3b82f6' },
      { name: 'Background', hex: '#ffffff' },
      { name: 'Text', hex: '#111827' },
      { name: 'Border', hex: '#e5e7eb' },
    ]);
  });

  test('[GE13] the fallback tells the reader to refer to the uploaded image', async () => {
    const { calls, hooks } = play([bad, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(project.outcomes[0]?.analysis.prompt).toMatch(/refer to the uploaded image/i);
  });

  test('[GE14] every section failed', async () => {
    const { calls, hooks, log } = play([bad, bad]);
    await expect(analyzeProject(landing, calls, hooks)).rejects.toThrow(
      'Failed to analyze any sections. Please try uploading different images or try again in a few moments.',
    );
    await Promise.resolve();
    expect(log.at(-1)).toBe('discarded 2');
  });

  test('[GE15] every page failed', async () => {
    const { calls, hooks } = play([bad, bad]);
    await expect(analyzeProject(webapp, calls, hooks)).rejects.toThrow(
      'Failed to analyze any pages. The AI service might be temporarily overloaded. Please try again in a few moments.',
    );
  });

  test('where the cause is known no service is said to be overloaded', async () => {
    const message = 'There is nothing to build in this screenshot.';
    const failure = { status: 400, code: 'nothing_to_build', message };
    const { calls, hooks } = play([1, 2].map(() => ({ ok: false, failure })));
    const error = await analyzeProject(webapp, calls, hooks).catch((thrown: unknown) => thrown);
    expect(toErrorView(error)).toMatchObject({
      message: 'Failed to analyze any pages.',
      reasons: [`Cart, Home: Failed to analyze image: ${message}`],
    });
  });

  test('a server out of reach is said once, with what to do, and another screenshot is not asked for', async () => {
    const failure = { status: 0, code: 'network', message: 'The server could not be reached. Try again.' };
    const { calls, hooks } = play([1, 2].map(() => ({ ok: false, failure })));
    const error = await analyzeProject(landing, calls, hooks).catch((thrown: unknown) => thrown);
    expect(toErrorView(error)).toMatchObject({ message: 'Failed to analyze any sections.', reasons: [] });
    expect(hintOf(error)).toBe(
      "We couldn't reach the server. Your draft is kept: check your connection and try again.",
    );
    const half = play([{ ok: false, failure }, bad]);
    const mixed = await analyzeProject(landing, half.calls, half.hooks).catch((thrown: unknown) => thrown);
    expect(hintOf(mixed)).toBe('Try uploading a different UI screenshot or refresh and try again.');
  });

  test('another width or state of a section is named as that, however it was called before', async () => {
    const items = [
      { id: 'item-1', name: 'Section 2', imageIndex: 0 },
      { id: 'item-2', name: 'Section 2', imageIndex: 1, partOf: { pageId: 'item-1', as: 'width' as const } },
    ];
    const { calls, hooks } = play([bad, bad]);
    const error = await analyzeProject({ ...landing, items }, calls, hooks).catch((thrown: unknown) => thrown);
    expect(toErrorView(error).reasons).toEqual([
      'Section 2, Another width of Section 2: Failed to analyze image: Out of luck',
    ]);
  });

  test('[GE15] one cause that is not known is enough for the catalogue to speak', async () => {
    const { calls, hooks } = play([
      { ok: false, failure: { status: 400, code: 'empty_image', message: 'Empty' } },
      bad,
    ]);
    await expect(analyzeProject(webapp, calls, hooks)).rejects.toThrow('might be temporarily overloaded');
  });

  test('[GE16] an analysis that returns nothing says so', async () => {
    const { calls, hooks, warnings } = play([{ ok: true, data: undefined }, good]);
    await analyzeProject(webapp, calls, hooks);
    expect(warnings[0]).toContain('No analysis data returned from the server');
  });

  test('[GE17] the failure of a single image carries its message', async () => {
    const { calls, hooks } = play([bad, bad]);
    const error = await analyzeProject(webapp, calls, hooks).catch((thrown: unknown) => thrown);
    expect(toErrorView(error).reasons).toEqual(['Cart, Home: Failed to analyze image: Out of luck']);
  });

  test('[GE19] an error without a message reads Failed to analyze image', () => {
    expect(toErrorView(new Error('')).message).toBe('Failed to analyze image');
    expect(toErrorView('?').message).toBe('Failed to analyze image');
  });

  test.each([
    ['a failed call', async () => undefined],
    ['an invalid verdict', async () => ({ isValid: false, message: 'Looks like a cat' })],
  ])('[FN4] %s of validate-ui-image only warns', async (_, validate) => {
    const { calls, hooks, warnings, bodies } = play([good, good], { validate });
    await analyzeProject(webapp, calls, hooks);
    expect(warnings).toHaveLength(2);
    expect(bodies).toHaveLength(2);
  });

  test('the check of a page that failed is given up', async () => {
    const signals: AbortSignal[] = [];
    const validate: GenerationCalls['validate'] = (_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const { calls, hooks, warnings } = play([bad, bad], { validate });
    await expect(analyzeProject(webapp, calls, hooks)).rejects.toThrow();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
    expect(warnings).toHaveLength(2);
  });

  test('[FN6] [EN17] sections send sectionName, pages send pageName and isFullPage', async () => {
    const pages = play([good, good]);
    await analyzeProject(webapp, pages.calls, pages.hooks);
    const { imageBase64, ...page } = pages.bodies[0]!;
    expect(await imageBase64.text()).toBe('base64 of b');
    expect(page).toEqual({ uiType: 'webapp', pageName: 'Cart', isFullPage: true });
    const sections = play([good, good]);
    await analyzeProject(landing, sections.calls, sections.hooks);
    const { imageBase64: first, ...section } = sections.bodies[0]!;
    expect(await first.text()).toBe('base64 of a');
    expect(section).toEqual({ uiType: 'landing', sectionName: 'Hero' });
  });

  test('a busy server is waited for and the page goes on', async () => {
    const busy: CallAnswer = {
      ok: false,
      failure: { status: 429, code: 'busy', message: 'Busy', retryAfterSeconds: 3 },
    };
    const { calls, hooks, log } = play([busy, good, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    expect(log.slice(0, 5)).toEqual(['start Cart', 'end Cart', 'waited 3000', 'start Cart', 'end Cart']);
    expect(project.outcomes.every((outcome) => outcome.success)).toBe(true);
  });

  test('[EN18] pictures are stored under user id, time, index and file name; one that fails has no path', async () => {
    const { calls, hooks } = play([good, good], { upload: async (path) => !path.includes('b.png') });
    const { imagePaths } = await analyzeProject(webapp, calls, hooks);
    expect(imagePaths[0]).toMatch(/^user-1\/.*1700000000000.*0.*a\.png$/);
    expect(imagePaths[1]).toBe('');
  });

  test('a lost subscription stops everything instead of writing fallbacks', async () => {
    const refused: CallAnswer = {
      ok: false,
      failure: { status: 403, code: 'subscription_required', message: 'Pro only' },
    };
    const { calls, hooks, bodies } = play([refused, good]);
    await expect(analyzeProject(webapp, calls, hooks)).rejects.toMatchObject({ code: 'subscription-required' });
    expect(bodies).toHaveLength(1);
  });

  test('cancelling stops before the next page', async () => {
    const controller = new AbortController();
    const { calls, hooks, bodies } = play([good, good]);
    const run = analyzeProject(webapp, calls, {
      ...hooks,
      signal: controller.signal,
      onPage: () => controller.abort(),
    });
    await expect(run).rejects.toThrow();
    expect(bodies).toHaveLength(1);
  });

  test('a failed page can be tried again in its place', async () => {
    const { calls, hooks } = play([bad, good, good]);
    const { project } = await analyzeProject(webapp, calls, hooks);
    const retried = await retryPage(project, 0, webapp.images[1]!.blob, calls, hooks);
    expect(retried).toEqual({
      ok: true,
      project: {
        ...project,
        outcomes: [
          { name: 'Cart', analysis, imageIndex: 1, success: true },
          { name: 'Home', analysis, imageIndex: 0, success: true },
        ],
      },
    });
  });
});
