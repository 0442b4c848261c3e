import { bottom, centreY, right, surround } from '../geometry.ts';
import type { Element } from '../measurement.ts';
import type { Around } from './choose-tag.ts';
import type { Lengths } from './lengths.ts';
import { lookOfPaint, lookOfText } from './look.ts';
import type { ControlPart, TextPart } from './part.ts';
import { type Attributes, createView, type Spot, toTag, type View, type Viewer } from './view.ts';
import { viewPicture } from './view-picture.ts';

/** Free space around the knob of a switch, as a share of its height. */
const KNOB_INSET = 0.12;

/** A form control, a progress bar or a line, as the element that browsers have for it. */
export function viewControl(part: ControlPart, spot: Spot, around: Around, to: Viewer): View {
  const { css } = to;
  const { element, use } = part;
  const looks = { use, node: element.id, look: lookOfPaint(element, css), place: spot.css, rules: [spot.rule] };
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

/** A field alone, or in a label that holds the icons and the words beside it. */
const viewField = (part: ControlPart, spot: Spot, to: Viewer): View => {
  const { css } = to;
  const { element, icons, texts } = part;
  const [label, text] = texts.length > 1 ? texts : [undefined, texts[0]];
  const border = element.border?.width ?? 0;
  const look = lookOfPaint(element, css);
  const placed = { node: text?.id ?? element.id, place: spot.css, rules: [spot.rule] };
  const words = text ? lookOfText(text.text, css) : [];
  if (icons.length === 0 && !label) {
    const pad = css.rule('padding-left', Math.max(0, (text?.box ?? element.box).x - element.box.x - border));
    const rest = part.use === 'textarea' ? topOf(part, text, css) : settle(part, css);
    return fieldOf(part, text, { use: part.use, look: [...look, ...words, pad, ...rest], ...placed });
  }
  const left = texts.length > 0 ? Math.min(...texts.map(({ box }) => box.x)) : undefined;
  const sorted = icons.toSorted((a, b) => a.box.x - b.box.x);
  const before = sorted.filter((icon) => left === undefined || icon.box.x < left);
  const after = sorted.filter((icon) => !before.includes(icon));
  let end = element.box.x + border;
  const pieces = before.map((icon) => {
    const place = [css.rule('margin-left', icon.box.x - end), 'flex:none'];
    end = right(icon.box);
    return viewPicture(icon, { css: place, width: element.box.width }, to);
  });
  const room = [css.rule('margin-left', left === undefined ? 0 : left - end), 'flex:1', ...settle(part, css)];
  const inner = label
    ? viewLabelled(part, label, text!, room, css)
    : fieldOf(part, text, { use: part.use, look: [...words, ...room] });
  const ends = after.map((icon, at) => {
    const next = after[at + 1]?.box.x ?? right(element.box) - border;
    const place = [css.rule('margin-right', next - right(icon.box)), 'flex:none'];
    return viewPicture(icon, { css: place, width: element.box.width }, to);
  });
  const own = ['display:flex', 'align-items:center'];
  return createView(toTag('label'), { use: 'field', look: [...look, ...own], ...placed }, [...pieces, inner, ...ends]);
};

/** Moves words that are not in the middle of their field to where they are. */
const settle = ({ texts, element }: ControlPart, css: Lengths): string[] => {
  if (texts.length === 0) return [];
  const shift = 2 * (centreY(surround(texts.map(({ box }) => box))) - centreY(element.box));
  return [css.rule('padding-top', Math.max(0, shift)), css.rule('padding-bottom', Math.max(0, -shift))];
};

/** A field with its label above what is typed into it. */
const viewLabelled = (
  part: ControlPart,
  label: TextPart,
  text: TextPart,
  room: readonly string[],
  css: Lengths,
): View => {
  const left = Math.min(label.box.x, text.box.x);
  const indent = ({ box }: TextPart): string => css.rule('margin-left', box.x - left);
  const typed = [css.rule('margin-top', text.box.y - bottom(label.box)), `height:${css.px(text.box.height)}`];
  return createView(toTag('span'), { use: 'group', look: ['display:flex', 'flex-direction:column', ...room] }, [
    createView(
      toTag('span'),
      { use: 'label', node: label.id, look: [...lookOfText(label.text, css), indent(label)] },
      label.text.content,
    ),
    fieldOf(part, text, { use: part.use, look: [...lookOfText(text.text, css), ...typed, indent(text)] }, true),
  ]);
};

const topOf = (part: ControlPart, text: TextPart | undefined, css: Lengths): string[] =>
  text ? [css.rule('padding-top', Math.max(0, text.box.y - part.box.y - (part.element.border?.width ?? 0)))] : [];

const fieldOf = (
  { use, element }: ControlPart,
  text: TextPart | undefined,
  looks: Parameters<typeof createView>[1],
  hasLabel = false,
): View => {
  const words = text?.text.plain ?? '';
  const name: Attributes = hasLabel ? {} : { 'aria-label': element.text ?? use };
  if (use !== 'select')
    return createView(toTag(use === 'textarea' ? use : 'input', { ...name, placeholder: words }), looks);
  return createView(toTag(use, name), looks, [createView(toTag('option'), { use: 'option' }, [words])]);
};
