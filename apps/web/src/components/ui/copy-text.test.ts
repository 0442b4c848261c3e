import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { takeToasts } from './toast.tsx';

const shown: string[] = [];
let stop = () => {};

beforeEach(() => {
  stop = takeToasts(({ title }) => shown.push(title));
});
afterEach(() => {
  stop();
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

const withClipboard = (clipboard: Partial<Clipboard> | undefined) => vi.stubGlobal('navigator', { clipboard });
const withCommand = (command: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });

test('a text goes to the clipboard, and a toast is shown where one is asked for', async () => {
  const written: string[] = [];
  withClipboard({ writeText: async (text) => void written.push(text) });
  expect([await copyText('#2563eb', '#2563eb copied'), await copyText('quiet')]).toEqual([true, true]);
  expect({ written, shown }).toEqual({ written: ['#2563eb', 'quiet'], shown: ['#2563eb copied'] });
});

test.each([
  ['missing', undefined],
  ['refused', { writeText: () => Promise.reject(new Error('not allowed')) }],
])('where the clipboard is %s the text is selected and copied, and nothing is left behind', async (_, clipboard) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  withClipboard(clipboard);
  let selected = '';
  withCommand(() => {
    selected = `${document.getSelection()}`;
    return true;
  });
  const before = document.body.innerHTML;
  expect(await copyText('npm run dev')).toBe(true);
  expect({ selected, left: document.body.innerHTML, shown }).toEqual({
    selected: 'npm run dev',
    left: before,
    shown: [],
  });
});

test('a browser that refuses both ways is named, and nothing counts as copied', async () => {
  withClipboard(undefined);
  withCommand(() => false);
  expect(await copyText('npm run dev', 'copied')).toBe(false);
  expect(shown).toEqual(['Your browser did not allow copying. Select the text and copy it by hand.']);
});
