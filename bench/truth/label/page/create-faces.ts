import type { RawBox, RawPaint } from '../raw.ts';
import type { Paint } from './create-paint.ts';
import type { Tools } from './create-tools.ts';

export type Faces = ReturnType<typeof createFaces>;

/**
 * Runs inside the page: check boxes, radio buttons and switches that a library draws with other elements than the one that
 * holds the value. The face is what is to be seen.
 */
export function createFaces(tools: Tools, { paintOf, pseudoPaint, isPainted, linesOf }: Paint) {
  const {
    elements,
    parentOf,
    childrenOf,
    within,
    styleOf,
    look,
    cut,
    px,
    pseudoOf,
    hasWords,
    namesOf,
    boxOf,
    around,
    blockOf,
  } = tools;
  type Kind = 'checkbox' | 'radio' | 'switch';
  /** `host` is the element that draws it, or whose pseudo element does. */
  type Face = { kind: Kind; host: Element; box: RawBox; paint: RawPaint; isPseudo: boolean };
  /** A check box's face is within these sides in CSS pixels; a switch may be wider. */
  const MIN_FACE = 8;
  const MAX_FACE = 48;
  const MAX_FACE_WIDTH = 90;
  /** Wider than high by this factor, it slides. */
  const MIN_SWITCH_RATIO = 1.5;

  const isFaceSized = ([, , wide, high]: RawBox): boolean =>
    wide >= MIN_FACE && high >= MIN_FACE && wide <= MAX_FACE_WIDTH && high <= MAX_FACE;
  const isDrawn = (element: Element): boolean =>
    look(element).isVisible &&
    (element.tagName.toLowerCase() === 'svg' ||
      isPainted(paintOf(element)) ||
      linesOf(paintOf(element)) > 0 ||
      isGlyph(element));
  const isGlyph = (element: Element): boolean =>
    (['::before', '::after'] as const).some((pseudo) =>
      /[\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/u.test(pseudoOf(element, pseudo)?.content ?? ''),
    );
  type Drawn = { box: RawBox; paint: RawPaint };
  /** All that an element without words draws within the size of a face. */
  const drawnIn = (element: Element, isControl = false): Drawn | null => {
    if (hasWords(element) || (!isControl && /^(input|select|textarea|button|a|img)$/i.test(element.tagName)))
      return null;
    const parts = [element, ...within(element)].filter(isDrawn).flatMap((one) => {
      const box = boxOf(one);
      return box ? [{ one, box }] : [];
    });
    const fitting = parts.filter(({ box }) => box[2] <= MAX_FACE_WIDTH && box[3] <= MAX_FACE);
    if (fitting.length === 0 || fitting.length < parts.length - 1) return null;
    const box = around(fitting.map((part) => part.box));
    const largest = fitting.reduce((a, b) => (b.box[2] * b.box[3] > a.box[2] * a.box[3] ? b : a));
    return isFaceSized(box) ? { box, paint: paintOf(largest.one) } : null;
  };
  const pseudoFace = (host: Element): Drawn | null => {
    for (const pseudo of ['::before', '::after'] as const) {
      const style = pseudoOf(host, pseudo);
      if (!style || !look(host).isVisible) continue;
      const isInner = style.boxSizing !== 'border-box';
      const wide =
        px(style.width) +
        (isInner
          ? px(style.paddingLeft) + px(style.paddingRight) + px(style.borderLeftWidth) + px(style.borderRightWidth)
          : 0);
      const high =
        px(style.height) +
        (isInner
          ? px(style.paddingTop) + px(style.paddingBottom) + px(style.borderTopWidth) + px(style.borderBottomWidth)
          : 0);
      const isPlaced = style.position === 'absolute';
      const holder = isPlaced ? blockOf(host) : host;
      const home = holder.getBoundingClientRect();
      const own = styleOf(holder);
      const [left, top] = [home.left + px(own.borderLeftWidth), home.top + px(own.borderTopWidth)];
      const x = isPlaced ? left + px(style.left) + px(style.marginLeft) : left + px(own.paddingLeft);
      const y = isPlaced ? top + px(style.top) + px(style.marginTop) : home.top + (home.height - high) / 2;
      const box = cut(new DOMRect(x, y, wide, high), look(host).clip);
      const paint = pseudoPaint(host, style, wide, high);
      const isInked = isPainted(paint) || linesOf(paint) > 0 || /[\ue000-\uf8ff]/.test(style.content);
      if (box && isInked && isFaceSized(box)) return { box, paint };
    }
    return null;
  };
  const kindOf = (control: Element, [, , wide, high]: RawBox): Kind => {
    if ((control as HTMLInputElement).type === 'radio' || control.getAttribute('role') === 'radio') return 'radio';
    const said = control.getAttribute('data-truth');
    if (said === 'checkbox' || said === 'radio' || said === 'switch') return said;
    const near = [control, parentOf(control), parentOf(parentOf(control) ?? control)].filter((one) => one !== null);
    const names = near
      .map(namesOf)
      .join(' ')
      .replace(/PrivateSwitchBase\S*/g, '');
    const isSwitch =
      control.getAttribute('role') === 'switch' ||
      (/switch|toggle(?!-group)/i.test(names) && !/check-?box/i.test(names));
    return isSwitch || wide > high * MIN_SWITCH_RATIO ? 'switch' : 'checkbox';
  };
  const toFace = (control: Element, host: Element, drawn: Drawn, isPseudo: boolean): Face => {
    const kind = kindOf(control, drawn.box);
    let face: Face = { kind, host, ...drawn, isPseudo };
    // The thumb of a switch lies beside or on its track: the smallest wrapper without words holds both.
    if (kind === 'switch' && !isPseudo)
      for (let up = parentOf(host); up && !hasWords(up); up = parentOf(up)) {
        const wider = drawnIn(up);
        if (wider && wider.box[2] * wider.box[3] >= face.box[2] * face.box[3]) face = { ...face, host: up, ...wider };
        else if (!wider) break;
      }
    return face;
  };
  /** The nearest drawn thing beside a control that is itself not to be seen. */
  const faceOf = (control: Element): Face | undefined => {
    const label = (control as HTMLInputElement).labels?.[0] ?? null;
    let up: Element = control;
    for (let level = 0; level < 3; level += 1) {
      const parent = parentOf(up);
      if (!parent) break;
      const beside = childrenOf(parent).filter((node): node is Element => node instanceof Element && node !== up);
      for (const one of level > 0 ? [up, ...beside] : beside) {
        const drawn = drawnIn(one);
        if (drawn) return toFace(control, one, drawn, false);
      }
      for (const one of beside) {
        for (const inner of within(one)) {
          const drawn = drawnIn(inner);
          if (drawn) return toFace(control, inner, drawn, false);
        }
        const drawn = pseudoFace(one);
        if (drawn) return toFace(control, one, drawn, true);
      }
      const drawn = level > 0 || parent === label ? pseudoFace(parent) : null;
      if (drawn) return toFace(control, parent, drawn, true);
      // Beyond its label other controls begin.
      if (parent === label || within(parent).filter((one) => one.tagName === 'INPUT').length > 1) break;
      up = parent;
    }
    const drawn = label ? pseudoFace(label) : null;
    return label && drawn ? toFace(control, label, drawn, true) : undefined;
  };

  const isRating = (control: Element): boolean => {
    let up: Element | null = control;
    for (let level = 0; up && level < 4; level += 1, up = parentOf(up))
      if (/(^|[\s_-])(rate|rating|stars?)([\s_-]|$)|MuiRating/i.test(namesOf(up))) return true;
    return false;
  };
  const faces: Face[] = [];
  /** Controls that something else shows. */
  const faced = new Set<Element>();
  /** Labels of controls without a face, such as the parts of a segmented switch: they are what is pressed. */
  const pressed = new Set<Element>();
  const put = (control: Element, face: Face) => {
    faced.add(control);
    if (!faces.some(({ host, isPseudo }) => host === face.host && isPseudo === face.isPseudo)) faces.push(face);
  };
  for (const element of elements) {
    if (!look(element).isShown) continue;
    const isInput = element.tagName === 'INPUT' && /^(checkbox|radio)$/.test((element as HTMLInputElement).type);
    const said = element.getAttribute('data-truth') ?? element.getAttribute('role') ?? '';
    const isRole = !isInput && /^(checkbox|radio|switch)$/.test(said);
    // Stars of a rating are icons.
    if ((isInput || isRole) && isRating(element)) faced.add(element);
    else if (isInput) {
      const box = boxOf(element);
      const isOwn = styleOf(element).appearance !== 'none' || isDrawn(element) || pseudoFace(element) !== null;
      if (look(element).isVisible && box && box[2] >= 6 && isOwn) continue;
      faced.add(element);
      const face = faceOf(element);
      const label = (element as HTMLInputElement).labels?.[0];
      if (face) put(element, face);
      else if (label && look(label).isVisible && label.getBoundingClientRect().height <= 64) pressed.add(label);
    } else if (isRole && hasWords(element)) {
      // A role on the whole line, label included: the face is what it draws beside the words.
      const found = within(element).find((inner) => drawnIn(inner) !== null);
      if (found)
        put(element, toFace(element, found, drawnIn(found)!, false)); // found by the same question
      else {
        faced.add(element);
        pressed.add(element);
      }
    } else if (isRole && !isDrawn(element)) {
      const box = boxOf(element);
      const isHidden = !look(element).isVisible || !box || box[2] < MIN_FACE;
      const drawn = isHidden ? null : drawnIn(element, true);
      const face = isHidden ? faceOf(element) : undefined;
      if (drawn) put(element, { kind: kindOf(element, drawn.box), host: element, ...drawn, isPseudo: false });
      else if (face) put(element, face);
    }
  }
  return { faces, faced, pressed };
}
