import { failedOutcome } from '@blueprompt/core/engine-answer/fallback-analysis';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnalysisCard } from './analysis-card.tsx';

test('[GE10] [GE12] a page that failed shows its stand-in colours as such, and does not say that it has no elements', () => {
  const page = failedOutcome('Cart', 0, 'Failed to analyze image: Out of luck');
  render(
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
    />,
  );
  expect(screen.getByRole('region', { name: 'Color Palette' })).toHaveTextContent(
    'Placeholder colours. This page was not measured.',
  );
  expect(screen.getByRole('region', { name: 'Detected Elements' })).toHaveTextContent(
    'Not measured: this page could not be analysed.',
  );
});
