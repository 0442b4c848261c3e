import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Toast, takeToasts } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { createNetwork } from '@/testing/stand-in-network.ts';
import { useEditPages } from './use-edit-pages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
const item: HistoryItem = {
  id: 'h1',
  user_id: 'u1',
  prompt: 'Shop',
  image_path: 'u1/1-0-home.png',
  result: analysis,
  created_at: '2026-01-01T00:00:00Z',
};

const Edit = () => {
  const { onEditPages } = useEditPages('u1')(item, () => 'Shop copy');
  return (
    <button type="button" onClick={onEditPages}>
      Edit
    </button>
  );
};

/** The worker that opens pictures, whose script does not load: that is an event without a message. */
const loadNoWorker = () =>
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: (event: object) => void;
      postMessage() {
        this.onerror?.({});
      }
      terminate() {}
    },
  );

test.each([
  [
    'the app cannot load what opens them',
    200,
    'The screenshots could not be opened. Check your connection, then try again.',
  ],
  [
    'the server does not hand them out',
    500,
    'The screenshots of this analysis could not be loaded. Try again, or upload them.',
  ],
])('says why the screenshots of a saved project do not open: %s', async (_, status, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadNoWorker();
  const stored = () => new Response('picture', { status, headers: { 'Content-Type': 'image/png' } });
  const network = createNetwork({ 'GET /storage/v1/object/screenshots/u1/1-0-home.png': stored });
  const shown: Toast[] = [];
  const stop = takeToasts((toast) => shown.push(toast));
  renderApp(network, [{ path: '/', element: <Edit /> }], '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(shown.map(({ title }) => title)).toEqual([message]));
  stop();
});
