import { useCallback, useEffect, useState } from 'react';
import { readCollapsed, toCookie } from './sidebar-cookie.ts';

/** Whether the sidebar is collapsed, kept in a cookie, toggled by button or Ctrl/Cmd+B (LA14–LA16). */
export const useSidebar = (): { collapsed: boolean; toggle: () => void } => {
  const [collapsed, setCollapsed] = useState(() => readCollapsed(document.cookie));
  const toggle = useCallback(() => {
    setCollapsed((was) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts, and http on a LAN is a way to run this.
      document.cookie = toCookie(!was);
      return !was;
    });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
  return { collapsed, toggle };
};
