import { statSync } from 'node:fs';
import path from 'node:path';

type Env = Record<string, string | undefined>;

/** A browser is needed and none was found; the message says what to do. */
export class NoBrowser extends Error {}

const ON_PATH: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  win32: ['chrome.exe', 'msedge.exe', 'chromium.exe'],
};
/** The headless shell goes first: the same engine without a window's interface, and it starts sooner. */
const ON_UNIX_PATH = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];
const IN_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const IN_PROGRAM_FILES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const SNAP_AND_FLATPAK = ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];

/** Every place where a system usually keeps a browser that can be driven, the best first. */
export const listBrowserPlaces = (platform: NodeJS.Platform, env: Env): string[] => {
  const { join, delimiter } = platform === 'win32' ? path.win32 : path.posix;
  // Windows spells it `Path`, and an environment that was handed in is no longer blind to case.
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const names = ON_PATH[platform] ?? ON_UNIX_PATH;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env['HOME'] ? [join(env['HOME'], 'Applications')] : [])];
    const apps = IN_APPLICATIONS.flatMap((app) => roots.map((root) => join(root, `${app}.app/Contents/MacOS/${app}`)));
    return [...apps, ...onPath];
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    );
    return [...IN_PROGRAM_FILES.flatMap((file) => roots.map((root) => join(root, file))), ...onPath];
  }
  return [...onPath, ...SNAP_AND_FLATPAK];
};

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The program of an installed Chrome, Chromium or Edge: the one that CHROME_PATH names, or the first in the usual places. */
export const findInstalledBrowser = (env: Env, platform: NodeJS.Platform = process.platform): string => {
  const named = env['CHROME_PATH'];
  if (named) {
    if (isFile(named)) return named;
    throw new NoBrowser(`CHROME_PATH names ${named}, but there is no such file`);
  }
  const found = listBrowserPlaces(platform, env).find((place) => {
    try {
      return isFile(place);
    } catch {
      // A folder on PATH that may not be read holds no browser for us.
      return false;
    }
  });
  if (found) return found;
  throw new NoBrowser(
    'no browser was found to open the page; install Chrome, Chromium or Edge, or set CHROME_PATH to its program',
  );
};
