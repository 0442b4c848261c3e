import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, UsageError } from '../command.ts';
import { drawOverlay } from '../draw-overlay.ts';
import { findImages } from '../find-images.ts';
import { workOnImages } from '../measure-images.ts';
import { MEASURE_OPTIONS, readMeasureOptions } from '../measure-options.ts';

/** Screenshot in, Measurement JSON out. */
export const measureCommand: Command = {
  name: 'measure',
  summary: 'Measure every text line, box, colour, size and gap in screenshots, as JSON',
  operands: '<image or address…>',
  options: {
    out: { value: 'DIR', help: 'write DIR/<name>.json for each image instead of stdout' },
    overlay: { help: 'also write DIR/<name>.overlay.png with the detected elements drawn on it; needs --out' },
    ...MEASURE_OPTIONS,
  },
  examples: [
    'blueprompt measure home.png > home.json',
    "blueprompt measure 'shots/*.png' --out facts --overlay",
    'cat home.png | blueprompt measure - | jq .palette',
  ],
  run: async (given, terminal) => {
    const options = readMeasureOptions(given);
    const out = given.text('out');
    if (given.flag('overlay') && out === undefined) throw new UsageError('--overlay needs --out DIR');
    const images = await findImages(given.positionals, terminal, () => options.view);
    const folder = out === undefined ? undefined : path.resolve(terminal.cwd, out);
    if (folder) await mkdir(folder, { recursive: true });
    return workOnImages(images, terminal, options, async ({ image, bytes, measurement }) => {
      const json = `${JSON.stringify(measurement)}\n`;
      if (!folder) {
        terminal.writeOut(json);
        return;
      }
      await writeFile(path.join(folder, `${image.name}.json`), json);
      if (given.flag('overlay'))
        await writeFile(path.join(folder, `${image.name}.overlay.png`), await drawOverlay(bytes, measurement));
    });
  },
};
