import { backgroundOf } from '../../color/page-tone.ts';
import type { Box } from '../../geometry.ts';
import type { Measurement } from '../../measurement.ts';
import { colorsOf } from '../../states/find-theme.ts';
import { indexPage, type PageIndex } from '../../states/index-page.ts';
import type { ReadState } from '../../states/read-states.ts';
import type { LookChange, LookProperty, StateChanges, StatePart, ThemeToken } from '../../states/state-changes.ts';
import { toCssPixels } from '../../to-css-pixels.ts';
import { createLengths } from '../lengths.ts';
import { lookOfPaint } from '../look.ts';
import type { View } from '../view.ts';
import { renderTheme, type Theme, themeLook, tokenOf, usualTokens } from './theme-views.ts';
import { type Additions, addTo, indexViews, type ViewIndex, withAdditions } from './view-index.ts';
import { type StateSource, viewDialog, viewLayer, whenRule } from './view-layer.ts';

/** A page with its states in it. */
export type StatefulView = {
  view: View;
  /** Rules of how things look in a state. */
  looks: string[];
  /** Rules of where they are, which hold at the width that they were measured at. */
  places: string[];
  /** The first theme, of whose tokens the views are written. */
  theme?: { theme: Theme; css: string; ground: string } | undefined;
};

/** Puts other states of a page into its views: what appears as boxes that only they show, what changes as rules. */
export function addStates(
  page: Measurement,
  root: View,
  sources: readonly StateSource[],
  classOf: (rule: string) => string = (rule) => rule,
): StatefulView {
  if (sources.length === 0) return { view: root, looks: [], places: [] };
  const [base, views] = [indexPage(toCssPixels(page)), indexViews(root)];
  const added: Additions = { rules: new Map(), children: new Map() };
  const rules: Rules = { looks: [explainStates(sources)], places: [], names: new Map(), views, added, classOf };
  for (const source of sources) {
    const { changes, theme } = source;
    if (!theme) writeLooks(source, base, rules);
    writePlaces(source, base, rules);
    addParts(source, base, rules);
    if (changes.appeared.length > 0)
      rules.looks.push(`html:not(${selectorOf(source)}) .${classOf(whenRule(source))}{display:none}`);
  }
  if ([...added.rules.values()].some((names) => names.includes('holder')))
    rules.looks.push(`.${classOf('holder')}{position:relative}`);
  const themed = sources.find(({ theme }) => theme);
  const theme = themed && toTheme(themed, base, views);
  const paint = (view: View): readonly string[] => (theme ? themeLook(view, theme.theme) : view.look);
  return { view: withAdditions(root, added, paint), looks: rules.looks, places: rules.places, theme };
}

type Rules = {
  looks: string[];
  places: string[];
  /** Classes of what states change. */
  names: Map<View, string>;
  views: ViewIndex;
  added: Additions;
  /** What a rule is called in the style sheet. */
  classOf: (rule: string) => string;
};

/** Several states may be set at once. */
const selectorOf = ({ attribute: { name, value } }: ReadState): string =>
  name === 'data-state' ? `[${name}~="${value}"]` : `[${name}="${value}"]`;

/** How whoever opens the page sees its states. */
const explainStates = (sources: readonly StateSource[]): string =>
  `/* Other states, set on <html>: ${sources.map(({ attribute: { name, value } }) => `${name}="${value}"`).join(', ')} */`;

/** The class of something that a state changes: one for each thing, whatever changes on it. */
const ruleOf = (view: View, { names, added }: Rules): string => {
  const known = names.get(view);
  if (known) return known;
  const rule = `state-${names.size + 1}`;
  names.set(view, rule);
  addTo(added.rules, view, rule);
  return rule;
};

/** States that browsers know by themselves, by what people call them. */
const PSEUDO_CLASSES: readonly [title: RegExp, pseudo: string][] = [
  [/hover/i, ':hover'],
  [/focus/i, ':focus-visible'],
];

const writeLooks = (source: StateSource, base: PageIndex, rules: Rules): void => {
  const { views, classOf } = rules;
  const changed = source.changes.looks.flatMap((look) => {
    const view = views.viewOf(base.nodes.get(look.id)!);
    const declaration = declarationOf(look, source);
    return view && declaration ? [{ view, declaration }] : [];
  });
  const pseudo = PSEUDO_CLASSES.find(([title]) => title.test(source.title))?.[1];
  const isChanged = new Set(changed.map(({ view }) => view));
  for (const { view, declaration } of changed) {
    const name = `.${classOf(ruleOf(view, rules))}`;
    // What is in a box changes with the box.
    const outer = views.around(view).findLast((one) => isChanged.has(one));
    const own = outer ? `.${classOf(ruleOf(outer, rules))}${pseudo} ${name}` : `${name}${pseudo}`;
    rules.looks.push(`${selectorOf(source)} ${name}${pseudo ? `,${own}` : ''}{${declaration}}`);
  }
};

const declarationOf = ({ property, to, stateId }: LookChange, { state }: StateSource): string | undefined => {
  if (property === 'text colour') return `color:${to}`;
  if (property === 'fill') return `background:${to}`;
  if (property === 'border')
    return to === 'none' ? 'border-color:transparent' : `border:${to.replace(' px ', 'px solid ')}`;
  if (property !== 'shadow') return undefined;
  const element = [...state.elements, ...(state.paints ?? [])].find(({ id }) => id === stateId);
  const shadow = element && lookOfPaint(element, createLengths(1)).find((rule) => rule.startsWith('box-shadow'));
  return shadow ?? 'box-shadow:none';
};

const writePlaces = (source: StateSource, base: PageIndex, rules: Rules): void => {
  const { changes } = source;
  const write = (view: View | undefined, declarations: string): void => {
    if (view) rules.places.push(`${selectorOf(source)} .${rules.classOf(ruleOf(view, rules))}{${declarations}}`);
  };
  // What is below has been measured where it is, so the box must not push it.
  for (const { id, property, from, to } of changes.looks)
    if (property === 'height')
      write(rules.views.viewOf(base.nodes.get(id)!), `min-height:${to}px;margin-bottom:${Number(from) - Number(to)}px`);
  for (const node of changes.vanished) {
    const view = rules.views.viewOf(node);
    // Words that are one element with their box vanish without it.
    const isPainted = node.kind === 'text' && view?.look.some((rule) => /^(background|border):/.test(rule));
    write(view, isPainted ? 'color:transparent' : 'visibility:hidden');
  }
  for (const [view, by] of outermostMoved(rules.views.root, changes.moves)) write(view, `translate:0 ${by}px`);
};

/** The largest views of which all that is in them moves by one distance. */
const outermostMoved = (view: View, moves: StateChanges['moves']): [View, number][] => {
  const nodes = nodesIn(view);
  const distances = new Set(nodes.map((node) => moves.get(node)));
  const [by] = distances;
  if (nodes.length > 0 && distances.size === 1 && by !== undefined) return [[view, by]];
  return view.children.flatMap((child) => (typeof child === 'string' ? [] : outermostMoved(child, moves)));
};

/** What a view shows: the nodes of the views in it that hold no others. */
const nodesIn = (view: View): string[] => {
  const inner = view.children.flatMap((child) => (typeof child === 'string' ? [] : nodesIn(child)));
  return inner.length > 0 || view.node === undefined ? inner : [view.node];
};

const addParts = (source: StateSource, base: PageIndex, { views, added }: Rules): void => {
  const { appeared, backdrop } = source.changes;
  if (backdrop) {
    addTo(added.children, views.root, viewDialog(appeared, backdrop, source));
    return;
  }
  for (const part of appeared) {
    const holder = holderOf(part, base, views);
    addTo(added.rules, holder.view, 'holder');
    addTo(added.children, holder.view, viewLayer(part, holder.box, source));
  }
};

/** Elements that may hold any other. */
const HOLDERS = /^(header|main|section|article|aside|footer|nav|div|li)$/;

/** The nearest painted box around the anchor, which moves with it; else the page. */
const holderOf = ({ anchor }: StatePart, base: PageIndex, views: ViewIndex): { view: View; box: Box } => {
  const view = anchor && views.viewOf(base.nodes.get(anchor.id)!);
  for (const one of view ? views.around(view) : []) {
    const painted = base.boxes.find(({ node }) => node.id === one.node);
    if (!painted || !HOLDERS.test(one.tag) || one.place.includes('position:absolute')) continue;
    // What is placed in a box is placed inside its border.
    const line = painted.paint.border?.width ?? 0;
    const { x, y, width, height } = painted.node.box;
    return { view: one, box: { x: x + line, y: y + line, width: width - 2 * line, height: height - 2 * line } };
  }
  const { width, height } = base.measurement.image;
  return { view: views.root, box: { x: 0, y: 0, width, height } };
};

const toTheme = (
  { page, state, changes: { looks, pairs }, theme, attribute }: ReadState,
  base: PageIndex,
  views: ViewIndex,
): NonNullable<StatefulView['theme']> => {
  const { tokens, tone } = theme!;
  const known = new Map<View, Map<LookProperty, ThemeToken | undefined>>();
  const paints = new Map(base.boxes.map(({ node, paint }) => [node.id, paint]));
  // What both pages have stays as it is, unless a change says otherwise.
  for (const id of pairs.keys()) {
    const node = base.nodes.get(id)!;
    const view = views.viewOf(node);
    const compared: [LookProperty, unknown][] = [
      ['fill', paints.get(id)?.fill],
      ['border', paints.get(id)?.border],
      ['text colour', node.kind === 'text'],
    ];
    for (const [look, isThere] of compared)
      if (view && isThere) known.set(view, (known.get(view) ?? new Map()).set(look, undefined));
  }
  const changes = looks.flatMap(({ id, property, from, to }) => {
    const [pair] = colorsOf({ from, to });
    const token = pair && tokenOf(tokens, ...pair);
    const view = views.viewOf(base.nodes.get(id)!);
    if (token && view) known.set(view, (known.get(view) ?? new Map()).set(property, token));
    return token ? [{ property, token }] : [];
  });
  const ground = tokenOf(tokens, backgroundOf(page), backgroundOf(state));
  return {
    theme: { usual: usualTokens(tokens, changes), known },
    css: renderTheme(tokens, attribute.value, tone),
    ground: ground ? `html{background:var(--theme-${ground.name})}` : '',
  };
};
