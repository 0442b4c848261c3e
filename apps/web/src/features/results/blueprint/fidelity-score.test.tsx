import type { Fidelity } from '@blueprompt/core/fidelity/fidelity';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FidelityScore } from './fidelity-score.tsx';

const part = { score: 90, why: '' };
const fidelity = { overall: 90, text: part, position: part, color: part, structure: part } as Fidelity;

const show = (hasOwnFonts: boolean, isLoading = false) => {
  let retries = 0;
  render(
    <FidelityScore
      score={{ state: 'scored', fidelity, hasOwnFonts }}
      fonts={{ isLoading, retry: () => (retries += 1) }}
      isOfWidest={false}
      isOfDefault={false}
      hasPictures={false}
    />,
  );
  return () => retries;
};

test('a score in stand-in fonts says so, and the fonts can be asked for once more', () => {
  const retries = show(false);
  expect(screen.getByRole('status')).toHaveTextContent('This score is too low');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries()).toBe(1);
});

test('a part with nothing to compare has no figure', () => {
  render(
    <FidelityScore
      score={{
        state: 'scored',
        fidelity: { ...fidelity, text: { score: 100, why: 'The screenshot has no text.', nothing: true } },
        hasOwnFonts: true,
      }}
      fonts={{ isLoading: false, retry: () => undefined }}
      isOfWidest={false}
      isOfDefault={false}
      hasPictures={false}
    />,
  );
  expect(screen.queryByText('100.0')).toBeNull();
  expect(screen.getByText('–')).toBeVisible();
});

test('while the fonts are asked for they are not asked for again; with them nothing is said', () => {
  show(false, true);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  document.body.replaceChildren();
  show(true);
  expect(screen.queryByRole('status')).toBeNull();
});
