import { bottom, right } from '../geometry.ts';
import { type Around, chooseBoxTag, chooseTextTag, inside } from './choose-tag.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { BoxPart, Part, TextPart } from './part.ts';
import { innerOf, placeItems } from './place-items.ts';
import { renderControl } from './render-control.ts';
import { renderPicture } from './render-picture.ts';
import { renderTag, type Spot, spotClasses, type Writer } from './render-tag.ts';

/** A part and all it holds as HTML. */
export function renderPart(part: Part, spot: Spot, around: Around, to: Writer): string {
  // A list and a row hold items and cells: what has a tag of its own is put into one.
  const holder = around.inRow ? 'td' : around.inList ? 'li' : undefined;
  if (holder && hasOwnTag(part, around)) {
    const free = { ...around, inRow: false, inList: false };
    const css = part.kind === 'text' ? [] : FILLED;
    return renderTag(holder, spotClasses(to.sheet, spot), renderPart(part, { css, width: spot.width }, free, to));
  }
  if (part.kind === 'text') return renderText(part, spot, around, to);
  if (part.kind === 'picture') return renderPicture(part, spot, to);
  if (part.kind === 'control') return renderControl(part, spot, around, to);
  const label = labelOf(part);
  return label ? renderLabel(part, label, spot, around, to) : renderBox(part, spot, around, to);
}

const FILLED = ['width:100%', 'height:100%'];

const hasOwnTag = (part: Part, around: Around): boolean => {
  if (part.kind === 'text') return part.isLink || part.heading !== undefined || around.inNav;
  return part.kind !== 'box' || part.use === 'button' || part.use === 'link';
};

const renderText = (part: TextPart, spot: Spot, around: Around, { sheet, css }: Writer): string =>
  renderTag(
    chooseTextTag(part, around),
    [
      sheet.classOf(part.use, lookOfText(part.text, css)),
      ...spotClasses(sheet, spot),
      part.text.wraps ? 'lines' : undefined,
    ],
    part.text.html,
  );

const renderBox = (part: BoxPart, spot: Spot, around: Around, to: Writer): string => {
  const { sheet, css } = to;
  const open = chooseBoxTag(part, around);
  const name = open.split(' ')[0]!;
  const { own, narrow, items } = placeItems(part, spot.width, css);
  const look = part.paint ? lookOfPaint(part.paint, css) : [];
  const line = part.line ? [`box-shadow:inset 0 ${css.px(part.line.width)} ${part.line.color}`] : [];
  const content = items
    .map((item) => renderPart(item.part, item, inside(name, around), to))
    .join(part.layout.items.length > 1 ? '\n' : '');
  const placed = spotClasses(sheet, { ...spot, css: [...own, ...spot.css] });
  if (name !== 'table')
    return renderTag(open, [sheet.classOf(part.use, [...look, ...line]), ...placed, narrow], content);
  const rows = renderTag('tbody', [sheet.classOf('rows', own)], content);
  const table = renderTag('table', [sheet.classOf('rows', [`min-width:${css.px(innerOf(part).width)}`])], rows);
  return renderTag('div', [sheet.classOf(part.use, look), ...spotClasses(sheet, spot), 'scroll'], table);
};

/** The text of a button, badge or painted link, which is its own. */
const labelOf = ({ use, layout, paint }: BoxPart): TextPart | undefined => {
  const [only] = layout.items;
  const isAlone = layout.items.length === 1 && layout.floats.length === 0;
  return paint && LABELLED.has(use) && isAlone && only?.kind === 'text' && !only.text.backdrop ? only : undefined;
};
const LABELLED: ReadonlySet<string> = new Set(['button', 'badge', 'link', 'shape']);
/** Words are in the middle of their box where the room before and after them differs by no more, in pixels. */
const MAX_SIDES_APART_PX = 2;

const renderLabel = (part: BoxPart, label: TextPart, spot: Spot, around: Around, { sheet, css }: Writer): string => {
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
  const open = isControl ? chooseBoxTag(part, around) : chooseTextTag(label, around);
  return renderTag(open, [sheet.classOf(part.use, [...look, ...pads]), ...spotClasses(sheet, spot)], label.text.html);
};
