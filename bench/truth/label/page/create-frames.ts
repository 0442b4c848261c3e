import type { RawBox } from '../raw.ts';
import type { Paint } from './create-paint.ts';
import type { Tools } from './create-tools.ts';

export type Frames = ReturnType<typeof createFrames>;

/**
 * Runs inside the page: text controls that their wrapper is painted for, and sliders whose role is on the thumb alone. The
 * frame and the rail are what a person sees as the control.
 */
export function createFrames(tools: Tools, { paintOf, isPainted, linesOf }: Paint) {
  const { elements, parentOf, within, look, holds, hasWords, isNamed, boxOf, around } = tools;
  type ControlType = 'input' | 'select' | 'textarea';
  /** Sides of a frame around one line of text, in CSS pixels, and the air that one around several lines may add. */
  const MIN_FRAME = 22;
  const MAX_FRAME = 76;
  const MAX_AIR = 64;
  const MAX_PAIR = 48;
  const MIN_FRAME_WIDTH = 60;
  /** A frame holds more than its control, but not much: icons, a unit, a button to clear it. */
  const MIN_CONTROL_SHARE = 0.4;
  const MIN_RAIL = 64;
  const MIN_RAIL_SHARE = 0.6;

  const isTextControl = (element: Element): boolean => {
    const role = element.getAttribute('role');
    if (/^(input|select|textarea)$/i.test(element.tagName))
      return !/^(hidden|checkbox|radio|range|submit|button|reset|file|image|color)$/.test(
        (element as HTMLInputElement).type,
      );
    if (role === 'combobox')
      return element.tagName !== 'BUTTON' && !within(element).some(({ tagName }) => tagName === 'INPUT');
    if (element.getAttribute('aria-haspopup') === 'listbox')
      return !within(element).some(({ tagName }) => tagName === 'INPUT');
    return role === 'searchbox' || (role === 'textbox' && element.getAttribute('contenteditable') === 'true');
  };
  const controlType = (element: Element): ControlType => {
    if (element.tagName === 'TEXTAREA') return 'textarea';
    if (element.tagName === 'SELECT') return 'select';
    const isChoice =
      element.getAttribute('role') === 'combobox' ||
      (tools.closest(element, '[role=combobox]')?.getBoundingClientRect().height ?? Infinity) <= MAX_FRAME ||
      element.getAttribute('aria-haspopup') === 'listbox';
    if (element.tagName !== 'INPUT') return isChoice ? 'select' : 'input';
    const field = element as HTMLInputElement;
    return isChoice && (field.readOnly || look(field).opacity < 0.1 || field.type === 'search') ? 'select' : 'input';
  };
  /** Frames by the element that is painted for a control. */
  const frames = new Map<Element, { type: ControlType; control: Element }>();
  const framed = new Set<Element>();
  const controls = elements.filter((element) => isTextControl(element) && look(element).isShown);
  const isFrame = (element: Element, control: Element): boolean => {
    const paint = paintOf(element);
    const frame = element.getBoundingClientRect();
    const inner = control.getBoundingClientRect();
    const maxHeight = control.tagName === 'TEXTAREA' ? inner.height + MAX_AIR : MAX_FRAME;
    if (!look(element).isVisible || frame.height < MIN_FRAME || frame.height > maxHeight) return false;
    if (frame.width < MIN_FRAME_WIDTH || frame.width < inner.width - 2) return false;
    return isPainted(paint) || (linesOf(paint) >= 1 && paint.fill !== undefined);
  };
  const isPairFrame = (element: Element, other: Element): boolean => {
    const { height } = element.getBoundingClientRect();
    const own = paintOf(other);
    return height <= MAX_PAIR && linesOf(paintOf(element)) >= 3 && !isPainted(own) && linesOf(own) === 0;
  };
  for (const control of controls) {
    const own = paintOf(control);
    if (look(control).isVisible && (isPainted(own) || linesOf(own) > 0)) continue;
    let up = parentOf(control);
    for (let level = 0; up && level < 6; level += 1, up = parentOf(up)) {
      const home = up;
      const others = controls.filter(
        (one) =>
          one !== control && holds(home, one) && look(one).isVisible && !holds(one, control) && !holds(control, one),
      );
      // A range has two fields in one frame.
      const isPair = others.length === 1 && isFrame(up, control) && isPairFrame(up, others[0]!);
      if (isPair) {
        if (!frames.has(up)) frames.set(up, { type: controlType(control), control });
        framed.add(control);
        break;
      }
      if (others.length > 0 || /^(body|form|main|section|nav|header|td|tr|table|ul)$/i.test(up.tagName)) break;
      if (!isFrame(up, control)) continue;
      const isHidden = look(control).opacity < 0.1;
      const isWide = control.getBoundingClientRect().width >= up.getBoundingClientRect().width * MIN_CONTROL_SHARE;
      if ((isHidden || isWide) && !frames.has(up)) {
        frames.set(up, { type: controlType(control), control });
        framed.add(control);
      }
      break;
    }
  }

  const sliders = new Set<Element>();
  const thumbs = new Set<Element>();
  for (const element of elements) {
    const isRange = element.tagName === 'INPUT' && (element as HTMLInputElement).type === 'range';
    if ((element.getAttribute('role') !== 'slider' && !isRange) || !look(element).isShown) continue;
    // Stars are chosen like a slider's value, but look nothing like one.
    const isRating =
      isNamed(element, /rating|rate/i) || within(element).filter(({ tagName }) => tagName === 'svg').length >= 3;
    const own = element.getBoundingClientRect();
    if (look(element).isVisible && Math.max(own.width, own.height) >= MIN_RAIL) {
      if (!isRating) sliders.add(element);
      continue;
    }
    thumbs.add(element);
    let up = parentOf(element);
    for (let level = 0; up && level < 4; level += 1, up = parentOf(up)) {
      const { width: wide, height: high } = up.getBoundingClientRect();
      if (Math.max(wide, high) < MIN_RAIL || Math.min(wide, high) > MIN_RAIL) continue;
      if (look(up).isVisible) sliders.add(up);
      break;
    }
  }
  /** What a bare wrapper's descendants draw, without what holds words: the bar of a progress, the rail and thumb of a slider. */
  const drawnBox = (element: Element, isRail: boolean): RawBox | null => {
    if (isPainted(paintOf(element))) return null;
    const drawn = within(element).filter(
      (one) =>
        look(one).isVisible && !hasWords(one) && (one.tagName.toLowerCase() === 'svg' || isPainted(paintOf(one))),
    );
    const boxes = drawn.map(boxOf).filter((box) => box !== null);
    if (boxes.length === 0) return null;
    const whole = around(boxes);
    const left = boxOf(element);
    // A rail that a pseudo element draws has no box: it is as long as the element.
    return isRail && left && whole[2] < left[2] * MIN_RAIL_SHARE ? [left[0], whole[1], left[2], whole[3]] : whole;
  };
  return { frames, framed, sliders, thumbs, isTextControl, controlType, drawnBox };
}
