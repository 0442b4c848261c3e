import { escapeHtml } from '../blueprint/escape-html.ts';
import { bottom, right } from '../geometry.ts';
import type { Around } from './choose-tag.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { ControlPart, TextPart } from './part.ts';
import { renderPicture } from './render-picture.ts';
import { renderTag, type Spot, spotClasses, type Writer } from './render-tag.ts';

/** Free space around the knob of a switch, as a share of its height. */
const KNOB_INSET = 0.12;

/** A form control, a progress bar or a line, as the element that browsers have for it. */
export function renderControl(part: ControlPart, spot: Spot, around: Around, to: Writer): string {
  const { element, use } = part;
  const { sheet, css } = to;
  const look = lookOfPaint(element, css);
  const name = escapeHtml(element.text ?? use);
  const at = spotClasses(sheet, spot);
  if (use === 'divider')
    return around.inControl
      ? renderTag('span', [sheet.classOf('line-mark', look), ...at], '')
      : voidTag('hr', sheet.classOf('divider', look), ...at);
  if (use === 'progress') return renderTag('div role="progressbar"', [sheet.classOf('progress', look), ...at], '');
  if (use === 'switch') return renderSwitch(part, look, at, name, to);
  if (use === 'checkbox' || use === 'radio')
    return voidTag(
      `input type="${use}" aria-label="${name}"${element.active ? ' checked' : ''}`,
      sheet.classOf(use, look),
      ...at,
    );
  return renderField(part, spot, name, to);
}

const voidTag = (open: string, ...classes: (string | undefined)[]): string =>
  `<${open} class="${classes.filter(Boolean).join(' ')}">`;

const renderSwitch = (
  { element }: ControlPart,
  look: string[],
  at: (string | undefined)[],
  name: string,
  { sheet, css }: Writer,
): string => {
  const inset = Math.round(element.box.height * KNOB_INSET);
  const side = css.px(element.box.height - 2 * inset);
  const knob = sheet.classOf('knob', [`width:${side}`, `height:${side}`, 'border-radius:50%', 'background:#ffffff']);
  const own = [
    'display:flex',
    'align-items:center',
    `padding:0 ${css.px(inset)}`,
    element.active ? 'justify-content:flex-end' : '',
  ];
  return renderTag(
    `button type="button" role="switch" aria-checked="${element.active ?? false}" aria-label="${name}"`,
    [sheet.classOf('switch', [...look, ...own]), ...at],
    renderTag('span', [knob], ''),
  );
};

/** A field alone, or in a label that holds the icons beside its words. */
const renderField = (part: ControlPart, spot: Spot, name: string, to: Writer): string => {
  const { element, icons } = part;
  const { sheet, css } = to;
  const [text] = part.texts;
  const border = element.border?.width ?? 0;
  const left = (text ?? icons[0])?.box.x ?? element.box.x;
  const words = text ? lookOfText(text.text, css) : [];
  const shift = text ? (2 * (text.box.y + bottom(text.box) - element.box.y - bottom(element.box))) / 2 : 0;
  const settle = [css.rule('padding-top', Math.max(0, shift)), css.rule('padding-bottom', Math.max(0, -shift))];
  const look = lookOfPaint(element, css);
  const at = spotClasses(sheet, spot);
  if (icons.length === 0) {
    const pad = css.rule('padding-left', Math.max(0, left - element.box.x - border));
    return field(part, name, text, [
      sheet.classOf(part.use, [...look, ...words, pad, ...(part.use === 'textarea' ? topOf(part, text, css) : settle)]),
      ...at,
    ]);
  }
  const sorted = icons.toSorted((a, b) => a.box.x - b.box.x);
  const before = sorted.filter((icon) => !text || icon.box.x < text.box.x);
  const after = sorted.filter((icon) => !before.includes(icon));
  let end = element.box.x + border;
  const pieces = before.map((icon) => {
    const place = [css.rule('margin-left', icon.box.x - end), 'flex:none'];
    end = right(icon.box);
    return renderPicture(icon, { css: place, width: element.box.width }, to);
  });
  const inner = field(part, name, text, [
    sheet.classOf(part.use, [...words, css.rule('margin-left', text ? text.box.x - end : 0), 'flex:1', ...settle]),
  ]);
  const ends = after.map((icon, at) => {
    const next = after[at + 1]?.box.x ?? right(element.box) - border;
    const place = [css.rule('margin-right', next - right(icon.box)), 'flex:none'];
    return renderPicture(icon, { css: place, width: element.box.width }, to);
  });
  const own = ['display:flex', 'align-items:center'];
  return renderTag('label', [sheet.classOf('field', [...look, ...own]), ...at], [...pieces, inner, ...ends].join(''));
};

const topOf = (part: ControlPart, text: TextPart | undefined, css: Writer['css']): string[] =>
  text ? [css.rule('padding-top', Math.max(0, text.box.y - part.box.y - (part.element.border?.width ?? 0)))] : [];

const field = (
  { use }: ControlPart,
  name: string,
  text: TextPart | undefined,
  classes: (string | undefined)[],
): string => {
  const words = text?.text.plain ?? '';
  const list = classes.filter(Boolean).join(' ');
  if (use === 'select') return `<select class="${list}" aria-label="${name}"><option>${words}</option></select>`;
  if (use === 'textarea') return `<textarea class="${list}" aria-label="${name}" placeholder="${words}"></textarea>`;
  return `<input class="${list}" aria-label="${name}" placeholder="${words}">`;
};
