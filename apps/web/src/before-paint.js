// Runs before the prerendered home page is first painted; a file of its own because the policy allows no inline script.

// The app waits in a template: it comes when the page has been painted, or is touched.
const startApp = () => document.head.append(document.getElementById('later').content);

// It is a visitor's page: whoever may be signed in, or is on the way to another page, waits for the app in front of nothing.
if (
  localStorage.getItem('blueprompt-session') !== null ||
  /[#&](access_token|error_description)=/.test(location.hash) ||
  /[?&]path=/.test(location.search)
) {
  document.documentElement.dataset.prerendered = 'hidden';
  startApp();
}
addEventListener('load', () => requestAnimationFrame(() => setTimeout(startApp)));
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, startApp, { once: true });

// A button that is pressed before the app is there is pressed again by `press-early.ts` once it is.
window.pressedEarly = [];
addEventListener('click', (event) => window.pressedEarly?.push(event), true);
