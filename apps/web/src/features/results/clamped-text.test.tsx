import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClampedText } from './clamped-text.tsx';

const TEXT = 'sans: Inter; body 16px, line height 1.5; heading 30px 700. '.repeat(4);
let resized: () => void = () => undefined;

/** What the browser would say of a text of so many lines in a box of three. */
const layOut = (lines: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 20);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(lines, 3) * 20);
};

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      // As a browser does: the first size is told at once.
      observe = () => resized();
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('more is offered only where there is more, however long the text is', () => {
  layOut(2);
  render(<ClampedText text={TEXT} />);
  expect(screen.queryByRole('button')).toBeNull();
  layOut(5);
  act(() => resized());
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
});

test('another text is looked at anew, though the box stays as high as it was', () => {
  layOut(3);
  const { rerender } = render(<ClampedText text={TEXT} />);
  expect(screen.queryByRole('button')).toBeNull();
  layOut(5);
  rerender(<ClampedText text={`${TEXT} and more`} />);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});
