import type { PageOutcome } from '@blueprompt/core/analysis';
import { failedOutcome } from '@blueprompt/core/engine-answer/fallback-analysis';
import type { Measurement } from '@blueprompt/core/measurement';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/client/query-client.ts';
import { AnalysisCard } from './analysis-card.tsx';

const show = (page: PageOutcome) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnalysisCard
        project={{ name: 'Shop', uiType: 'webapp', homePage: 0, outcomes: [page] }}
        page={page}
        urlOf={() => undefined}
        waiting={false}
        prompt=""
        guide=""
        pageIndex={0}
        detail="full"
        scope="all"
        onDetail={() => {}}
        onScope={() => {}}
        spot={undefined}
        pictureOf={async () => undefined}
      />
    </QueryClientProvider>,
  );

test('[GE10] [GE12] a page that failed shows its stand-in colours as such, and does not say that it has no elements', () => {
  const page = failedOutcome('Cart', 0, 'Failed to analyze image: Out of luck');
  show(page);
  expect(screen.getByRole('region', { name: 'Color Palette' })).toHaveTextContent(
    'Placeholder colours. The screenshot was not measured.',
  );
  expect(screen.getByRole('region', { name: 'Detected Elements' })).toHaveTextContent(
    'Not measured: the screenshot could not be analysed.',
  );
});

test('a photo that was measured all the same is called one beside its facts, an interface is not', () => {
  const outcome = (share: number): PageOutcome => {
    const measurement: Measurement = {
      version: 1,
      image: { width: 400, height: 300, scale: 1 },
      texts: [],
      elements: ['a', 'b', 'c'].map((id, at) => ({
        id,
        type: 'card',
        box: { x: 100 * at, y: 0, width: 80, height: 80 },
        confidence: 0.9,
      })),
      regions: [],
      palette: [{ hex: '#335577', name: 'dark blue', role: 'background', share }],
      spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
      typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
      radii: [],
    };
    const { analysis } = failedOutcome('Beach', 0, '');
    return { name: 'Beach', imageIndex: 0, success: true, analysis: { ...analysis, measurement } };
  };
  const { unmount } = show(outcome(0.05));
  expect(screen.getByRole('note')).toHaveTextContent('This looks like a photo');
  unmount();
  show(outcome(0.9));
  expect(screen.queryByRole('note')).toBeNull();
});
