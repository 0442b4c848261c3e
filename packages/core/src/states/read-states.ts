import type { PageState } from '../analysis.ts';
import { toneOf } from '../color/page-tone.ts';
import type { Measurement } from '../measurement.ts';
import { createNamer, toTokenName } from '../text/token-name.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { findStateChanges } from './find-state-changes.ts';
import { widthOfState } from './same-state.ts';
import type { StateChanges, ThemeToken } from './state-changes.ts';

/** Another state of a page with what it changes, as guide, code and preview tell it. */
export type ReadState = {
  /** What people call it. */
  title: string;
  /** What code calls it. */
  name: string;
  /** Which of the page's widths it was taken at, and both in CSS pixels. */
  width: number;
  page: Measurement;
  state: Measurement;
  changes: StateChanges;
  /** The first theme of a page is written as values of its own; any other is a state like others. */
  theme?: { tokens: ThemeToken[]; tone?: 'dark' | 'light' | undefined } | undefined;
  /** What is set on `<html>` to show it. */
  attribute: { name: 'data-state' | 'data-theme'; value: string };
};

/** What the states of a page are called in code, in their order: distinct words of letters, digits and hyphens. */
export const nameStates = (states: readonly { name: string }[]): string[] => {
  const distinct = createNamer();
  return states.map(({ name }) => distinct(toTokenName(name, 'state')));
};

/** Reads the other states of a page that was measured at these widths. */
export function readStates(widths: readonly Measurement[], states: readonly PageState[]): ReadState[] {
  const css = widths.map(toCssPixels);
  const names = nameStates(states);
  let hasTheme = false;
  return states.map(({ name: title, measurement }, at) => {
    const width = widthOfState(widths, measurement);
    const [page, state, name] = [css[width]!, toCssPixels(measurement), names[at]!];
    const changes = findStateChanges(page, state);
    const tokens = hasTheme ? undefined : changes.theme;
    hasTheme ||= tokens !== undefined;
    // One of the other tone is what a system asks for by itself.
    const tone = toneOf(state) === toneOf(page) ? undefined : toneOf(state);
    return {
      title,
      name,
      width,
      page,
      state,
      changes,
      theme: tokens && { tokens, tone },
      attribute: tokens ? { name: 'data-theme', value: tone ?? name } : { name: 'data-state', value: name },
    };
  });
}
