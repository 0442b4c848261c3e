import type { OtherShots } from '../analysis.ts';
import type { PageFont } from '../code/fonts/page-font.ts';
import { renderGround } from '../code/render-page.ts';
import { addStates } from '../code/states/add-states.ts';
import type { View } from '../code/view.ts';
import { viewPage } from '../code/view-page.ts';
import { viewWidthsPage } from '../code/widths/view-widths-page.ts';
import type { Measurement } from '../measurement.ts';
import { readStates } from '../states/read-states.ts';
import type { WidthRange } from '../widths/choose-breakpoints.ts';
import type { AssetStore, Pictures } from './collect-assets.ts';
import { variantOf } from './style/variants.ts';

/** A page in all its screenshots. */
export type MeasuredPage = { measurement: Measurement; fonts: readonly PageFont[]; pictures?: Pictures } & OtherShots;

/** The rules of a page's other states: how they are set, and what they change. */
export type StateRules = { comment: string; css: string };

/** A page as views, with what its widths and its other states change in it. */
type SeenPage = {
  view: View;
  /** Of a page of several widths: the variants of the declarations of each, and its rules. */
  variants?: readonly string[];
  ranges?: readonly string[];
  rules?: StateRules;
};

const NO_PICTURES = new Map<string, string>();

/** What a rule of a range of widths is called, in a style sheet that pages share: the same for the same range. */
type RangeNames = (rule: string, range: WidthRange) => string;

export function createRangeNames(): RangeNames {
  const known = new Map<string, string>();
  return (rule, { width, from = '', to = '' }) => {
    const key = `${width} ${from} ${to}`;
    const same = [...known.keys()].filter((other) => other.startsWith(`${width} `) && other !== key).length;
    const name = known.get(key) ?? (same === 0 ? `${width}` : `${width}-${same + 1}`);
    known.set(key, name);
    return `${rule}-${name}`;
  };
}

/** A page as views. `place` tells its rules from those of other pages of the project, which share one style sheet. */
export function viewStates(page: MeasuredPage, assets: AssetStore, place: number, nameOf: RangeNames): SeenPage {
  // Names hold single hyphens only: "Menu 2" of the first page is not "Menu" of the second.
  const mark = place === 0 ? '' : `--${place + 1}`;
  const own = (text: string): string => text.replaceAll('--theme-', `--theme${mark}-`);
  return (page.narrower ?? []).length === 0
    ? viewOneWidth(page, assets, mark, own)
    : viewAllWidths(page, assets, mark, own, nameOf);
}

type OwnNames = (text: string) => string;

const viewOneWidth = (
  { measurement, fonts, pictures = NO_PICTURES, states = [] }: MeasuredPage,
  assets: AssetStore,
  mark: string,
  own: OwnNames,
): SeenPage => {
  const plain = viewPage(measurement, fonts, assets.shownBy(measurement, pictures));
  const sources = readStates([measurement], states).map((state) => ({
    ...state,
    fonts,
    assets: assets.shownBy(state.state, NO_PICTURES),
  }));
  if (sources.length === 0) return { view: plain };
  const { view, looks, places, theme } = addStates(measurement, plain, sources, (rule) => `${rule}${mark}`);
  const [comment = '', ...rules] = looks;
  const ground = toGround(theme?.ground ?? '', mark);
  return {
    view: toProjectView(view, (rule) => (STATE_RULE.test(rule) ? `${rule}${mark}` : rule), own),
    rules: { comment, css: [theme?.css ?? '', ground, ...rules, ...places].map(own).join('\n') },
  };
};

const viewAllWidths = (
  { measurement, fonts, pictures = NO_PICTURES, narrower = [], states = [] }: MeasuredPage,
  assets: AssetStore,
  mark: string,
  own: OwnNames,
  nameOf: RangeNames,
): SeenPage => {
  const measurements = [measurement, ...narrower];
  const others = [...narrower, ...states.map((state) => state.measurement)];
  const page = viewWidthsPage({
    measurements,
    states,
    fonts,
    assets: [assets.shownBy(measurement, pictures), ...others.map((one) => assets.shownBy(one, NO_PICTURES))],
    nameOf: (rule, range) => (STATE_RULE.test(rule) ? `${rule}-${range.width}${mark}` : nameOf(rule, range)),
  });
  const ground = renderGround(measurement);
  const comments = page.looks.filter((rule) => rule.startsWith('/*'));
  const looks = page.looks.filter((rule) => !rule.startsWith('/*'));
  return {
    view: toProjectView({ ...page.view, look: [...page.view.look, ...IN_THE_MIDDLE] }, (rule) => rule, own),
    variants: page.ranges.map(variantOf),
    ranges: page.renderRanges().map((css) => {
      // What the first page paints the window with at all widths is said where it is painted.
      const painted = css.replace(/^html\{background.*\}$/gm, (rule) => (rule === ground ? '' : toGround(rule, mark)));
      return own(painted.replace(/@media [^{]*\{\s*\}\n?/g, ''));
    }),
    ...(states.length > 0 && {
      rules: { comment: comments.join('\n'), css: [page.theme?.css ?? '', ...looks].map(own).join('\n') },
    }),
  };
};

/** A page whose rules have names of their own is in the middle of the window as others are. */
const IN_THE_MIDDLE = ['margin-left:auto', 'margin-right:auto'];

/** The style sheet paints the window once, as the first page has it. */
const toGround = (rule: string, mark: string): string => (mark === '' ? rule.replace(/^html/, 'body') : '');

const STATE_RULE = /^(holder|state-\d+|when-)/;

/** Its rules by the names of this page. A member of a set that a state changes is not like the others: it is written by itself. */
const toProjectView = (view: View, nameOf: (rule: string) => string, own: OwnNames): View => {
  const children = view.children.map((child) =>
    typeof child === 'string' ? child : toProjectView(child, nameOf, own),
  );
  const isOwn = (one: View | string): boolean => typeof one !== 'string' && (hasState(one) || one.children.some(isOwn));
  return {
    ...view,
    look: view.look.map(own),
    ...(view.at && { at: view.at.map((rules) => rules.map(own)) }),
    rules: view.rules.map(nameOf),
    repeat: isOwn(view) ? undefined : view.repeat,
    children,
  };
};

const hasState = ({ rules }: View): boolean => rules.some((rule) => STATE_RULE.test(rule));
