// Runs before the prerendered home page is first painted; a file of its own because the policy allows no inline script.

// The app waits in two templates: its files, fetched once the page has been painted, and what starts it.
const waiting = (id) => document.getElementById(id).content;
const startApp = () => document.head.append(waiting('app-files'), waiting('app-start'));
// One after the other: all at once would be the longest task of a phone's first second.
const fetchApp = () => {
  const file = waiting('app-files').firstElementChild;
  if (!file) return;
  document.head.append(file);
  setTimeout(fetchApp);
};

// A frame is on the screen some time after it was drawn, and its pictures a frame or two later than its texts: in ms.
const SETTLED_MS = 300;
const whenPainted = (then) =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(then, SETTLED_MS);
  }).observe({ type: 'paint', buffered: true });

// It is a visitor's page: whoever may be signed in, or is on the way to another page, waits for the app in front of nothing.
if (
  localStorage.getItem('blueprompt-session') !== null ||
  /[#&](access_token|error_description)=/.test(location.hash) ||
  /[?&]path=/.test(location.search)
) {
  document.documentElement.dataset.prerendered = 'hidden';
  startApp();
}

// On a phone the first window is complete as it stands: links, a picture, texts. Work that nobody may ever ask for would only
// make it slow, so the app is started by the first sign of somebody who wants more than to look, or signs in in another tab.
// Wider windows have parts that the app draws, and taller ones the wizard.
const needsApp = matchMedia('(width >= 768px), (height >= 1400px)');
addEventListener('load', () => {
  if (needsApp.matches) requestAnimationFrame(() => setTimeout(startApp));
  else whenPainted(fetchApp);
});
needsApp.addEventListener('change', startApp);
for (const sign of ['pointerdown', 'keydown', 'focusin', 'scroll', 'storage'])
  addEventListener(sign, startApp, { once: true, passive: true });

// A button that is pressed before the app is there is pressed again by `press-early.ts` once it is.
window.pressedEarly = [];
addEventListener('click', (event) => window.pressedEarly?.push(event), true);

// The prompt opens at its structure. Where the browser cannot do that by itself, it is done before anybody scrolls it.
if (!CSS.supports('scroll-initial-target: nearest'))
  addEventListener('DOMContentLoaded', () => {
    const start = document.querySelector('[data-structure]');
    const box = start.closest('[tabindex]');
    box.scrollTop = start.offsetTop - box.offsetTop;
  });
