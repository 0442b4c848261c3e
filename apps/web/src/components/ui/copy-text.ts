import { UI_STRINGS } from '@/strings/ui.ts';
import { showToast } from './toast.tsx';

/** Copies a text, with `said` as the toast for it; a browser may refuse, and that is always said. */
export const copyText = async (text: string, said?: string): Promise<boolean> => {
  const isCopied = (await writeToClipboard(text)) || copyBySelection(text);
  if (!isCopied) showToast(UI_STRINGS.copyRefused, { tone: 'error' });
  else if (said !== undefined) showToast(said, { tone: 'success' });
  return isCopied;
};

const writeToClipboard = async (text: string): Promise<boolean> => {
  // Missing wherever the page is neither from https nor from this machine, such as a server on the local network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser refused to copy.', error);
    return false;
  }
};

/** The way from before there was a clipboard interface. A selected range needs no focus, which a dialog would take back. */
const copyBySelection = (text: string): boolean => {
  const selection = document.getSelection();
  if (!selection || typeof document.execCommand !== 'function') return false;
  const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const source = document.createElement('span');
  source.textContent = text;
  source.ariaHidden = 'true';
  // Not hidden, since what is hidden cannot be selected.
  source.style.cssText = 'position:fixed;top:0;clip-path:inset(50%);white-space:pre;user-select:text';
  // The text alone, without the look that a selection carries along.
  const setPlain = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.body.append(source);
  document.addEventListener('copy', setPlain);
  try {
    selection.removeAllRanges();
    selection.selectAllChildren(source);
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', setPlain);
    source.remove();
    selection.removeAllRanges();
    if (before) selection.addRange(before);
  }
};
