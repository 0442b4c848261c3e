import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isImageName } from '../find-images.ts';
import type { Desktop } from '../terminal.ts';
import { expandHome } from './desktop.ts';
export type LastScreenshot = { file: string; takenAt: Date };

/** What systems and tools call a screenshot, or the folder they put it in, in the languages they speak. */
const SCREENSHOT =
  /screen ?(?:shot|capture)|cleanshot|spectacle|flameshot|bildschirmfoto|capture d.écran|captura|schermata|scherm(?:afbeelding|opname)|skärm|skærm|skjerm|näyttökuva|zrzut|ekran|снимок|スクリーンショット|截屏|截图|螢幕|스크린샷/iu;

/** Some file systems keep accents apart from their letters. */
const isScreenshotName = (name: string): boolean => SCREENSHOT.test(name.normalize('NFC'));

/** A folder that is missing or closed to us has nothing. */
const list = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(() => []);

const imagesIn = (folder: string, entries: readonly Dirent[]): string[] =>
  entries.filter((entry) => entry.isFile() && isImageName(entry.name)).map(({ name }) => path.join(folder, name));

/** Images that are called a screenshot, and all images of a folder that is called after them. */
const listScreenshots = async (folder: string): Promise<string[]> => {
  const entries = (await list(folder)).filter(({ name }) => isScreenshotName(name));
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => imagesIn(path.join(folder, name), await list(path.join(folder, name))));
  return [...imagesIn(folder, entries), ...(await Promise.all(below)).flat()];
};

/** Where somebody told macOS to put screenshots; all images there are some. */
const listChosen = async (desktop: Desktop): Promise<string[]> => {
  if (desktop.platform !== 'darwin') return [];
  const said = (await desktop.run('defaults', ['read', 'com.apple.screencapture', 'location']))?.toString().trim();
  const folder = said && expandHome(said, desktop);
  return folder && folder !== path.join(desktop.home, 'Desktop') ? imagesIn(folder, await list(folder)) : [];
};

/** Desktop and pictures, as Linux names them in the language of the person and Windows moves them into its cloud folder. */
const foldersOf = async ({ home, platform }: Desktop, env: Record<string, string | undefined>): Promise<string[]> => {
  const roots = [home, platform === 'win32' ? env['OneDrive'] : undefined].filter((root) => root !== undefined);
  const usual = roots.flatMap((root) => [path.join(root, 'Desktop'), path.join(root, 'Pictures')]);
  if (platform !== 'linux') return usual;
  const config = env['XDG_CONFIG_HOME'] || path.join(home, '.config');
  const named = await readFile(path.join(config, 'user-dirs.dirs'), 'utf8').catch(() => '');
  const found = [...named.matchAll(/^XDG_(?:DESKTOP|PICTURES)_DIR="(.+)"$/gm)];
  return [...new Set([...usual, ...found.map(([, folder]) => path.normalize(folder!.replace('$HOME', home)))])];
};

/** The newest screenshot on the desktop and among the pictures; undefined where there is none. */
export const findLastScreenshot = async (
  desktop: Desktop,
  env: Record<string, string | undefined>,
): Promise<LastScreenshot | undefined> => {
  const folders = await foldersOf(desktop, env);
  const files = (await Promise.all([listChosen(desktop), ...folders.map(listScreenshots)])).flat();
  const dated = files.map((file) =>
    stat(file).then(
      ({ mtime }) => ({ file, takenAt: mtime }),
      // Gone since it was listed.
      () => undefined,
    ),
  );
  return (await Promise.all(dated))
    .filter((found) => found !== undefined)
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())[0];
};
