import type { Engine } from '@blueprompt/core/analysis';
import { failedOutcome } from '@blueprompt/core/engine-answer/fallback-analysis';
import type { Project } from '@blueprompt/core/project';
import { SCREENSHOT_REFUSALS } from '@blueprompt/core/spec/screenshot-refusals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadDeviceChoice, saveDeviceChoice } from '@/engine/device-choice.ts';
import { results } from '@/strings/results.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { FailedPages } from './failed-pages.tsx';

const analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
const project: Project = {
  name: 'Shop',
  uiType: 'webapp',
  homePage: 0,
  outcomes: [
    { name: 'Home', analysis, imageIndex: 0, success: true },
    failedOutcome('Cart', 1, 'Failed to analyze image: Out of luck'),
    failedOutcome('Checkout', 2),
  ],
};

afterEach(() => vi.unstubAllGlobals());

const open = (analyze: Answer, shown = project, isSaved = true) => {
  storeSession();
  const network = createNetwork({
    'POST /functions/v1/analyze-ui': analyze,
    'POST /functions/v1/validate-ui-image': () => json({ isValid: true, message: '' }),
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: true, subscription_end: null }),
  });
  // The analysis is fetched beside the client, by an address without a host.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => network.fetch(new URL(path, 'http://app.test'), init));
  const retried: Project[] = [];
  const pictureOf = async () => new Blob(['picture']);
  const onRetried = (next: Project) => retried.push(next);
  const element = <FailedPages project={shown} isSaved={isSaved} pictureOf={pictureOf} onRetried={onRetried} />;
  return { ...renderApp(network, [{ path: '/', element }], '/'), retried };
};

test('[GE10] every failed page is named with its reason', async () => {
  open(() => json({}));
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('2 of 3 pages could not be analysed. The guide has a placeholder for each.');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cart: Failed to analyze image: Out of luckTry again',
    'Checkout: Failed to analyze imageTry again',
  ]);
});

test.each([
  [SCREENSHOT_REFUSALS.nothingToBuild, true],
  [SCREENSHOT_REFUSALS.unsupportedFormat('bmp'), true],
  [SCREENSHOT_REFUSALS.tooManyPixels(41), false],
  [SCREENSHOT_REFUSALS.tooLong(52_000), false],
])(
  'a screenshot that fails however often it is measured is not tried again: another one has to be chosen (%s, saved: %s)',
  async (refusal, isSaved) => {
    const blank = failedOutcome('Cart', 1, `Failed to analyze image: ${refusal}`);
    open(() => json({}), { ...project, outcomes: project.outcomes.with(1, blank) }, isSaved);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      isSaved ? /another screenshot, open History/ : /another screenshot, save this result, then open History/,
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Try again: Checkout',
    ]);
  },
);

test('a page that succeeds takes its place, the others stay', async () => {
  const { retried } = open(() => json({ ...analysis, prompt: 'Build it.' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Checkout' }));
  await waitFor(() => expect(retried).toHaveLength(1));
  expect(retried[0]?.outcomes.map(({ name, success }) => [name, success])).toEqual([
    ['Home', true],
    ['Cart', false],
    ['Checkout', true],
  ]);
});

test('a page that fails again says why, beside its own button', async () => {
  open(() => json({ error: 'Still no luck', code: 'internal' }, 500));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Checkout' }));
  expect(screen.getByRole('button', { name: 'Try again: Cart' })).toBeDisabled();
  expect(await screen.findByText(/Still no luck/)).toBeVisible();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Checkout: Failed to analyze image: Still no luck');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again: Cart' })).toBeEnabled());
});

test('whoever leaves is not brought back by an attempt that succeeds later', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const { retried, unmount } = open(() => {
    asked.resolve();
    return answer.promise;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Cart' }));
  await asked.promise;
  unmount();
  const response = json({ ...analysis, prompt: 'Build it.' });
  answer.resolve(response);
  await waitFor(() => expect(response.bodyUsed).toBe(true));
  // Nothing tells that nothing comes of it; what would come takes a few turns.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(retried).toEqual([]);
});

const measuredBy = (engine: Engine): Project => {
  const home = { ...analysis, engine };
  return { ...project, outcomes: project.outcomes.with(0, { ...project.outcomes[0]!, analysis: home }) };
};

test('a page of a project that the server measured is tried there, whatever this browser measures', async () => {
  // All that a browser needs to measure: `loadDeviceChoice` answers for one that cannot that it does not.
  for (const name of ['Worker', 'OffscreenCanvas', 'caches', 'WebAssembly', 'isSecureContext'])
    vi.stubGlobal(name, true);
  saveDeviceChoice(localStorage, true);
  expect(loadDeviceChoice(localStorage)).toBe(true);
  const { retried } = open(
    () => json({ ...analysis, prompt: 'Build it.' }),
    measuredBy({ kind: 'local', name: 'Local engine' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Cart' }));
  await waitFor(() => expect(retried).toHaveLength(1));
});

test('a page of a project that was measured in a browser is not sent to the server unasked', async () => {
  let sent = 0;
  open(
    () => {
      sent += 1;
      return json({ ...analysis, prompt: 'Build it.' });
    },
    measuredBy({ kind: 'local', name: 'Local engine', onDevice: true }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Cart' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again: Cart' })).toBeEnabled());
  expect(sent).toBe(0);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(results.retryOnServer);
});
