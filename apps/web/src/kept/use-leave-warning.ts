import { useEffect } from 'react';

/** Has the browser ask before the page is closed or reloaded, while something would be lost by it. */
export const useLeaveWarning = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
};
