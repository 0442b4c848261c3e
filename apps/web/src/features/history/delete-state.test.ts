import { expect, test } from 'vitest';
import { type DeleteAction, deleteMessage, deleteReducer, nothingDeleting } from './delete-state.ts';

const after = (...actions: DeleteAction[]) => actions.reduce(deleteReducer, nothingDeleting);

test('[HY9] deleting one and deleting all each have an in-progress state', () => {
  expect(after({ type: 'started', ids: ['a'] })).toEqual({ ids: ['a'], all: false });
  expect(after({ type: 'started', ids: ['a'] }, { type: 'ended', ids: ['a'] })).toEqual(nothingDeleting);
  expect(after({ type: 'started', ids: ['a', 'b'] }, { type: 'undone', ids: ['a'] })).toEqual({
    ids: ['b'],
    all: false,
  });
  expect(after({ type: 'all-started' })).toEqual({ ids: [], all: true });
  expect(after({ type: 'all-started' }, { type: 'all-ended' })).toEqual(nothingDeleting);
});

test('[HY11] the words after deleting one', () => {
  expect(deleteMessage(1, true)).toBe('Prompt deleted successfully!');
  expect(deleteMessage(1, false)).toBe('Failed to delete prompt');
});

test('[HY12] the words after deleting all', () => {
  expect(deleteMessage('all', true)).toBe('All prompts deleted successfully!');
  expect(deleteMessage('all', false)).toBe('Failed to delete all prompts');
});

test('the words after deleting several', () => {
  expect(deleteMessage(3, true)).toBe('3 prompts deleted.');
  expect(deleteMessage(3, false)).toBe('3 prompts could not be deleted. Try again.');
});
