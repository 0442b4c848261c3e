import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Compared } from './compared.tsx';

const compared = (score: number) => (
  <Compared comparison={{ score, differences: [] }} reference={undefined} build={undefined}>
    {null}
  </Compared>
);

test('a build in which almost nothing of the original was found is said to look like a different page', () => {
  const view = render(compared(9.9));
  expect(screen.getByText(/looks like a different page/)).toBeVisible();
  view.rerender(compared(10));
  expect(screen.queryByText(/looks like a different page/)).toBeNull();
});
