/** The keys that press a button, follow a link or send a form. */
const PRESSING_KEYS: readonly string[] = ['Enter', ' '];

/**
 * Lets a key press act on the element it began on and on no other. The browser sends each part of a press (down, its repeats,
 * up) to whatever has the focus by then, so one press that moves the focus would also press what it moved to: Enter in a field
 * opens a screen, and then that screen's Cancel button. Returns how to stop.
 */
export const confineKeyPress = (page: Window): (() => void) => {
  const beganOn = new Map<string, EventTarget | null>();
  const onKey = (event: KeyboardEvent) => {
    const { type, key, target, repeat } = event;
    if (!PRESSING_KEYS.includes(key)) return;
    if (type === 'keydown' && !repeat) beganOn.set(key, target);
    // A press that began in another window, or before this page was there, has no known start: it acts where it is.
    const isStray = beganOn.has(key) && beganOn.get(key) !== target;
    if (type === 'keyup') beganOn.delete(key);
    if (!isStray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ['keydown', 'keypress', 'keyup'] as const;
  for (const type of types) page.addEventListener(type, onKey, true);
  return () => {
    for (const type of types) page.removeEventListener(type, onKey, true);
  };
};
