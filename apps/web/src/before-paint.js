// Runs before the prerendered home page is first painted; a file of its own because the policy allows no inline script.

// It is a visitor's page: whoever may be signed in, or is on the way to another page, waits for the app in front of nothing.
if (
  localStorage.getItem('blueprompt-session') !== null ||
  /[#&](access_token|error_description)=/.test(location.hash) ||
  /[?&]path=/.test(location.search)
)
  document.documentElement.dataset.prerendered = 'hidden';

// A button that is pressed before the app is there is pressed again by `press-early.ts` once it is.
window.pressedEarly = [];
addEventListener('click', (event) => window.pressedEarly?.push(event), true);
