import type { RawBox } from '../raw.ts';
import type { Paint } from './create-paint.ts';
import type { Tools } from './create-tools.ts';

export type Controls = ReturnType<typeof createControls>;

/**
 * Runs inside the page: controls that a library draws with other elements than the one that holds the value. A hidden check
 * box has a painted face beside it, a bare text control a painted frame around it, a slider's thumb a rail.
 */
export function createControls(tools: Tools, { paintOf, isPainted, linesOf }: Paint) {
  const { elements, parentOf, childrenOf, within, styleOf, look, cut, px, pseudoOf, textOf, isNamed } = tools;
  type Kind = 'checkbox' | 'radio' | 'switch';
  /** The element that shows a control, or a box where only a pseudo element does. */
  type Face = { kind: Kind; host: Element; box: RawBox; isPseudo: boolean };
  /** A check box's face is within these sides in CSS pixels; a switch may be wider. */
  const MIN_FACE = 8;
  const MAX_FACE = 48;
  const MAX_FACE_WIDTH = 90;

  const boxOf = (element: Element): RawBox | null => cut(element.getBoundingClientRect(), look(element).outer);
  const isFaceSized = ([, , wide, high]: RawBox): boolean =>
    wide >= MIN_FACE && high >= MIN_FACE && wide <= MAX_FACE_WIDTH && high <= MAX_FACE;
  const isDrawn = (element: Element): boolean =>
    look(element).isVisible &&
    (element.tagName.toLowerCase() === 'svg' || isPainted(paintOf(element)) || linesOf(paintOf(element)) > 0);
  const around = (boxes: RawBox[]): RawBox => {
    const x = Math.min(...boxes.map((box) => box[0]));
    const y = Math.min(...boxes.map((box) => box[1]));
    return [
      x,
      y,
      Math.max(...boxes.map((box) => box[0] + box[2])) - x,
      Math.max(...boxes.map((box) => box[1] + box[3])) - y,
    ];
  };
  /** All that an element without text draws within the size of a face. */
  const drawnIn = (element: Element): RawBox | null => {
    if (/\p{L}/u.test(textOf(element)) && !isNamed(element, /icon/)) return null;
    const boxes = [element, ...within(element)]
      .filter(isDrawn)
      .map(boxOf)
      .filter((box) => box !== null);
    const all = boxes.filter(isFaceSized);
    return all.length > 0 && all.length >= boxes.length - 1 && isFaceSized(around(all)) ? around(all) : null;
  };
  const pseudoBox = (host: Element): RawBox | null => {
    for (const pseudo of ['::before', '::after'] as const) {
      const style = pseudoOf(host, pseudo);
      if (!style || !look(host).isVisible) continue;
      const wide =
        px(style.width) +
        (style.boxSizing === 'border-box'
          ? 0
          : px(style.paddingLeft) + px(style.paddingRight) + px(style.borderLeftWidth) * 2);
      const high =
        px(style.height) +
        (style.boxSizing === 'border-box'
          ? 0
          : px(style.paddingTop) + px(style.paddingBottom) + px(style.borderTopWidth) * 2);
      const home = host.getBoundingClientRect();
      const isPlaced = style.position === 'absolute';
      const x = isPlaced
        ? home.left + px(styleOf(host).borderLeftWidth) + px(style.left)
        : home.left + px(styleOf(host).paddingLeft);
      const y = isPlaced
        ? home.top + px(styleOf(host).borderTopWidth) + px(style.top)
        : home.top + (home.height - high) / 2;
      const box = cut(new DOMRect(x, y, wide, high), look(host).clip);
      const isLine = Math.min(wide, high) < 8;
      if (box && !isLine && isFaceSized(box)) return box;
    }
    return null;
  };
  const kindOf = (control: Element, [, , wide, high]: RawBox): Kind => {
    const type = (control as HTMLInputElement).type;
    const isSwitch =
      control.getAttribute('role') === 'switch' ||
      isNamed(control, /switch|toggle/i) ||
      (parentOf(control) && isNamed(parentOf(control)!, /switch|toggle(?!-group)/i));
    if (wide > high * 1.5 || (isSwitch && type !== 'radio')) return 'switch';
    return type === 'radio' || control.getAttribute('role') === 'radio' ? 'radio' : 'checkbox';
  };
  /** The face of a control that is itself not to be seen: the nearest drawn thing beside it. */
  const faceOf = (control: Element): Face | undefined => {
    const label = (control as HTMLInputElement).labels?.[0] ?? null;
    let up: Element | null = control;
    for (let level = 0; up && level < 3; level += 1) {
      const parent = parentOf(up);
      if (!parent) break;
      const beside = childrenOf(parent).filter(
        (node): node is Element => node instanceof Element && node !== up && node !== control,
      );
      const self = level > 0 ? [up] : [];
      for (const one of [...self, ...beside.filter((node) => !/^(input|select|textarea)$/i.test(node.tagName))]) {
        const box = drawnIn(one);
        if (box) return { kind: kindOf(control, box), host: one, box, isPseudo: false };
      }
      for (const one of beside) {
        for (const inner of [one, ...within(one)]) {
          const box = inner === one ? null : drawnIn(inner);
          if (box) return { kind: kindOf(control, box), host: inner, box, isPseudo: false };
        }
        const box = pseudoBox(one);
        if (box) return { kind: kindOf(control, box), host: one, box, isPseudo: true };
      }
      const own = level > 0 || parent === label ? pseudoBox(parent) : null;
      if (own) return { kind: kindOf(control, own), host: parent, box: own, isPseudo: true };
      up = parent;
    }
    const box = label ? pseudoBox(label) : null;
    return label && box ? { kind: kindOf(control, box), host: label, box, isPseudo: true } : undefined;
  };

  const faces: Face[] = [];
  const faced = new Set<Element>();
  for (const element of elements) {
    const isInput = element.tagName === 'INPUT' && /^(checkbox|radio)$/.test((element as HTMLInputElement).type);
    const isRole =
      !isInput && /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(element.getAttribute('role') ?? '');
    if (!look(element).isShown) continue;
    if (isInput) {
      const box = boxOf(element);
      const isPlain =
        look(element).isVisible &&
        box &&
        box[2] >= 6 &&
        (styleOf(element).appearance !== 'none' || isDrawn(element) || pseudoOf(element, '::before'));
      if (isPlain) continue;
      const face = faceOf(element);
      if (face && !faces.some(({ host, isPseudo }) => host === face.host && isPseudo === face.isPseudo))
        faces.push(face);
      faced.add(element);
    } else if (isRole && /\p{L}/u.test(textOf(element))) {
      // A role on the whole line, label included: the face is what it draws beside the words.
      for (const inner of within(element)) {
        const box = drawnIn(inner);
        if (!box) continue;
        faces.push({ kind: kindOf(element, box), host: inner, box, isPseudo: false });
        faced.add(element);
        break;
      }
    }
  }

  const isTextControl = (element: Element): boolean =>
    (/^(input|select|textarea)$/i.test(element.tagName) &&
      !/^(hidden|checkbox|radio|range|submit|button|reset|file|image|color)$/.test(
        (element as HTMLInputElement).type,
      )) ||
    (element.getAttribute('role') === 'combobox' && element.tagName !== 'BUTTON') ||
    element.getAttribute('role') === 'searchbox' ||
    (element.getAttribute('role') === 'textbox' && element.getAttribute('contenteditable') === 'true');
  const controlType = (element: Element): 'input' | 'select' | 'textarea' => {
    if (element.tagName === 'TEXTAREA') return 'textarea';
    if (element.tagName === 'SELECT') return 'select';
    if (element.tagName === 'INPUT') {
      const isRead =
        (element as HTMLInputElement).readOnly ||
        look(element).opacity < 0.1 ||
        element.getAttribute('type') === 'search';
      return element.getAttribute('role') === 'combobox' && isRead ? 'select' : 'input';
    }
    return element.getAttribute('role') === 'combobox' ? 'select' : 'input';
  };
  /** Frames by the element that draws them. */
  const frames = new Map<Element, { type: 'input' | 'select' | 'textarea'; control: Element }>();
  const framed = new Set<Element>();
  const controls = elements.filter((element) => isTextControl(element) && look(element).isShown);
  const isFrame = (element: Element, control: Element): boolean => {
    const paint = paintOf(element);
    const frame = element.getBoundingClientRect();
    const inner = control.getBoundingClientRect();
    const maxHeight = control.tagName === 'TEXTAREA' ? inner.height + 64 : 76;
    if (
      !look(element).isVisible ||
      frame.height < 22 ||
      frame.height > maxHeight ||
      frame.width < 60 ||
      frame.width < inner.width - 2
    )
      return false;
    return isPainted(paint) || (linesOf(paint) >= 1 && paint.fill !== undefined);
  };
  for (const control of controls) {
    const paint = paintOf(control);
    if (look(control).isVisible && (isPainted(paint) || linesOf(paint) > 0)) continue;
    let up = parentOf(control);
    for (let level = 0; up && level < 5; level += 1, up = parentOf(up)) {
      const others = within(up).filter(
        (one) =>
          one !== control &&
          controls.includes(one) &&
          look(one).isVisible &&
          !tools.holds(one, control) &&
          !tools.holds(control, one),
      );
      if (others.length > 0) break;
      const inner = control.getBoundingClientRect();
      // An outline that lies over the control without holding it.
      const over = childrenOf(up).find(
        (node): node is Element =>
          node instanceof Element &&
          node !== control &&
          styleOf(node).position === 'absolute' &&
          isFrame(node, control) &&
          !/\p{L}/u.test(textOf(node).slice(0, 60).replace(textOf(up!), '')) &&
          node.getBoundingClientRect().top <= inner.top + 12,
      );
      const frame =
        isFrame(up, control) && !/^(body|form|main|section|nav|header|td|tr|table)$/i.test(up.tagName) ? up : over;
      if (!frame) continue;
      const isWide =
        look(control).opacity < 0.1 ||
        control.getBoundingClientRect().width >= frame.getBoundingClientRect().width * 0.4;
      if (isWide && !frames.has(frame)) {
        frames.set(frame, { type: controlType(control), control });
        framed.add(control);
      }
      break;
    }
  }

  /** A slider is as long as its rail: the role is often on the thumb alone. */
  const sliders = new Set<Element>();
  const thumbs = new Set<Element>();
  for (const element of elements) {
    const isRange = element.tagName === 'INPUT' && (element as HTMLInputElement).type === 'range';
    if (element.getAttribute('role') !== 'slider' && !isRange) continue;
    if (!look(element).isShown) continue;
    const own = element.getBoundingClientRect();
    if (look(element).isVisible && Math.max(own.width, own.height) >= 64) {
      sliders.add(element);
      continue;
    }
    thumbs.add(element);
    let up = parentOf(element);
    for (let level = 0; up && level < 4; level += 1, up = parentOf(up)) {
      const { width: wide, height: high } = up.getBoundingClientRect();
      if (Math.max(wide, high) < 64 || Math.min(wide, high) > 64) continue;
      if (look(up).isVisible) sliders.add(up);
      break;
    }
  }
  return { faces, faced, frames, framed, sliders, thumbs, isTextControl, controlType };
}
