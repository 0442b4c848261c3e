import { bottom, right } from '../geometry.ts';
import { type Around, chooseBoxTag, chooseTextTag } from './choose-tag.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { BoxPart, TextPart } from './part.ts';
import { innerOf } from './place/placed.ts';
import { createView, type Spot, type View, type Viewer } from './view.ts';
import { breakingOf } from './view-text.ts';

/** Words are in the middle of their box where the room before and after them differs by no more, in pixels. */
const MAX_SIDES_APART_PX = 2;

/** A box whose words are its own. */
export const viewLabel = (part: BoxPart, label: TextPart, spot: Spot, around: Around, { css }: Viewer): View => {
  const inner = innerOf(part);
  const [before, after] = [label.box.x - inner.x, right(inner) - right(label.box)];
  const [above, below] = [label.box.y - inner.y, bottom(inner) - bottom(label.box)];
  const isCentred = Math.abs(before - after) <= MAX_SIDES_APART_PX;
  // A line box may be higher than what it is in.
  const cut = Math.max(0, -above, -below);
  const text = { ...label.text, lineHeight: label.text.lineHeight - (2 * cut) / label.text.lineCount };
  const look = [...(part.paint ? lookOfPaint(part.paint, css) : []), ...lookOfText(text, css)];
  const pads = [
    css.rule('padding-top', above + cut),
    css.rule('padding-bottom', below + cut),
    isCentred ? 'text-align:center' : css.rule('padding-left', Math.max(0, before)),
  ];
  const isControl = part.use === 'button' || part.use === 'link';
  return createView(
    isControl ? chooseBoxTag(part, around) : chooseTextTag(label, around),
    {
      use: part.use,
      node: label.id,
      look: [...look, ...pads],
      place: spot.css,
      rules: [spot.rule, breakingOf(label, css)],
    },
    label.text.content,
  );
};
