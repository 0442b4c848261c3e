import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Desktop } from '../terminal.ts';
import { openDesktop } from './desktop.ts';
import { offerScreenshot } from './offer-screenshot.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'blueprompt-home-'));
});

/** A file below the home folder that is some minutes old. */
const put = async (file: string, minutesAgo: number): Promise<string> => {
  const whole = path.join(home, file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, PNG);
  const at = new Date(NOW.getTime() - minutesAgo * 60_000);
  await utimes(whole, at, at);
  return whole;
};

/** Asks with an answer ready; `programs` is what each prints. */
const offer = async (
  answer: string | undefined,
  { platform = 'linux', programs = {}, env = {} }: Partial<Desktop & { programs: object; env: object }> = {},
) => {
  let asked = '';
  const ran: string[] = [];
  const desktop: Desktop = {
    platform,
    home,
    now: () => NOW,
    run: async (program) => {
      ran.push(program);
      return (programs as Record<string, Buffer>)[program];
    },
    ask: async (question) => {
      asked = question;
      return answer;
    },
  };
  const offered = await offerScreenshot(desktop, { env: env as Record<string, string> });
  return { offered, asked, ran };
};

describe('the last screenshot', () => {
  test('is the newest of desktop and pictures that is called one, or in a folder of them', async () => {
    await put('Desktop/Screenshot 2026-11-18 at 09.00.00.png', 180);
    await put('Desktop/logo.png', 1);
    await put('Pictures/holiday.jpg', 2);
    await put('Pictures/Screenshots/notes.txt', 1);
    const newest = await put('Pictures/Screenshots/2026-11-18.png', 3);
    const { offered, asked } = await offer('1');
    expect(asked).toContain('1  your last screenshot: 2026-11-18.png in Screenshots, 3 minutes ago');
    expect(offered).toEqual({ state: 'words', words: ['build', newest] });
  });

  test.each([
    ['linux', 'Bilder/Bildschirmfotos/Bildschirmfoto vom 18.png'],
    ['win32', 'OneDrive/Pictures/Screenshots/Schermafbeelding 1.png'],
    ['darwin', 'Shots/anything.png'],
    ['darwin', 'Desktop/Capture d’écran 1.png'.normalize('NFD')],
  ] as const)('is found on %s at %s', async (platform, file) => {
    const whole = await put(file, 90);
    await put('.config/user-dirs.dirs', 0);
    await writeFile(path.join(home, '.config/user-dirs.dirs'), 'XDG_PICTURES_DIR="$HOME/Bilder"\n');
    const { offered, asked } = await offer('1', {
      platform,
      env: { OneDrive: path.join(home, 'OneDrive') },
      programs: { defaults: Buffer.from('~/Shots\n') },
    });
    expect(offered).toEqual({ state: 'words', words: ['build', whole] });
    expect(asked).toContain('1 hour ago');
  });

  test('is not offered where there is none', async () => {
    const { asked } = await offer('');
    expect(asked).not.toContain('last screenshot');
    expect(asked).toContain('  1  the image in the clipboard\n');
    expect(asked).toContain('Type 1, a file name or an address.');
  });
});

describe('the clipboard', () => {
  const words = ['build', '-', '--out', 'blueprompt-clipboard'];
  test.each([
    ['darwin', { osascript: Buffer.from(`«data PNGf${PNG.toString('hex').toUpperCase()}»\n`) }],
    ['win32', { powershell: Buffer.from(`${PNG.toString('base64')}\r\n`) }],
    ['linux', { 'wl-paste': PNG }],
    ['linux', { 'wl-paste': Buffer.from('No selection'), xclip: PNG }],
  ] as const)('gives its image on %s', async (platform, programs) => {
    expect((await offer('1', { platform, programs })).offered).toEqual({ state: 'words', words, clipboard: PNG });
  });

  test('comes after a last screenshot', async () => {
    await put('Desktop/Screenshot 1.png', 1);
    const { offered, asked } = await offer('2', { programs: { 'wl-paste': PNG } });
    expect(asked).toContain('  2  the image in the clipboard\n\nType 1, 2, a file name or an address.');
    expect(offered).toEqual({ state: 'words', words, clipboard: PNG });
  });

  test('without an image says so, and is not read unless it is chosen', async () => {
    expect(await offer('1')).toMatchObject({ offered: { state: 'empty-clipboard' }, ran: ['wl-paste', 'xclip'] });
    expect((await offer('1', { platform: 'freebsd' })).offered).toEqual({ state: 'empty-clipboard' });
    expect((await offer('')).ran).toEqual([]);
  });
});

test.each([
  ['', { state: 'help' }],
  [undefined, { state: 'left' }],
  ['home.png', { state: 'words', words: ['build', 'home.png'] }],
  ["'/shots/my page.png' ", { state: 'words', words: ['build', '/shots/my page.png'] }],
  ["'/shots/it'\\''s.png'", { state: 'words', words: ['build', "/shots/it's.png"] }],
  ["/shots/it\\'s.png", { state: 'words', words: ['build', "/shots/it's.png"] }],
  ['"/shots/it\'s.png"', { state: 'words', words: ['build', "/shots/it's.png"] }],
  ['~bob.png', { state: 'words', words: ['build', '~bob.png'] }],
  ['/shots/my\\ page.png', { state: 'words', words: ['build', '/shots/my page.png'] }],
])('the answer %j is understood', async (answer, expected) => {
  expect((await offer(answer)).offered).toEqual(expected);
});

test.each([
  ['~/shots/a.png', 'linux', '/shots/a.png'],
  ['~/my\\ shots/a.png', 'darwin', '/my shots/a.png'],
  ['~\\shots\\a.png', 'win32', '\\shots\\a.png'],
] as const)('%s on %s is in the home folder', async (answer, platform, below) => {
  expect((await offer(answer, { platform })).offered).toMatchObject({ words: ['build', `${home}${below}`] });
});

test('a path of Windows keeps its backslashes', async () => {
  expect((await offer('C:\\shots\\a.png', { platform: 'win32' })).offered).toMatchObject({
    words: ['build', 'C:\\shots\\a.png'],
  });
});

test('a program that is missing or fails prints nothing, another its bytes', async () => {
  const { run } = openDesktop();
  expect(await run('blueprompt-no-such-program', [])).toBeUndefined();
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBeUndefined();
  expect(await run(process.execPath, ['-p', '7'])).toEqual(Buffer.from('7\n'));
});
