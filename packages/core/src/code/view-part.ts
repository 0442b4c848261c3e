import { type Around, chooseBoxTag, inside } from './choose-tag.ts';
import { bleed, bleedPhoto } from './draw/bleed.ts';
import type { Lengths } from './lengths.ts';
import { lookOfPaint } from './look.ts';
import type { BoxPart, Line, Part } from './part.ts';
import { captionOf, isTick, labelOf } from './place/caption.ts';
import { placeItems } from './place/place-items.ts';
import { innerOf, type PlacedItem } from './place/placed.ts';
import { createView, type Spot, toTag, type View, type Viewer } from './view.ts';
import { viewCaption } from './view-caption.ts';
import { viewControl } from './view-control.ts';
import { viewLabel } from './view-label.ts';
import { viewPicture } from './view-picture.ts';
import { viewText } from './view-text.ts';

/** Parts and all they hold as views, in the order of the page. */
export const viewItems = (items: readonly PlacedItem[], around: Around, to: Viewer): View[] =>
  items.flatMap((item, at) => {
    const view = viewPart(item.part, item, around, to);
    const folds = (at === 0 && isMenu(item.part, view, to.css)) || isWideNav(item.part, view, around, to.css);
    return folds ? [FOLD, view] : [view];
  });

/** A sidebar from this height on, in CSS pixels, is a menu that folds where the page is narrow, if it comes first: one at the end tells more of the page. */
const MIN_MENU_PX = 320;

const isMenu = ({ box }: Part, { tag, use, rules }: View, { scale }: Lengths): boolean =>
  tag === 'aside' && use === 'sidebar' && box.height >= MIN_MENU_PX * scale && !rules.includes('rail');

/** The links of a header fold where the page is narrow if they are wider than this, in CSS pixels: a phone does not hold them in a row. */
const MAX_NAV_PX = 320;

const isWideNav = ({ box }: Part, { tag }: View, { inHeader, inNav }: Around, { scale }: Lengths): boolean =>
  tag === 'nav' && inHeader && !inNav && box.width > MAX_NAV_PX * scale;

/** A landmark up to this wide, in CSS pixels, that is a column as high as a menu: its icons go side by side where the page is narrow. */
const MAX_RAIL_PX = 120;

const isRail = ({ box, layout }: BoxPart, tag: string, { scale }: Lengths): boolean =>
  (tag === 'nav' || tag === 'aside') &&
  layout.direction === 'column' &&
  box.width <= MAX_RAIL_PX * scale &&
  box.height >= MIN_MENU_PX * scale;

/** What unfolds the menu behind it; only narrow pages show it. */
const FOLD = createView(toTag('input', { type: 'checkbox', 'aria-label': 'Menu' }), { use: 'fold', rules: ['fold'] });

const viewPart = (part: Part, spot: Spot, around: Around, to: Viewer): View => {
  // A list and a row hold items and cells: what has a tag of its own is put into one.
  const holder = around.inRow ? 'td' : around.inList ? 'li' : undefined;
  if (!holder || !isHeld(part, spot, around)) return { ...viewBare(part, spot, around, to), repeat: part.repeat };
  const free = { ...around, inRow: false, inList: false };
  const filled = { css: part.kind === 'text' ? [] : (spot.held ?? FILLED), width: spot.width };
  const held = isEmpty(part) ? [] : [viewBare(part, filled, free, to)];
  // A share of a height that is only a least one is none, but in a grid.
  const isGrid = part.kind !== 'text' && !spot.held && spot.css.some((rule) => rule.startsWith('min-height'));
  return {
    ...createView(
      toTag(holder),
      { use: 'item', place: [...spot.css, isGrid ? 'display:grid' : ''], rules: [spot.rule] },
      held,
    ),
    repeat: part.repeat,
  };
};

/** Nothing is seen of it: a cell of a table in which nothing stands. */
const isEmpty = (part: Part): boolean => part.kind === 'box' && !part.paint && part.layout.items.length === 0;

/** In a table with columns only words are a cell themselves. */
const isHeld = (part: Part, spot: Spot, around: Around): boolean =>
  (spot.held !== undefined && part.kind !== 'text') || hasOwnTag(part, around);

const viewBare = (part: Part, spot: Spot, around: Around, to: Viewer): View => {
  if (part.kind === 'text') return viewText(part, spot, around, to);
  if (part.kind === 'picture') return viewPicture(part, spot, to);
  if (part.kind === 'control') return viewControl(part, spot, around, to);
  const label = labelOf(part);
  if (label) return viewLabel(part, label, spot, around, to);
  const caption = captionOf(part);
  return caption ? viewCaption(part, caption, spot, around, to) : viewBox(part, spot, around, to);
};

const FILLED = ['width:100%', 'height:100%'];

const hasOwnTag = (part: Part, around: Around): boolean => {
  if (part.kind === 'text') return part.isLink || part.heading !== undefined || around.inNav;
  if (part.kind !== 'box' || part.use === 'button' || part.use === 'link') return true;
  const caption = captionOf(part);
  return caption !== undefined && (hasOwnTag(caption, around) || part.layout.items.some(isTick));
};

/** Boxes from this height on, in CSS pixels, are as high as what they hold where the page is narrow. */
const MIN_RELEASED_PX = 160;

const viewBox = (part: BoxPart, spot: Spot, around: Around, to: Viewer): View => {
  const { css } = to;
  const tag = chooseBoxTag(part, around);
  const { own, narrow = [], items } = placeItems(part, spot.width, css);
  const look = lookOfBox(part, spot, to);
  const line = part.line ? [lookOfLine(part.line, css)] : [];
  const children = viewItems(items, inside(tag.name, part, around), to);
  const high = part.box.height >= MIN_RELEASED_PX * css.scale ? 'high' : undefined;
  if (tag.name !== 'table')
    return createView(
      tag,
      {
        use: part.use,
        node: part.id,
        look: [...look, ...line],
        place: [...own, ...spot.css],
        rules: [spot.rule, ...(around.inCells ? [] : narrow), high, isRail(part, tag.name, css) ? 'rail' : undefined],
      },
      children,
    );
  const rows = createView(toTag('tbody'), { use: 'rows', look: own }, children);
  const table = createView(tag, { use: 'rows', look: [`min-width:${css.px(innerOf(part).width)}`] }, [rows]);
  return createView(toTag('div'), { use: part.use, look, place: spot.css, rules: [spot.rule, 'scroll'] }, [table]);
};

const lookOfLine = ({ color, width, isBelow }: Line, css: Lengths): string =>
  `box-shadow:inset 0 ${css.px(isBelow ? -width : width)} ${color}`;

const lookOfBox = ({ id, paint, box }: BoxPart, spot: Spot, { css, assets, pageWidth }: Viewer): string[] => {
  const address = assets.addressOf(id);
  const look = paint ? lookOfPaint(paint, css) : [];
  const beyond = paint && pageWidth !== undefined ? bleed(paint, box, pageWidth, css) : undefined;
  if (!address) return beyond ? [...look, beyond] : look;
  // The address is in the style sheet, where a quote or an angle bracket could end it.
  const photo = `background:url("${encodeURI(address)}") center/cover`;
  // Only what is stretched gets wider by its margins; what has a width of its own would move.
  const isStretched = spot.css.includes('align-self:stretch');
  const wider = pageWidth !== undefined && isStretched ? bleedPhoto(box, pageWidth, css) : [];
  return [photo, ...wider, ...look.filter((rule) => !/^background/.test(rule))];
};
