import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { captureAddress } from '@blueprompt/capture/capture-address';
import { type Command, UsageError } from '../command.ts';
import { factsFileOf } from '../find-images.ts';
import { nameOfAddress, parseAddress } from '../inputs/parse-address.ts';
import { readWidth } from '../measure-options.ts';
import { reportError } from '../report-error.ts';
import { EXIT } from '../terminal.ts';

const DEFAULT_WIDTHS = '1440';
const MAX_WIDTHS = 7;

/** Address in, screenshots with the exact facts of the page beside them out. */
export const captureCommand: Command = {
  name: 'capture',
  summary: 'Take full-page screenshots of a running page, with its exact fonts, colours, links and alt texts as JSON',
  operands: '<address>',
  options: {
    widths: { value: 'PX,PX,…', help: `widths in CSS pixels, up to ${MAX_WIDTHS}; default ${DEFAULT_WIDTHS}` },
    dark: { help: 'ask the page for its dark theme' },
    out: { value: 'DIR', help: 'write into DIR instead of the current folder' },
  },
  examples: [
    'blueprompt capture http://localhost:5173',
    'blueprompt capture https://example.com/pricing --widths 390,768,1440 --out shots',
    'blueprompt capture http://localhost:3000 --dark --out shots',
  ],
  run: async (given, terminal) => {
    const [address, ...rest] = given.positionals;
    if (address === undefined || rest.length > 0)
      throw new UsageError('name one address, for example http://localhost:5173');
    const url = parseAddress(address);
    const dark = given.flag('dark');
    const widths = [
      ...new Set((given.text('widths') ?? DEFAULT_WIDTHS).split(',').map((px) => readWidth(px, 'widths'))),
    ];
    if (widths.length > MAX_WIDTHS)
      throw new UsageError(`--widths takes at most ${MAX_WIDTHS} widths, not ${widths.length}`);
    const folder = path.resolve(terminal.cwd, given.text('out') ?? '.');
    const views = widths.map((width) => ({ width, scale: 1, dark }));
    const captures = await captureAddress(url.href, views, { env: terminal.env });
    await mkdir(folder, { recursive: true });
    for (const { bytes, facts, notes } of captures) {
      const file = path.join(folder, `${nameOfAddress(url)}-${facts.width}${dark ? '-dark' : ''}.png`);
      await writeFile(file, bytes);
      await writeFile(factsFileOf(file), `${JSON.stringify(facts)}\n`);
      terminal.writeOut(`${path.relative(terminal.cwd, file)}\n`);
      for (const message of notes)
        reportError(terminal, given.flag('json'), { code: 'note', message, file: path.basename(file) });
    }
    return EXIT.ok;
  },
};
