import { afterEach, expect, test } from 'vitest';
import source from './before-paint.js?raw';
import { mayBeMember, SESSION_KEY } from './client/session-key.ts';
import { toRestoredPath } from './restore-path.ts';

const page = document.documentElement.dataset;

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  delete page['prerendered'];
  document.head.querySelectorAll('meta[name]').forEach((meta) => void meta.remove());
});

/** What of the app has been brought into the page: its files, what starts it. */
const brought = (): string[] =>
  [...document.head.querySelectorAll('meta[name]')].map((meta) => meta.getAttribute('name')!);

const open = (): void => {
  document.body.innerHTML =
    '<template id="app-files"><meta name="files"></template><template id="app-start"><meta name="start"></template>';
  // As the browser runs it: a plain script.
  new Function(source)();
};

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
  open();
  expect(page['prerendered'] === 'hidden').toBe(isHidden);
  expect(brought()).toEqual(isHidden ? ['files', 'start'] : []);
  // The app decides the same way what it takes over.
  expect(mayBeMember() || toRestoredPath(window.location.search) !== undefined).toBe(isHidden);
});

test.each(['pointerdown', 'keydown', 'focusin', 'scroll', 'storage'])('the app is started by %s, once', (sign) => {
  open();
  expect(brought()).toEqual([]);
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(brought()).toEqual(['files', 'start']);
});
