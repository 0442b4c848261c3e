import { type Around, chooseBoxTag, chooseTextTag, NOWHERE } from './choose-tag.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { BoxPart, TextPart } from './part.ts';
import { isTick } from './place/caption.ts';
import { placeItems } from './place/place-items.ts';
import type { PlacedItem } from './place/placed.ts';
import { createView, type Spot, type Tag, toTag, type View, type Viewer } from './view.ts';
import { viewControl } from './view-control.ts';
import { viewPicture } from './view-picture.ts';
import { breakingOf, viewText } from './view-text.ts';

const IN_CONTROL: Around = { ...NOWHERE, inControl: true };

/** Words with icons or a box to tick beside them, as one element: the words need none of their own where nothing moves them. */
export const viewCaption = (part: BoxPart, caption: TextPart, spot: Spot, around: Around, to: Viewer): View => {
  const { css } = to;
  const { own, items } = placeItems(part, spot.width, css);
  const isBare =
    caption.text.content.every((words) => typeof words === 'string') &&
    items.every((item) => item.part !== caption || !item.css.some(Boolean));
  const paint = part.paint ? lookOfPaint(part.paint, css) : [];
  return createView(
    tagOf(part, caption, around),
    {
      use: part.paint ? part.use : caption.use,
      node: caption.id,
      look: [...paint, ...(isBare ? lookOfText(caption.text, css) : [])],
      place: [...own, ...spot.css],
      rules: [spot.rule, isBare ? breakingOf(caption, css) : undefined],
    },
    items.flatMap((item) => (isBare && item.part === caption ? caption.text.content : viewMember(item, to))),
  );
};

const tagOf = (part: BoxPart, caption: TextPart, around: Around): Tag => {
  if (part.layout.items.some(isTick) && !around.inControl) return toTag('label');
  return part.use === 'button' || part.use === 'link' ? chooseBoxTag(part, around) : chooseTextTag(caption, around);
};

/** Captions hold one text, and icons, dots or one box to tick. */
const viewMember = (item: PlacedItem, to: Viewer): View[] => {
  const { part } = item;
  if (part.kind === 'text') return [{ ...viewText(part, item, IN_CONTROL, to, toTag('span')), use: 'text' }];
  if (part.kind === 'control') return [viewControl(part, item, IN_CONTROL, to)];
  if (part.kind === 'picture') return [viewPicture(part, item, to)];
  const look = part.paint ? lookOfPaint(part.paint, to.css) : [];
  return [createView(toTag('span'), { use: part.use, node: part.id, look, place: item.css })];
};
