import { PHONE_HEADLINE } from '../widths/phone-headline.ts';
import { type Around, chooseTextTag } from './choose-tag.ts';
import type { Lengths } from './lengths.ts';
import { lookOfText } from './look.ts';
import type { TextPart } from './part.ts';
import { isShort } from './place/placed.ts';
import { createView, type Spot, type Tag, type View, type Viewer } from './view.ts';

/** A text as an element of its own: a heading, a link or a paragraph, unless it is told which. */
export const viewText = (
  part: TextPart,
  spot: Spot,
  around: Around,
  { css }: Viewer,
  tag: Tag = chooseTextTag(part, around),
): View =>
  createView(
    tag,
    {
      use: part.use,
      node: part.id,
      look: lookOfText(part.text, css),
      place: spot.css,
      rules: [
        spot.rule,
        breakingOf(part, css),
        part.text.fontSize > PHONE_HEADLINE.largerThan * css.scale ? 'large' : undefined,
      ],
    },
    part.text.content,
  );

/** The rule that says where the lines of a text break: by themselves, never, as here until the page is wider, or only where it is narrow. */
export const breakingOf = ({ text, box }: TextPart, { scale, wider }: Lengths): string | undefined => {
  if (text.wraps) return 'lines';
  if (wider && text.lineCount > 1) return 'broken';
  return isShort(text.lineCount, box, scale) ? 'short' : undefined;
};
