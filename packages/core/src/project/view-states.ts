import type { OtherShots } from '../analysis.ts';
import type { PageFont } from '../code/fonts/page-font.ts';
import { addStates } from '../code/states/add-states.ts';
import type { View } from '../code/view.ts';
import { viewPage } from '../code/view-page.ts';
import type { Measurement } from '../measurement.ts';
import { readStates } from '../states/read-states.ts';
import type { AssetStore, Pictures } from './collect-assets.ts';

/** A page in all its screenshots; only plain HTML is written for all widths. */
export type MeasuredPage = { measurement: Measurement; fonts: readonly PageFont[]; pictures?: Pictures } & OtherShots;

/** The rules of a page's other states: how they are set, and what they change. */
export type StateRules = { comment: string; css: string };

const NO_PICTURES = new Map<string, string>();

/**
 * A page as views, with what its other states show and change in it. `place` tells its rules from those of other pages of the
 * project, which share one style sheet. States of a narrower width are those of plain HTML alone, as that width is.
 */
export function viewStates(
  { measurement, fonts, pictures = NO_PICTURES, narrower = [], states = [] }: MeasuredPage,
  assets: AssetStore,
  place: number,
): { view: View; rules?: StateRules } {
  const plain = viewPage(measurement, fonts, assets.shownBy(measurement, pictures));
  const sources = readStates([measurement, ...narrower], states)
    .filter(({ width }) => width === 0)
    .map((state) => ({ ...state, fonts, assets: assets.shownBy(state.state, NO_PICTURES) }));
  if (sources.length === 0) return { view: plain };
  // Names hold single hyphens only: "Menu 2" of the first page is not "Menu" of the second.
  const mark = place === 0 ? '' : `--${place + 1}`;
  const own = (text: string): string => text.replaceAll('--theme-', `--theme${mark}-`);
  const { view, looks, places, theme } = addStates(measurement, plain, sources, (rule) => `${rule}${mark}`);
  const [comment = '', ...rules] = looks;
  // The style sheet paints the window once, as the first page has it.
  const ground = place === 0 ? (theme?.ground.replace(/^html/, 'body') ?? '') : '';
  return {
    view: toProjectView(view, mark, own),
    rules: { comment, css: [theme?.css ?? '', ground, ...rules, ...places].map(own).join('\n') },
  };
}

const STATE_RULE = /^(holder$|state-\d+$|when-)/;

/** Its rules by the names of this page. A member of a set that a state changes is not like the others: it is written by itself. */
const toProjectView = (view: View, mark: string, own: (text: string) => string): View => {
  const children = view.children.map((child) => (typeof child === 'string' ? child : toProjectView(child, mark, own)));
  const isOwn = (one: View | string): boolean => typeof one !== 'string' && (hasState(one) || one.children.some(isOwn));
  return {
    ...view,
    look: view.look.map(own),
    rules: view.rules.map((rule) => (STATE_RULE.test(rule) ? `${rule}${mark}` : rule)),
    repeat: isOwn(view) ? undefined : view.repeat,
    children,
  };
};

const hasState = ({ rules }: View): boolean => rules.some((rule) => STATE_RULE.test(rule));
