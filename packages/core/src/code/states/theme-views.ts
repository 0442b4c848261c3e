import type { Hex } from '../../measurement.ts';
import type { LookChange, LookProperty, ThemeToken } from '../../states/state-changes.ts';
import type { View } from '../view.ts';

/** What a declaration of this property paints. */
const PAINTS: readonly [property: RegExp, look: LookProperty][] = [
  [/^color:/, 'text colour'],
  [/^background/, 'fill'],
  [/^(border|box-shadow)/, 'border'],
];

/** A theme as it is written: what a colour of the page becomes, of what is known of a view and else of its use. */
export type Theme = {
  /** By look and colour, of all that both pages have. */
  usual: ReadonlyMap<string, ThemeToken>;
  /** Of a view that both pages have: the looks that were compared, and what they become. */
  known: ReadonlyMap<View, ReadonlyMap<LookProperty, ThemeToken | undefined>>;
};

export const tokenOf = (tokens: readonly ThemeToken[], from: Hex, to: Hex): ThemeToken | undefined =>
  tokens.find((token) => token.from === from && token.to === to);

/** The most used token of each look and colour. */
export const usualTokens = (
  tokens: readonly ThemeToken[],
  changes: readonly { property: LookChange['property']; token: ThemeToken }[],
): ReadonlyMap<string, ThemeToken> => {
  const usual = new Map<string, ThemeToken>();
  for (const token of tokens)
    for (const change of changes)
      if (change.token === token && !usual.has(`${change.property} ${token.from}`))
        usual.set(`${change.property} ${token.from}`, token);
  return usual;
};

/** The name of a token as a custom property. */
const toProperty = ({ name }: ThemeToken): string => `--theme-${name}`;

/** The look of a view with the colours that a theme replaces as custom properties. */
export const themeLook = (view: View, theme: Theme): string[] => {
  const known = theme.known.get(view);
  return view.look.map((rule) => {
    const look = PAINTS.find(([property]) => property.test(rule))?.[1];
    if (!look) return rule;
    return rule.replace(/#[\da-f]{6}(?![\da-f])/g, (hex) => {
      const token = known?.has(look) ? known.get(look) : findUsual(theme, look, hex);
      return token?.from === hex ? `var(${toProperty(token)})` : hex;
    });
  });
};

/** The same of another width of the page, all by use. */
export const themeViews = (view: View, theme: Theme): View => ({
  ...view,
  look: themeLook(view, theme),
  children: view.children.map((child) => (typeof child === 'string' ? child : themeViews(child, theme))),
});

/** A line may have the colour of a surface and the other way round; words have colours of their own. */
const findUsual = ({ usual }: Theme, look: LookProperty, hex: Hex): ThemeToken | undefined =>
  usual.get(`${look} ${hex}`) ??
  (look === 'text colour' ? undefined : (usual.get(`fill ${hex}`) ?? usual.get(`border ${hex}`)));

/** The values of a theme: those of the page, those that the system asks for, and those that are set by hand. */
export const renderTheme = (
  tokens: readonly ThemeToken[],
  name: string,
  tone: 'dark' | 'light' | undefined,
): string => {
  const values = (pick: (token: ThemeToken) => Hex): string =>
    tokens.map((token) => `${toProperty(token)}:${pick(token)}`).join(';');
  const [own, other] = [values(({ from }) => from), values(({ to }) => to)];
  const asked = tone && `@media (prefers-color-scheme:${tone}){:root:not([data-theme]){${other}}}`;
  return [`:root{${own}}`, asked, `:root[data-theme="${name}"]{${other}}`].filter(Boolean).join('\n');
};
