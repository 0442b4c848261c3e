import { PHONE_HEADLINE } from '../widths/phone-headline.ts';

/** Below this, in CSS pixels, what is side by side goes below each other: tablets held upright and phones. */
const NARROW_PX = 768;

/** Three bars, in a grey that shows on light and on dark pages. */
const BARS =
  'linear-gradient(#808080 2px,transparent 2px 8px,#808080 8px 10px,transparent 10px 16px,#808080 16px) 16px center/20px 18px no-repeat';

/** What a rule is called in the style sheet. */
type NameOf = (rule: string) => string;

/** At its own width and above, lines break only where they were broken, and nothing gives way. */
export const renderOwnRules = (of: NameOf, root = 'html'): string => `.${of('page')}{white-space:nowrap}
.${of('lines')}{white-space:normal}
.${of('line')}>*,.${of('keep')}>*,.${of('stack')}>*,.${of('pile')}>*{flex-shrink:0}
${root}{overflow-x:clip}`;

/** Where the page is wider than it was, and wider still it was measured too, lines that only its width broke go on. */
export const renderWiderRules = (of: NameOf): string => `.${of('soft')}{display:none}
.${of('broken')}{white-space:normal}`;

/** Where the page is narrower than it was, lines break by themselves and rows go on in the next line. */
export const renderNarrowerRules = (of: NameOf): string => `.${of('page')} br{display:none}
.${of('line')}{flex-wrap:wrap;row-gap:8px}
.${of('loose')}{flex:1 1 auto;width:auto}
.${of('words')}{display:block}
.${of('words')}>*{display:inline;margin:0 0.25em 0 0}`;

/** A row whose spaces are closed up; what is pushed to its end stays there. */
const renderClosed = (rule: string, of: NameOf): string => `.${of(rule)}{column-gap:12px}
.${of(rule)}>:not(.${of('pushed')}){margin-left:0;margin-right:0}`;

/** Columns below each other. */
const renderStacked = (rule: string, of: NameOf): string => `.${of(rule)}{flex-direction:column;align-items:stretch}
.${of(rule)}>*{min-height:0;margin:0}
.${of(rule)}>:not(img):not(button){width:auto}
.${of(rule)}>button{align-self:flex-start}
.${of(rule)}>.${of('inset')}{padding-left:16px;padding-right:16px}`;

/** Where the page is narrow and nobody has measured how it looks there, columns go below each other. */
const renderNarrowRules = (of: NameOf): string => `${renderClosed('spread', of)}
.${of('even')}{justify-content:space-around;column-gap:8px}
.${of('even')}>*{margin-left:0;margin-right:0}
.${of('bar')}{padding-top:12px;padding-right:16px;padding-bottom:12px}
.${of('page')}{--wide:0;min-height:100vh}
.${of('high')}{min-height:0}
.${of('over')}{position:static;max-width:100%}
.${of('upright')}{display:none}
.${of('lap')}{margin-top:0;margin-bottom:0}
${renderStacked('stack', of)}
.${of('apart')}{row-gap:24px}
.${of('rail')}{flex-flow:wrap;align-items:center;justify-content:space-between;align-self:stretch;width:auto;min-height:0;padding:12px 16px}
.${of('rail')}>:is(div,ul,nav,section){display:flex;flex-flow:wrap;align-items:center;width:auto;min-height:0;padding:0}
.${of('rail')},.${of('rail')}>*{gap:16px}
.${of('rail')}>*,.${of('rail')}>*>*{margin:0}
.fold{display:block;width:48px;height:48px;cursor:pointer;background:${BARS}}
.fold:not(:checked)+*{display:none}`;

/** Below this, in CSS pixels, short rows have no room to spare either: phones. */
const PHONE_PX = 480;

/** What changes below the width that a page was measured at, down to the narrowest: on a phone, columns were measured to be columns. */
export const renderBelow = (width: number, of: NameOf): string => {
  const narrower = `@media (max-width:${width - 1}px){
${renderNarrowerRules(of)}
}`;
  return width <= PHONE_PX ? narrower : `${narrower}\n${renderBelowTablet(width, of)}`;
};

const renderBelowTablet = (
  width: number,
  of: NameOf,
): string => `@media (max-width:${Math.min(NARROW_PX, width - 1)}px){
${renderNarrowRules(of)}
}
@media (max-width:${PHONE_PX}px){
${renderStacked('pile', of)}
${renderClosed('tight', of)}
.${of('line')}>.${of('pushed')}{margin-left:0}
.${of('large')}{font-size:${PHONE_HEADLINE.size}px;line-height:1.15}
}`;

/** What changes with the width: lines break only where the page is narrower than it was. */
export const renderWidths = (width: number, of: NameOf = (rule) => rule, root?: string): string =>
  `@media (min-width:${width}px){
${renderOwnRules(of, root)}
}
${renderBelow(width, of)}`;

/** The class of a page among pages of other widths. */
export const widthClass = (width: number): string => `at-${Math.round(width)}`;

/** Rules that come behind another in a selector. */
const INNER = new Set(['pushed', 'inset']);

/** The same for each of several widths, in its own pages alone. */
export const renderPageWidths = (widths: readonly number[]): string[] => {
  const of = (width: number): NameOf => {
    const own = widthClass(width);
    // The page itself may be a stack, too.
    return (rule) => (rule === 'page' ? `${own}.page` : INNER.has(rule) ? rule : `${rule}:is(.${own},.${own} *)`);
  };
  return widths.length < 2
    ? widths.map((width) => renderWidths(width))
    : widths.map((width) => renderWidths(width, of(width), `html:has(.${widthClass(width)})`));
};
