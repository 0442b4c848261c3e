import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HistoryItem } from '@/history/history-item.ts';
import { HistoryRow } from './history-row.tsx';
import { SelectionBar } from './selection-bar.tsx';

const ignore = () => {};
const ITEM: HistoryItem = {
  id: 'a',
  user_id: 'u',
  prompt: 'Shop',
  image_path: '',
  result: null,
  created_at: '2025-01-05',
};
const ACTIONS = {
  selected: false,
  onSelect: ignore,
  onRename: async () => true,
  isOpening: false,
  onEditPages: ignore,
  onDuplicate: ignore,
  onShare: undefined,
};

test.each([
  [
    'several entries',
    (undo: () => void) => (
      <SelectionBar selected={[]} deleting={['a', 'b']} onDelete={ignore} onClear={ignore} onUndo={undo} />
    ),
  ],
  [
    'one entry',
    (undo: () => void) => (
      <HistoryRow item={ITEM} url={undefined} deleting actions={ACTIONS} onDelete={ignore} onUndo={undo} />
    ),
  ],
])('a double click on Delete does not bring %s back: Undo is where Delete was', (_, element) => {
  const undo = vi.fn();
  render(element(undo));
  const button = screen.getByRole('button', { name: /undo/i });
  fireEvent.click(button, { detail: 2 });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  // By the keyboard.
  fireEvent.click(button, { detail: 0 });
  expect(undo).toHaveBeenCalledTimes(2);
});
