import { save } from '@/strings/results.ts';

export type SaveState = 'idle' | 'saving' | 'saved';
export type SaveOutcome = 'saved' | 'duplicate' | 'failed';

/** A result from history, or one that opened with a name that the user has already saved, starts as saved (RE8, RE9). */
export const firstSaveState = (facts: { fromHistory: boolean; openedTaken: boolean }): SaveState =>
  facts.fromHistory || facts.openedTaken ? 'saved' : 'idle';

/** Where a finished attempt leads: nothing is called saved that is not in the history. */
export const afterSave = (outcome: SaveOutcome): SaveState => (outcome === 'saved' ? 'saved' : 'idle');

export const isSaveDisabled = (state: SaveState): boolean => state !== 'idle';

export const SAVE_LABEL: Record<SaveState, string> = { idle: save.idle, saving: save.saving, saved: save.saved };

export const SAVE_MESSAGE: Record<SaveOutcome, string> = {
  saved: save.success,
  duplicate: save.duplicate,
  failed: save.failed,
};
