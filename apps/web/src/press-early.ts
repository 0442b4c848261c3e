declare global {
  interface Window {
    /** Clicks on a prerendered page, kept by `before-paint.js` until the app has taken it over. */
    pressedEarly?: MouseEvent[] | undefined;
  }
}

/** Presses the button that was pressed last while the prerendered page could not answer yet. */
export const pressEarly = (): void => {
  const last = window.pressedEarly?.at(-1);
  window.pressedEarly = undefined;
  // A click that is still on its way is what woke this page, and is answered by itself.
  if (last?.eventPhase !== Event.NONE || !(last.target instanceof Element)) return;
  last.target.closest('button')?.click();
};
