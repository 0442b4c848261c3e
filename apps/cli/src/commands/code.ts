import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '@blueprompt/core/assets/list-assets';
import { listProjectAssets } from '@blueprompt/core/assets/list-project-assets';
import type { PageFont } from '@blueprompt/core/code/fonts/page-font';
import type { AddressOf } from '@blueprompt/core/code/page-assets';
import { renderPage } from '@blueprompt/core/code/render-page';
import { renderWidthsPage } from '@blueprompt/core/code/widths/render-widths-page';
import { ASSETS_FOLDER } from '@blueprompt/core/exports/export-files';
import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import type { Measurement } from '@blueprompt/core/measurement';
import type { ProjectPage } from '@blueprompt/core/project/build-code';
import type { ProjectFile } from '@blueprompt/core/project/project-file';
import { renderProject } from '@blueprompt/core/project/render-project';
import { COMMAND_STACK, isStack, STACKS } from '@blueprompt/core/stack';
import type { AssetFile } from '@blueprompt/vision/cut-assets';
import { type Command, type Given, UsageError } from '../command.ts';
import { cutFiles } from '../cut-files.ts';
import { findImages, type ImageSource, keepInputs } from '../find-images.ts';
import { loadFonts } from '../load-fonts.ts';
import { workOnImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, readMeasureOptions } from '../measure-options.ts';
import { hasParts, measurePage, PART_OPTIONS } from '../measure-page.ts';
import { EXIT, type ExitCode, type Terminal } from '../terminal.ts';

/** Screenshots in, a page that flows and fits every width out, or a project in the stack that is asked for. */
export const codeCommand: Command = {
  name: 'code',
  summary: 'Write screenshots as a responsive page or a project from the measured facts',
  operands: '<image or address…>',
  options: {
    stack: {
      value: 'STACK',
      choices: STACKS,
      help: 'stack of the code; default html, the others are projects with one page per image',
    },
    out: {
      value: 'DIR',
      help: 'write DIR/index.html and DIR/assets instead of one file to stdout; for several images DIR/<name>/…',
    },
    ...PART_OPTIONS,
    ...MEASURE_OPTIONS,
  },
  examples: [
    'blueprompt code home.png --out site',
    'blueprompt code desktop.png --also phone.png --out site',
    'blueprompt code desktop.png --also phone.png --stack react --out app',
    'blueprompt code home.png --state "Menu open=menu.png" --out site',
    "blueprompt code 'shots/*.png' --out site",
    'blueprompt code home.png team.png --stack react --out app',
  ],
  run: async (given, terminal) => {
    if (hasParts(given)) return writeParts(given, terminal);
    const options = readMeasureOptions(given);
    const images = await findImages(given.positionals, terminal, () => options.view);
    const out = given.text('out');
    const chosen = given.text('stack');
    const stack = isStack(chosen) ? chosen : COMMAND_STACK;
    if (images.length > 1 && out === undefined) throw new UsageError('several images need --out DIR');
    if (stack !== 'html' && out === undefined) throw new UsageError(`--stack ${stack} needs --out DIR`);
    const folder = path.resolve(terminal.cwd, out ?? '.');
    const folderOf = ({ name }: ImageSource): string => path.join(folder, images.length > 1 ? name : '.');
    // Known before anything is measured.
    if (stack === 'html' && out !== undefined)
      keepInputs(
        images,
        images.map((image) => pageFileOf(folderOf(image))),
      );
    const pages: ProjectPage[] = [];
    const code = await workOnImages(images, terminal, options, async ({ image, bytes, measurement }) => {
      if (!hasContent(measurement)) throw new Error(NOTHING_TO_BUILD);
      const fonts = await loadFonts(measurement);
      if (stack !== 'html') {
        const pictures = await cutPictures(bytes, measurement);
        return void pages.push({ name: image.name, measurement, fonts, pictures });
      }
      if (out === undefined) return void terminal.writeOut(renderPage(measurement, fonts));
      await writePage(folderOf(image), bytes, measurement, fonts, images);
    });
    if (stack !== 'html' && pages.length > 0) await writeProject(folder, renderProject(pages, stack), images);
    return code;
  },
};

/** One page from its screenshots at several widths and in several states. */
const writeParts = async (given: Given, terminal: Terminal): Promise<ExitCode> => {
  const [out, chosen] = [given.text('out'), given.text('stack')];
  const stack = isStack(chosen) ? chosen : COMMAND_STACK;
  if (stack !== 'html' && out === undefined) throw new UsageError(`--stack ${stack} needs --out DIR`);
  const page = await measurePage(given, terminal);
  if (!page) return EXIT.failed;
  const shots = [...page.widths, ...page.states];
  const images = shots.map(({ image }) => image);
  if (stack !== 'html') {
    const [{ image, bytes, measurement }, ...others] = page.widths;
    const narrower = others.map((other) => other.measurement);
    const fonts = await loadFonts(measurement, ...narrower, ...page.states.map((state) => state.measurement));
    const pictures = await cutPictures(bytes, measurement);
    const { states } = page;
    // It was asked for above: a project is no single file.
    const folder = path.resolve(terminal.cwd, out!);
    const project = { name: image.name, measurement, narrower, fonts, pictures, states };
    await writeProject(folder, renderProject([project], stack), images);
    return EXIT.ok;
  }
  const widths = page.widths.map(({ measurement }) => measurement);
  const measurements = shots.map(({ measurement }) => measurement);
  const fonts = await loadFonts(...measurements);
  const render = (addressOf?: AddressOf): string =>
    widths.length === 1
      ? renderPage(widths[0]!, fonts, addressOf, page.states)
      : renderWidthsPage(widths, fonts, addressOf, page.states);
  if (out === undefined) terminal.writeOut(render());
  else {
    const assets = listProjectAssets(measurements);
    const files = await Promise.all(
      shots.map(({ bytes, measurement }, shot) =>
        cutFiles(
          bytes,
          measurement,
          assets.filter((asset) => asset.page === shot),
        ),
      ),
    );
    await writeSite(path.resolve(terminal.cwd, out), files.flat(), render(inFolder), images);
  }
  return EXIT.ok;
};

const inFolder = ({ file }: Asset): string => `${ASSETS_FOLDER}/${file}`;

const pageFileOf = (folder: string): string => path.join(folder, 'index.html');

const writeSite = async (
  folder: string,
  files: readonly AssetFile[],
  html: string,
  images: readonly ImageSource[],
): Promise<void> => {
  const assets = path.join(folder, ASSETS_FOLDER);
  keepInputs(images, [pageFileOf(folder), ...files.map(({ file }) => path.join(assets, file))]);
  await mkdir(files.length > 0 ? assets : folder, { recursive: true });
  for (const { file, bytes } of files) await writeFile(path.join(assets, file), bytes);
  await writeFile(pageFileOf(folder), html);
};

const cutPictures = async (bytes: Uint8Array, measurement: Measurement): Promise<Map<string, string>> =>
  new Map((await cutFiles(bytes, measurement)).map(({ file, bytes }) => [file, Buffer.from(bytes).toString('base64')]));

/** Writes a page and its assets into a folder; resolves to the number of assets. */
export const writePage = async (
  folder: string,
  bytes: Uint8Array,
  measurement: Measurement,
  fonts: PageFont[],
  images: readonly ImageSource[],
): Promise<number> => {
  const files = await cutFiles(bytes, measurement);
  await writeSite(folder, files, renderPage(measurement, fonts, inFolder), images);
  return files.length;
};

const writeProject = async (
  folder: string,
  files: readonly ProjectFile[],
  images: readonly ImageSource[],
): Promise<void> => {
  keepInputs(
    images,
    files.map((file) => path.join(folder, file.path)),
  );
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content, file.encoding);
  }
};
