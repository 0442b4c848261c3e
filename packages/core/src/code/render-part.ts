import { bottom, right } from '../geometry.ts';
import { type Around, chooseBoxTag, chooseTextTag, inside } from './choose-tag.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { BoxPart, Part, TextPart } from './part.ts';
import { innerOf, placeItems } from './place-items.ts';
import { renderControl } from './render-control.ts';
import { renderPicture } from './render-picture.ts';
import { renderTag, type Writer } from './render-tag.ts';

/** A part and all it holds as HTML. `place` says where it is in what holds it, `basis` how wide that is. */
export function renderPart(part: Part, place: readonly string[], basis: number, around: Around, to: Writer): string {
  if (around.inTable && part.kind !== 'box') throw new Error(`A table holds rows, not a ${part.kind}.`);
  const { sheet, css } = to;
  if (part.kind === 'text') return renderText(part, place, around, to);
  // A list and a row hold items and cells: what is neither is put into one.
  if (part.kind !== 'box' && (around.inList || around.inRow)) {
    const tag = around.inRow ? 'td' : 'li';
    const inner =
      part.kind === 'picture' ? renderPicture(part, FILLED, to) : renderControl(part, FILLED, inside(tag, around), to);
    return renderTag(tag, [sheet.classOf('item', place)], inner);
  }
  if (part.kind === 'picture') return renderPicture(part, place, to);
  if (part.kind === 'control') return renderControl(part, place, around, to);
  const label = labelOf(part);
  return label ? renderLabel(part, label, place, around, to) : renderBox(part, place, basis, around, { sheet, css });
}

const FILLED = ['width:100%', 'height:100%'];

const renderText = (part: TextPart, place: readonly string[], around: Around, { sheet, css }: Writer): string => {
  const look = sheet.classOf(part.use, lookOfText(part.text, css));
  if (around.inList && (part.isLink || around.inNav))
    return renderTag(
      'li',
      [sheet.classOf('at', place)],
      renderTag(chooseTextTag(part, { ...around, inList: false }), [look], part.text.html),
    );
  return renderTag(
    chooseTextTag(part, around),
    [look, sheet.classOf('at', place), part.text.wraps ? 'lines' : undefined],
    part.text.html,
  );
};

const renderBox = (part: BoxPart, place: readonly string[], basis: number, around: Around, to: Writer): string => {
  const { sheet, css } = to;
  const open = chooseBoxTag(part, around);
  const name = open.split(' ')[0]!;
  const { own, narrow, items } = placeItems(part, basis, css);
  const look = part.paint ? lookOfPaint(part.paint, css) : [];
  const line = part.line ? [`box-shadow:inset 0 ${css.px(part.line.width)} ${part.line.color}`] : [];
  const content = items
    .map((item) => renderPart(item.part, item.css, item.width, inside(name, around), to))
    .join(part.layout.items.length > 1 ? '\n' : '');
  const placed = sheet.classOf('at', [...own, ...place]);
  if (name !== 'table') return renderTag(open, [sheet.classOf(part.use, [...look, ...line]), placed, narrow], content);
  const rows = renderTag('tbody', [sheet.classOf('rows', own)], content);
  const table = renderTag('table', [sheet.classOf('rows', [`min-width:${css.px(innerOf(part).width)}`])], rows);
  return renderTag('div', [sheet.classOf(part.use, look), sheet.classOf('at', place), 'scroll'], table);
};

/** The text of a button, badge or painted link, which is its own. */
const labelOf = ({ use, layout, paint }: BoxPart): TextPart | undefined => {
  const [only] = layout.items;
  return paint &&
    LABELLED.has(use) &&
    layout.items.length === 1 &&
    layout.floats.length === 0 &&
    only?.kind === 'text' &&
    !only.text.backdrop
    ? only
    : undefined;
};
const LABELLED: ReadonlySet<string> = new Set(['button', 'badge', 'link', 'shape']);

const renderLabel = (
  part: BoxPart,
  label: TextPart,
  place: readonly string[],
  around: Around,
  { sheet, css }: Writer,
): string => {
  const inner = innerOf(part);
  const [before, after] = [label.box.x - inner.x, right(inner) - right(label.box)];
  const [above, below] = [label.box.y - inner.y, bottom(inner) - bottom(label.box)];
  const isCentred = Math.abs(before - after) <= 2;
  // A line box may be higher than what it is in.
  const cut = Math.max(0, -above, -below);
  const text = { ...label.text, lineHeight: label.text.lineHeight - (2 * cut) / label.text.lineCount };
  const open = part.use === 'button' || part.use === 'link' ? chooseBoxTag(part, around) : labelTag(around);
  const look = [...(part.paint ? lookOfPaint(part.paint, css) : []), ...lookOfText(text, css)];
  const pads = [
    css.rule('padding-top', above + cut),
    css.rule('padding-bottom', below + cut),
    isCentred ? 'text-align:center' : css.rule('padding-left', Math.max(0, before)),
  ];
  return renderTag(open, [sheet.classOf(part.use, [...look, ...pads]), sheet.classOf('at', place)], label.text.html);
};

const labelTag = (around: Around): string =>
  around.inRow ? 'td' : around.inList ? 'li' : around.inControl ? 'span' : 'p';
