import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';

/** The way of a new token: its name is written, it is being made, it is shown this once. */
type NewTokenState =
  | { state: 'writing'; name: string; problem?: string }
  | { state: 'creating'; name: string }
  | { state: 'shown'; name: string; token: string };

export const noNewToken: NewTokenState = { state: 'writing', name: '' };

export type NewTokenAction =
  | { type: 'typed'; name: string }
  | { type: 'submitted' }
  | { type: 'made'; name: string; token: string }
  | { type: 'refused'; problem: string }
  | { type: 'put-away' };

/** A token that is shown stays until it is put away; nothing else may lose it. */
export const newTokenReducer = (state: NewTokenState, action: NewTokenAction): NewTokenState => {
  switch (action.type) {
    case 'typed':
      return state.state === 'writing' ? { state: 'writing', name: action.name } : state;
    case 'submitted':
      if (state.state !== 'writing') return state;
      return state.name.trim()
        ? { state: 'creating', name: state.name.trim() }
        : { ...state, problem: SETTINGS_STRINGS.tokens.nameMissing };
    case 'made':
      return { state: 'shown', name: action.name, token: action.token };
    case 'refused':
      return { state: 'writing', name: state.name, problem: action.problem };
    case 'put-away':
      return noNewToken;
  }
};
