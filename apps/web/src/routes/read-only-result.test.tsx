import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { writePrompt } from '@blueprompt/core/write/write-prompt';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/client/query-client.ts';
import { createSampleProject } from '@/features/sample/sample-project.ts';
import { prompt as words } from '@/strings/results.ts';
import { ReadOnlyResult } from './read-only-result.tsx';

vi.mock('@blueprompt/core/guide/write-guide', { spy: true });
vi.mock('@blueprompt/core/write/write-prompt', { spy: true });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const lengths = () => vi.mocked(writeGuide).mock.calls.map(([, { detail }]) => detail);

test('only the guide that is shown is written: in full at first, in short once that is asked for', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReadOnlyResult project={createSampleProject()} lead="" own="Your own" urlOf={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('region', { name: words.box })).toHaveTextContent('Sample project');
  expect(lengths()).toEqual(['full']);
  fireEvent.click(screen.getByRole('radio', { name: words.concise }));
  expect(lengths()).toEqual(['full', 'concise']);
  fireEvent.click(screen.getByRole('radio', { name: words.full }));
  expect(lengths()).toEqual(['full', 'concise']);
  // The words of a page by itself stand nowhere.
  expect(writePrompt).not.toHaveBeenCalled();
});
