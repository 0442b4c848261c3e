/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page, so it can use nothing from outside: scrolls through it once, so that what loads late loads, waits for fonts and
 * pictures, and stops what moves. Answers how many pictures were still loading when the time was up.
 */
export const settlePage = async (maxHeightPx: number, waitMs: number): Promise<number> => {
  const until = performance.now() + waitMs;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const still = document.createElement('style');
  still.textContent =
    '*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;' +
    'transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';
  document.documentElement.append(still);
  const stepPx = Math.max(200, window.innerHeight - 100);
  const endPx = (): number => Math.min(maxHeightPx, document.documentElement.scrollHeight);
  for (let y = 0; y < endPx() && performance.now() < until; y += stepPx) {
    window.scrollTo(0, y);
    await pause(30);
  }
  window.scrollTo(0, 0);
  const waiting = (): HTMLImageElement[] =>
    [...document.images].filter(
      (image) => !image.complete && image.currentSrc !== '' && image.getBoundingClientRect().top < maxHeightPx,
    );
  const fonts = document.fonts.ready.then(() => true);
  await Promise.race([fonts, pause(Math.max(0, until - performance.now()))]);
  while (waiting().length > 0 && performance.now() < until) await pause(50);
  for (const animation of document.getAnimations())
    try {
      animation.finish();
    } catch {
      // What runs for ever cannot be finished.
      animation.pause();
    }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await pause(60);
  return waiting().length;
};
