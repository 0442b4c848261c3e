import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPage } from '@blueprompt/core/code/render-page';
import { type Command, UsageError } from '../command.ts';
import { findImages } from '../find-images.ts';
import { loadFonts } from '../load-fonts.ts';
import { workOnImages } from '../measure-images.ts';

/** Screenshot in, a page that flows and fits every width out. */
export const codeCommand: Command = {
  name: 'code',
  summary: 'Write screenshots as responsive HTML and CSS from the measured facts',
  operands: '<image…>',
  options: {
    out: { value: 'DIR', help: 'write DIR/index.html instead of stdout; of several images DIR/<name>/index.html' },
  },
  examples: ['blueprompt code home.png --out site', "blueprompt code 'shots/*.png' --out site"],
  run: async (given, terminal) => {
    const images = await findImages(given.positionals, terminal);
    const out = given.text('out');
    if (images.length > 1 && out === undefined) throw new UsageError('several images need --out DIR');
    return workOnImages(images, terminal, given.flag('json'), async ({ image, measurement }) => {
      const { texts, elements, regions } = measurement;
      if (texts.length + elements.length + regions.filter(({ role }) => role !== 'main').length === 0)
        throw new Error('nothing to build was found in it: no text, no box, no picture');
      const html = renderPage(measurement, await loadFonts(measurement));
      if (out === undefined) return void terminal.writeOut(html);
      const folder = path.resolve(terminal.cwd, out, images.length > 1 ? image.name : '.');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'index.html'), html);
    });
  },
};
