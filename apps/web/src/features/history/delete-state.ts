import { history } from '@/strings/history.ts';

/** How long a deleted entry can be called back before it is really removed. */
export const UNDO_MS = 3_500;

/** What is being removed right now: single entries by id, or everything (HY9). */
type DeleteState = { ids: readonly string[]; all: boolean };
export const nothingDeleting: DeleteState = { ids: [], all: false };

export type DeleteAction =
  | { type: 'one-started' | 'one-undone' | 'one-ended'; id: string }
  | { type: 'all-started' | 'all-ended' };

export const deleteReducer = (state: DeleteState, action: DeleteAction): DeleteState => {
  switch (action.type) {
    case 'one-started':
      return { ...state, ids: [...state.ids, action.id] };
    case 'one-undone':
    case 'one-ended':
      return { ...state, ids: state.ids.filter((id) => id !== action.id) };
    case 'all-started':
      return { ...state, all: true };
    case 'all-ended':
      return { ...state, all: false };
  }
};

/** The words after a deletion (HY11, HY12). */
export const deleteMessage = (what: 'one' | 'all', ok: boolean): string =>
  what === 'one'
    ? ok
      ? history.deletedOne
      : history.deleteOneFailed
    : ok
      ? history.deletedAll
      : history.deleteAllFailed;
