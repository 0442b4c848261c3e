import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findInstalledBrowser, listBrowserPlaces } from './find-installed-browser.ts';

describe('listBrowserPlaces', () => {
  test.each([
    ['darwin', { HOME: '/Users/ada' }, '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['win32', { PROGRAMFILES: 'C:\\Program Files' }, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['win32', { Path: 'C:\\Tools;D:\\Apps' }, 'D:\\Apps\\chrome.exe'],
    ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/google-chrome'],
    ['linux', {}, '/snap/bin/chromium'],
  ] as const)('on %s with %o looks at %s', (platform, env, place) => {
    expect(listBrowserPlaces(platform, env)).toContain(place);
  });
});

describe('findInstalledBrowser', () => {
  test('takes the program that CHROME_PATH names, and says where there is none', async () => {
    const program = path.join(await mkdtemp(path.join(tmpdir(), 'blueprompt-find-')), 'chrome');
    expect(() => findInstalledBrowser({ CHROME_PATH: program })).toThrow(`CHROME_PATH names ${program}`);
    await writeFile(program, '');
    expect(findInstalledBrowser({ CHROME_PATH: program })).toBe(program);
  });

  test('says what to do where no browser is installed', () => {
    expect(() => findInstalledBrowser({}, 'win32')).toThrow('install Chrome, Chromium or Edge, or set CHROME_PATH');
  });
});
