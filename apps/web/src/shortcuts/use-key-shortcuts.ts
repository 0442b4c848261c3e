import { useEffect } from 'react';
import { shortcutOf } from './shortcut-of.ts';

const MODAL = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** The visible element that names this shortcut; while a window is open over the page there is none. */
const findTarget = (shortcut: string): HTMLElement | undefined =>
  document.querySelector(MODAL)
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)].find((element) =>
        element.checkVisibility(),
      );

/** Clicks what names a shortcut in `aria-keyshortcuts` when it is pressed: one place for people, readers and code. */
export const useKeyShortcuts = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const shortcut = shortcutOf(event);
      const target = shortcut && findTarget(shortcut);
      if (!target) return;
      event.preventDefault();
      target.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
