import { useEffect } from 'react';

const TEXT_FIELDS = 'textarea, [contenteditable], input:not([type=file], [type=radio], [type=checkbox], [type=range])';

/** Listens for pictures pasted anywhere on the page while `active`; text pasted into a field is left alone. */
export const usePastedFiles = (active: boolean, onFiles: (files: File[]) => void): void => {
  useEffect(() => {
    if (!active) return;
    const paste = (event: ClipboardEvent) => {
      // Cells of a spreadsheet come as text and as a picture: in a field, the text is meant.
      const isField = event.target instanceof Element && event.target.closest(TEXT_FIELDS);
      const files = isField ? [] : [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [active, onFiles]);
};
