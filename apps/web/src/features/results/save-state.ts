import { save } from '@/strings/results.ts';

export type SaveState = 'idle' | 'saving' | 'saved';
export type SaveOutcome = 'saved' | 'duplicate' | 'failed';

/** A result from history, or a name that the user has already saved, needs no saving (RE8, RE9). */
export const firstSaveState = (facts: { fromHistory: boolean; nameExists: boolean }): SaveState =>
  facts.fromHistory || facts.nameExists ? 'saved' : 'idle';

/** Where a finished attempt leads; only a failure may be tried again. */
export const afterSave = (outcome: SaveOutcome): SaveState => (outcome === 'failed' ? 'idle' : 'saved');

export const isSaveDisabled = (state: SaveState): boolean => state !== 'idle';

export const SAVE_LABEL: Record<SaveState, string> = { idle: save.idle, saving: save.saving, saved: save.saved };

export const SAVE_MESSAGE: Record<SaveOutcome, string> = {
  saved: save.success,
  duplicate: save.duplicate,
  failed: save.failed,
};
