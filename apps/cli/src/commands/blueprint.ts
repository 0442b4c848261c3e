import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderBlueprint } from '@blueprompt/core/blueprint/render-blueprint';
import { type Command, UsageError } from '../command.ts';
import { findImages } from '../find-images.ts';
import { loadFonts } from '../load-fonts.ts';
import { workOnImages } from '../measure-images.ts';

/** Screenshot in, the page rebuilt from its measured facts out. */
export const blueprintCommand: Command = {
  name: 'blueprint',
  summary: 'Rebuild screenshots as self-contained HTML from the measured facts',
  operands: '<image…>',
  options: { out: { value: 'DIR', help: 'write DIR/<name>.html for each image instead of stdout' } },
  examples: [
    'blueprompt blueprint home.png > home.html',
    "blueprompt blueprint 'shots/*.png' --out rebuilt",
    'cat home.png | blueprompt blueprint - > home.html',
  ],
  run: async (given, terminal) => {
    const images = await findImages(given.positionals, terminal);
    const out = given.text('out');
    if (images.length > 1 && out === undefined) throw new UsageError('several images need --out DIR');
    const folder = out === undefined ? undefined : path.resolve(terminal.cwd, out);
    if (folder) await mkdir(folder, { recursive: true });
    return workOnImages(images, terminal, given.flag('json'), async ({ image, measurement }) => {
      const html = renderBlueprint(measurement, await loadFonts(measurement));
      if (folder) await writeFile(path.join(folder, `${image.name}.html`), html);
      else terminal.writeOut(html);
    });
  },
};
