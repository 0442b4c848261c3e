import { toneOf } from '@blueprompt/core/color/page-tone';
import type { Measurement } from '@blueprompt/core/measurement';
import type { ReadState } from '@blueprompt/core/states/read-states';

/** Puts a blueprint into one of its states, or into that of its own screenshot, whatever theme the system asks for. */
export const showState = (
  { contentDocument }: Pick<HTMLIFrameElement, 'contentDocument'>,
  page: Measurement,
  state: ReadState | undefined,
): void => {
  const root = contentDocument?.documentElement;
  if (!root) return;
  root.removeAttribute('data-state');
  root.setAttribute('data-theme', toneOf(page));
  if (state) root.setAttribute(state.attribute.name, state.attribute.value);
};
