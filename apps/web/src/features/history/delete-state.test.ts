import { expect, test } from 'vitest';
import { type DeleteAction, deleteMessage, deleteReducer, nothingDeleting } from './delete-state.ts';

const after = (...actions: DeleteAction[]) => actions.reduce(deleteReducer, nothingDeleting);

test('[HY9] deleting one and deleting all each have an in-progress state', () => {
  expect(after({ type: 'one-started', id: 'a' })).toEqual({ ids: ['a'], all: false });
  expect(after({ type: 'one-started', id: 'a' }, { type: 'one-ended', id: 'a' })).toEqual(nothingDeleting);
  expect(after({ type: 'one-started', id: 'a' }, { type: 'one-undone', id: 'a' })).toEqual(nothingDeleting);
  expect(after({ type: 'all-started' })).toEqual({ ids: [], all: true });
  expect(after({ type: 'all-started' }, { type: 'all-ended' })).toEqual(nothingDeleting);
});

test('[HY11] the words after deleting one', () => {
  expect(deleteMessage('one', true)).toBe('Prompt deleted successfully!');
  expect(deleteMessage('one', false)).toBe('Failed to delete prompt');
});

test('[HY12] the words after deleting all', () => {
  expect(deleteMessage('all', true)).toBe('All prompts deleted successfully!');
  expect(deleteMessage('all', false)).toBe('Failed to delete all prompts');
});
