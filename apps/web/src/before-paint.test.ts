import { afterEach, expect, test } from 'vitest';
import source from './before-paint.js?raw';
import { mayBeMember, SESSION_KEY } from './client/session-key.ts';
import { toRestoredPath } from './restore-path.ts';

const page = document.documentElement.dataset;

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete page['prerendered'];
  document.head.querySelector('[name=the-app]')?.remove();
});

test.each([
  ['/', undefined, false],
  ['/#faq', undefined, false],
  ['/', '{"access_token":"x"}', true],
  ['/#access_token=x&type=signup', undefined, true],
  ['/#error=access_denied&error_description=expired', undefined, true],
  ['/?path=/history', undefined, true],
])('at %s with the session %s the page is hidden: %s', (address, session, isHidden) => {
  window.history.replaceState(null, '', address);
  if (session !== undefined) localStorage.setItem(SESSION_KEY, session);
  document.body.innerHTML = '<template id="later"><meta name="the-app"></template>';
  // As the browser runs it: a plain script.
  new Function(source)();
  expect(page['prerendered'] === 'hidden').toBe(isHidden);
  expect(document.head.querySelector('[name=the-app]') !== null).toBe(isHidden);
  // The app decides the same way what it takes over.
  expect(mayBeMember() || toRestoredPath(window.location.search) !== undefined).toBe(isHidden);
});
