import { bottom, right } from '../geometry.ts';
import type { Element } from '../measurement.ts';
import type { Around } from './choose-tag.ts';
import type { Lengths } from './lengths.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { ControlPart, TextPart } from './part.ts';
import { createView, type Spot, toTag, type View, type Viewer } from './view.ts';
import { viewPicture } from './view-picture.ts';

/** Free space around the knob of a switch, as a share of its height. */
const KNOB_INSET = 0.12;

/** A form control, a progress bar or a line, as the element that browsers have for it. */
export function viewControl(part: ControlPart, spot: Spot, around: Around, to: Viewer): View {
  const { css } = to;
  const { element, use } = part;
  const looks = { use, node: element.id, look: lookOfPaint(element, css), place: spot.css, rules: [spot.overlaps] };
  const name = element.text ?? use;
  if (use === 'divider')
    return around.inControl
      ? createView(toTag('span'), { ...looks, use: 'line-mark' })
      : createView(toTag('hr'), { ...looks, rules: [...looks.rules, isUpright(element) ? 'upright' : undefined] });
  if (use === 'progress') return createView(toTag('div', { role: 'progressbar' }), looks);
  if (use === 'switch') return viewSwitch(part, looks, css);
  if (use === 'checkbox' || use === 'radio')
    return createView(
      toTag('input', { type: use, 'aria-label': name, ...(element.active && { checked: true as const }) }),
      looks,
    );
  return viewField(part, spot, to);
}

/** A line between columns has nothing to part where they go below each other. */
const isUpright = ({ box }: Element): boolean => box.height > box.width;

const viewSwitch = ({ element }: ControlPart, looks: Parameters<typeof createView>[1], css: Lengths): View => {
  const inset = Math.round(element.box.height * KNOB_INSET);
  const side = css.px(element.box.height - 2 * inset);
  const knob = [`width:${side}`, `height:${side}`, 'border-radius:50%', 'background:#ffffff'];
  const own = [
    'display:flex',
    'align-items:center',
    `padding:0 ${css.px(inset)}`,
    element.active ? 'justify-content:flex-end' : '',
  ];
  const tag = toTag('button', {
    type: 'button',
    role: 'switch',
    'aria-checked': `${element.active ?? false}`,
    'aria-label': element.text ?? 'switch',
  });
  return createView(tag, { ...looks, look: [...(looks.look ?? []), ...own] }, [
    createView(toTag('span'), { use: 'knob', look: knob }),
  ]);
};

/** A field alone, or in a label that holds the icons beside its words. */
const viewField = (part: ControlPart, spot: Spot, to: Viewer): View => {
  const { css } = to;
  const { element, icons } = part;
  const [text] = part.texts;
  const border = element.border?.width ?? 0;
  const left = (text ?? icons[0])?.box.x ?? element.box.x;
  const words = text ? lookOfText(text.text, css) : [];
  const shift = text ? (2 * (text.box.y + bottom(text.box) - element.box.y - bottom(element.box))) / 2 : 0;
  const settle = [css.rule('padding-top', Math.max(0, shift)), css.rule('padding-bottom', Math.max(0, -shift))];
  const look = lookOfPaint(element, css);
  const placed = { node: text?.id ?? element.id, place: spot.css, rules: [spot.overlaps] };
  if (icons.length === 0) {
    const pad = css.rule('padding-left', Math.max(0, left - element.box.x - border));
    const rest = part.use === 'textarea' ? topOf(part, text, css) : settle;
    return fieldOf(part, text, { use: part.use, look: [...look, ...words, pad, ...rest], ...placed });
  }
  const sorted = icons.toSorted((a, b) => a.box.x - b.box.x);
  const before = sorted.filter((icon) => !text || icon.box.x < text.box.x);
  const after = sorted.filter((icon) => !before.includes(icon));
  let end = element.box.x + border;
  const pieces = before.map((icon) => {
    const place = [css.rule('margin-left', icon.box.x - end), 'flex:none'];
    end = right(icon.box);
    return viewPicture(icon, { css: place, width: element.box.width }, to);
  });
  const inner = fieldOf(part, text, {
    use: part.use,
    look: [...words, css.rule('margin-left', text ? text.box.x - end : 0), 'flex:1', ...settle],
  });
  const ends = after.map((icon, at) => {
    const next = after[at + 1]?.box.x ?? right(element.box) - border;
    const place = [css.rule('margin-right', next - right(icon.box)), 'flex:none'];
    return viewPicture(icon, { css: place, width: element.box.width }, to);
  });
  const own = ['display:flex', 'align-items:center'];
  return createView(toTag('label'), { use: 'field', look: [...look, ...own], ...placed }, [...pieces, inner, ...ends]);
};

const topOf = (part: ControlPart, text: TextPart | undefined, css: Lengths): string[] =>
  text ? [css.rule('padding-top', Math.max(0, text.box.y - part.box.y - (part.element.border?.width ?? 0)))] : [];

const fieldOf = (
  { use, element }: ControlPart,
  text: TextPart | undefined,
  looks: Parameters<typeof createView>[1],
): View => {
  const words = text?.text.plain ?? '';
  const name = { 'aria-label': element.text ?? use };
  if (use !== 'select')
    return createView(toTag(use === 'textarea' ? use : 'input', { ...name, placeholder: words }), looks);
  return createView(toTag(use, name), looks, [createView(toTag('option'), { use: 'option' }, [words])]);
};
