import { type RefObject, useEffect } from 'react';

/** More of a long panel is not worth moving the screenshot for. */
export const MOST_REVEALED_PX = 320;
const AIR_PX = 12;

type Span = { top: number; bottom: number };

/** How far to scroll to bring a panel into view without losing what it is about; 0 where it is in view. */
export const revealBy = (panel: Span, subject: Span, view: Span): number => {
  const hidden = Math.min(panel.bottom, panel.top + MOST_REVEALED_PX) + AIR_PX - view.bottom;
  return Math.max(0, Math.min(hidden, subject.top - AIR_PX - view.top));
};

const heightOf = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** On a large screen nothing moves under the pointer. */
const SMALL = '(max-width: 1023px)';

/**
 * Brings the panel about an element into view on small screens whenever there is another element: it is below the
 * screenshot, often out of sight. `leastPx` counts what follows the panel.
 */
export const useReveal = (panel: RefObject<HTMLElement | null>, elementId: string | undefined, leastPx = 0): void => {
  useEffect(() => {
    // Nothing is measured without need: it makes the browser lay out the page at once.
    if (elementId === undefined) return;
    const mark = document.getElementById(`element-${elementId}`);
    const shown = panel.current?.getBoundingClientRect();
    if (!mark || !shown?.height || !window.matchMedia(SMALL).matches) return;
    const { top, bottom } = shown;
    const by = revealBy({ top, bottom: Math.max(bottom, top + leastPx) }, mark.getBoundingClientRect(), {
      top: heightOf('[data-sticky-header]'),
      bottom: window.innerHeight - heightOf('[data-bottom-bar]'),
    });
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (by > 0) window.scrollBy({ top: by, behavior: calm ? 'auto' : 'smooth' });
  }, [panel, elementId, leastPx]);
};
