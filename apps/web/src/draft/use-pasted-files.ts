import { useEffect } from 'react';

/** Listens for pictures pasted anywhere on the page while `active`; text pasted into a field is left alone. */
export const usePastedFiles = (active: boolean, onFiles: (files: File[]) => void): void => {
  useEffect(() => {
    if (!active) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [active, onFiles]);
};
