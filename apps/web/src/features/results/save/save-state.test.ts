import { expect, test } from 'vitest';
import { afterSave, firstSaveState, isSaveDisabled, SAVE_LABEL, SAVE_MESSAGE } from './save-state.ts';

test('[RE7] the states are idle, saving and saved, and the button works in idle only', () => {
  expect(Object.keys(SAVE_LABEL)).toEqual(['idle', 'saving', 'saved']);
  expect(isSaveDisabled('idle')).toBe(false);
  expect(isSaveDisabled('saving')).toBe(true);
  expect(isSaveDisabled('saved')).toBe(true);
});

test('a history entry or a name that was taken when it opened starts as saved', () => {
  expect(firstSaveState({ fromHistory: true, openedTaken: false })).toBe('saved');
  expect(firstSaveState({ fromHistory: false, openedTaken: true })).toBe('saved');
  expect(firstSaveState({ fromHistory: false, openedTaken: false })).toBe('idle');
});

test('[RE16] a failed save says so, and nothing is called saved that was not', () => {
  expect(SAVE_MESSAGE.failed).toBe('Error: Failed to save prompt to history');
  expect(afterSave('failed')).toBe('idle');
  expect(afterSave('saved')).toBe('saved');
  expect(afterSave('duplicate')).toBe('idle');
});
