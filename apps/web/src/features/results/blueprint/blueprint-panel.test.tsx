import { renderMeasuredPage } from '@blueprompt/core/code/widths/render-widths-page';
import type { Measurement } from '@blueprompt/core/measurement';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/client/query-client.ts';
import { blueprint as words } from '@/strings/results.ts';
import { BlueprintPanel } from './blueprint-panel.tsx';
import { loadFonts } from './load-fonts.ts';

vi.mock('@blueprompt/core/code/widths/render-widths-page', { spy: true });
vi.mock('./load-fonts.ts', () => ({ loadFonts: vi.fn(async () => []) }));

const page: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [],
  elements: [{ id: 'e1', type: 'card', box: { x: 40, y: 40, width: 400, height: 200 }, confidence: 1 }],
  regions: [],
  palette: [{ hex: '#ffffff', name: 'white', role: 'background', share: 0.9 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
};

let comeNear: () => void;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        seen([{ isIntersecting: false }]);
        comeNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const Panel = () => (
  <BlueprintPanel measurement={page} css={page} name="Home" url={undefined} waiting={false} isEdited />
);

test('the page is made and its fonts are fetched once, and not before the panel comes near the window', async () => {
  const client = createQueryClient();
  const view = (
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>
  );
  const { rerender } = render(view);
  expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(screen.queryByTitle(words.frame)).toBeNull();
  expect(loadFonts).not.toHaveBeenCalled();
  expect(renderMeasuredPage).not.toHaveBeenCalled();

  act(() => comeNear());
  expect(await screen.findByTitle(words.frame)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.copyHtml })).toBeEnabled();
  rerender(view);
  expect(loadFonts).toHaveBeenCalledTimes(1);
  expect(renderMeasuredPage).toHaveBeenCalledTimes(1);
});

test('whoever waits without scrolling gets it too', async () => {
  vi.useFakeTimers();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Panel />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(loadFonts).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(loadFonts).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
