import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { RowMenu } from './row-menu.tsx';

const ignore = () => {};
const row = (isOpening: boolean) => (
  <RowMenu
    name="Shop"
    opener={{ ref: createRef<HTMLButtonElement>(), onClick: ignore }}
    className=""
    isOpening={isOpening}
    onEditPages={ignore}
    onDuplicate={ignore}
    onShare={undefined}
  />
);

test('while screenshots load the menu stays shut and all other keys are the browser’s', () => {
  render(row(true));
  const button = screen.getByRole('button', { name: 'More actions for Shop' });
  // False where the event was prevented.
  const passes = (key: string) => fireEvent.keyDown(button, { key });
  expect(['Enter', ' ', 'ArrowDown'].map(passes)).toEqual([false, false, false]);
  expect(['F5', 'r', 'Tab', 'Escape', 'PageDown'].map(passes)).toEqual([true, true, true, true, true]);
});

test('the loading is announced by a status that was there before, and the button keeps its name', () => {
  const { rerender } = render(row(false));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(row(true));
  expect(status).toHaveTextContent('Loading the screenshots of Shop');
  expect(screen.getByRole('button', { name: 'More actions for Shop' })).not.toHaveAttribute('aria-busy');
});
