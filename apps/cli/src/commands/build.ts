import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createProject } from '@blueprompt/core/exports/create-project';
import { FORMATS } from '@blueprompt/core/exports/formats';
import { nameFromFile } from '@blueprompt/core/guide/name-from-file';
import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import type { Measurement } from '@blueprompt/core/measurement';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { COMMAND_STACK } from '@blueprompt/core/stack';
import { type Command, UsageError } from '../command.ts';
import { findImages, isImageName } from '../find-images.ts';
import { isAddress } from '../inputs/parse-address.ts';
import { loadFonts } from '../load-fonts.ts';
import { workOnImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, readMeasureOptions } from '../measure-options.ts';
import { writePage } from './code.ts';

const GUIDE = 'guide.md';

/** Screenshots in, one folder with everything out; also what `blueprompt shot.png` does. */
export const buildCommand: Command = {
  name: 'build',
  summary: 'Write the build guide, the page and its pictures into a folder; the same as blueprompt <image or address…>',
  operands: '<image or address…>',
  options: {
    out: { value: 'DIR', help: 'the folder; default blueprompt-<name of the first image>' },
    ...MEASURE_OPTIONS,
  },
  examples: ['blueprompt home.png', 'blueprompt home.png team.png --out acme', 'blueprompt http://localhost:5173'],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    const images = await findImages(given.positionals, terminal, () => options.view);
    if (images.length > MAX_IMAGES_PER_PROJECT)
      throw new UsageError(`a project has at most ${MAX_IMAGES_PER_PROJECT} images, not ${images.length}`);
    // There is at least one image: findImages refuses none.
    const out = given.text('out') ?? `blueprompt-${images[0]!.name}`;
    const folder = path.resolve(terminal.cwd, out);
    const measurements = new Map<string, Measurement>();
    const lines: string[] = [];
    const code = await workOnImages(images, terminal, options, async ({ image, bytes, measurement }) => {
      if (!hasContent(measurement)) throw new Error(NOTHING_TO_BUILD);
      const place = images.length > 1 ? image.name : '.';
      const fonts = await loadFonts(measurement);
      const assets = await writePage(path.join(folder, place), bytes, measurement, fonts, images);
      measurements.set(image.name, measurement);
      lines.push(`  ${path.join(place, 'index.html')}  the page as responsive HTML and CSS`);
      if (assets > 0) lines.push(`  ${path.join(place, 'assets')}  ${count(assets)}`);
    });
    if (measurements.size === 0) return code;
    // A page from an address or from stdin has no name of its own.
    const isFile = (label: string) => isImageName(label) && !isAddress(label);
    const names = images.map(({ label }) => (isFile(label) && nameFromFile(path.basename(label))) || '');
    const title = names.find((name, index) => name !== '' && measurements.has(images[index]?.name ?? ''));
    const project = createProject(
      images.map(({ name }) => measurements.get(name)),
      { uiType: 'webapp', stack: COMMAND_STACK, name: title, names },
    );
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, GUIDE), FORMATS.guide(project, 'full'));
    terminal.writeOut(`${[`Wrote ${out}`, `  ${GUIDE}  the build guide for your coding tool`, ...lines].join('\n')}\n`);
    return code;
  },
};

const count = (assets: number): string => (assets === 1 ? '1 picture or icon' : `${assets} pictures and icons`);
