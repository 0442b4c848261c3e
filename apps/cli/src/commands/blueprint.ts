import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPage } from '@blueprompt/core/code/render-page';
import { hasContent, NOTHING_TO_BUILD } from '@blueprompt/core/has-content';
import { type Command, UsageError } from '../command.ts';
import { findImages, keepInputs } from '../find-images.ts';
import { loadFonts } from '../load-fonts.ts';
import { workOnImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, readMeasureOptions } from '../measure-options.ts';

/** Screenshot in, the page rebuilt from its measured facts out. */
export const blueprintCommand: Command = {
  name: 'blueprint',
  summary: 'Rebuild screenshots as self-contained, responsive HTML from the measured facts',
  operands: '<image or address…>',
  options: {
    out: { value: 'DIR', help: 'write DIR/<name>.html for each image instead of stdout' },
    ...MEASURE_OPTIONS,
  },
  examples: [
    'blueprompt blueprint home.png > home.html',
    "blueprompt blueprint 'shots/*.png' --out rebuilt",
    'cat home.png | blueprompt blueprint - > home.html',
  ],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    const images = await findImages(given.positionals, terminal, () => options.view);
    const out = given.text('out');
    if (images.length > 1 && out === undefined) throw new UsageError('several images need --out DIR');
    const folder = out === undefined ? undefined : path.resolve(terminal.cwd, out);
    const fileOf = (within: string, name: string): string => path.join(within, `${name}.html`);
    if (folder) {
      keepInputs(
        images,
        images.map(({ name }) => fileOf(folder, name)),
      );
      await mkdir(folder, { recursive: true });
    }
    return workOnImages(images, terminal, options, async ({ image, measurement }) => {
      if (!hasContent(measurement)) throw new Error(NOTHING_TO_BUILD);
      const html = renderPage(measurement, await loadFonts(measurement));
      if (folder) await writeFile(fileOf(folder, image.name), html);
      else terminal.writeOut(html);
    });
  },
};
