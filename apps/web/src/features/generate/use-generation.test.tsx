import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { useGeneration } from './use-generation.ts';

const analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
const request: ProjectRequest = {
  uiType: 'webapp',
  promptName: 'Shop',
  items: [{ id: 'item-1', name: 'Home', imageIndex: 0 }],
  images: [{ id: 'image-1', name: 'home.png', blob: new Blob(['picture']), width: 1440, height: 900 }],
};

test('who cancels while the result is being kept is back at once, and is told to the one who keeps it', async () => {
  storeSession();
  const network = createNetwork({
    'POST /functions/v1/analyze-ui': () => json({ ...analysis, prompt: 'Build it.' }),
    'POST /functions/v1/validate-ui-image': () => json({ isValid: true, message: '' }),
    'GET /rest/v1/subscriptions': () => json({ is_subscribed: true, subscription_end: null }),
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => network.fetch(new URL(path, 'http://app.test'), init));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const kept = Promise.withResolvers<AbortSignal>();
  const ended: unknown[] = [];
  const Probe = () => {
    const { progress, generate, cancel } = useGeneration();
    const run = () =>
      generate(request, async (_, signal) => {
        kept.resolve(signal);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
      }).catch((error: unknown) => ended.push(error));
    return (
      <button type="button" onClick={progress ? cancel : () => void run()}>
        {progress ? 'Cancel' : 'Generate'}
      </button>
    );
  };
  renderApp(network, [{ path: '/', Component: Probe }], '/');
  fireEvent.click(await screen.findByText('Generate'));
  const signal = await kept.promise;
  fireEvent.click(screen.getByText('Cancel'));
  expect(screen.getByText('Generate')).toBeVisible();
  expect(signal.aborted).toBe(true);
  await vi.waitFor(() => expect(ended).toMatchObject([{ name: 'AbortError' }]));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
