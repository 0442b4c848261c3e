type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * A key press as `aria-keyshortcuts` writes it, Control standing for Cmd too; undefined without either, because a single
 * letter would fire while someone dictates or types (WCAG 2.1.4).
 */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): string | undefined => {
  // Shift is part of typing '/' on many keyboards.
  if (!(ctrlKey || metaKey) || altKey || (shiftKey && key !== '/')) return undefined;
  return `Control+${key.length === 1 ? key.toUpperCase() : key}`;
};

/** The attribute of an element that a shortcut clicks, for both kinds of keyboard. */
export const keyShortcuts = (key: string) => ({ 'aria-keyshortcuts': `Control+${key} Meta+${key}` });
