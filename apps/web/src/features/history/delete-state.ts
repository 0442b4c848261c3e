import { history } from '@/strings/history.ts';

/** How long a deleted entry can be called back before it is really removed. */
export const UNDO_MS = 8_000;

/** What is being removed right now: single entries by id, or everything (HY9). */
type DeleteState = { ids: readonly string[]; all: boolean };
export const nothingDeleting: DeleteState = { ids: [], all: false };

export type DeleteAction =
  | { type: 'started' | 'undone' | 'ended'; ids: readonly string[] }
  | { type: 'all-started' | 'all-ended' };

export const deleteReducer = (state: DeleteState, action: DeleteAction): DeleteState => {
  switch (action.type) {
    case 'started':
      return { ...state, ids: [...state.ids, ...action.ids] };
    case 'undone':
    case 'ended':
      return { ...state, ids: state.ids.filter((id) => !action.ids.includes(id)) };
    case 'all-started':
      return { ...state, all: true };
    case 'all-ended':
      return { ...state, all: false };
  }
};

/** The words after a deletion of so many, or of all (HY11, HY12). */
export const deleteMessage = (what: number | 'all', ok: boolean): string => {
  if (what === 'all') return ok ? history.deletedAll : history.deleteAllFailed;
  if (what > 1) return ok ? history.deletedSome(what) : history.deleteSomeFailed(what);
  return ok ? history.deletedOne : history.deleteOneFailed;
};
