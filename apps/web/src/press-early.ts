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
  const button = last.target.closest('button');
  // Outside of an effect: there, React could not bring the part of the page to life that the button is in.
  setTimeout(() => button?.click());
};
