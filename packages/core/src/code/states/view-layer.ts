import { type Box, bottom, centreX, centreY, right } from '../../geometry.ts';
import { cutPart } from '../../states/cut-part.ts';
import type { ReadState } from '../../states/read-states.ts';
import type { Backdrop, StatePart } from '../../states/state-changes.ts';
import type { PageFont } from '../fonts/page-font.ts';
import { share } from '../lengths.ts';
import type { ShownAssets } from '../page-assets.ts';
import { createView, toTag, type View } from '../view.ts';
import { viewPage } from '../view-page.ts';

/** Above all that a page paints. */
const ABOVE = 'z-index:10';
/** In the middle of the page, give or take this share of its width. */
const MAX_OFF_CENTRE_SHARE = 0.01;

/** What a state of a page is written with. */
export type StateSource = ReadState & { fonts: readonly PageFont[]; assets: ShownAssets };

/** What only a state shows, as a box over what holds it: as far from its nearer side as it was measured, and where it is below, from its end. */
export function viewLayer(part: StatePart, holder: Box, source: StateSource): View {
  const { box } = part;
  const isRight = centreX(box) > centreX(holder);
  const isBelow = centreY(box) > bottom(holder);
  return layer(part, source, [
    'position:absolute',
    isRight ? `right:${right(holder) - right(box)}px` : `left:${box.x - holder.x}px`,
    isBelow ? `top:calc(100% + ${box.y - bottom(holder)}px)` : `top:${box.y - holder.y}px`,
    ABOVE,
  ]);
}

/** The same over the whole window behind a backdrop. */
export function viewDialog(parts: readonly StatePart[], { color, opacity }: Backdrop, source: StateSource): View {
  const { width } = source.state.image;
  const held = parts.map((part) => {
    const { box } = part;
    const isCentred = Math.abs(centreX(box) - width / 2) <= MAX_OFF_CENTRE_SHARE * width;
    const place = isCentred ? ['left:50%', 'translate:-50%'] : [`left:${share(box.x, width)}`];
    const view = layer(part, source, ['position:absolute', ...place, `top:${box.y}px`]);
    // The backdrop shows it.
    return { ...view, rules: view.rules.filter((rule) => rule !== whenRule(source)) };
  });
  const level = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return createView(
    toTag('div', { role: 'dialog', 'aria-label': source.title }),
    {
      use: 'backdrop',
      look: ['position:fixed', 'inset:0', `background:${color}${level}`, 'overflow:auto', ABOVE],
      rules: [whenRule(source)],
    },
    held,
  );
}

/** The rule of what only a state shows. */
export const whenRule = ({ name }: Pick<ReadState, 'name'>): string => `when-${name}`;

/** Room that is left at the sides where the window is narrower than what appears. */
const NARROW_SIDES_PX = 32;

const layer = (part: StatePart, source: StateSource, place: readonly string[]): View => {
  const sheet = viewPage(cutPart(source.state, part), source.fonts, source.assets);
  const rules = sheet.rules.filter((rule) => rule !== 'page');
  const look = sheet.look.filter((rule) => !rule.startsWith('max-width'));
  const width = `width:min(${part.box.width}px,100% - ${NARROW_SIDES_PX}px)`;
  return nameApart(
    { ...sheet, use: 'layer', look: [...look, width], place, rules: [...rules, whenRule(source)] },
    source.name,
  );
};

/** Ids of two pages may be the same and mean two things. */
const nameApart = (view: View, name: string): View => ({
  ...view,
  ...(view.node !== undefined && { node: `${name} ${view.node}` }),
  ...(view.repeat !== undefined && { repeat: `${name} ${view.repeat}` }),
  children: view.children.map((child) => (typeof child === 'string' ? child : nameApart(child, name))),
});
