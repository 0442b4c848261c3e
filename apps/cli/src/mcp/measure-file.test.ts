import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DomFacts } from '@blueprompt/core/dom-facts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFileMeasurer } from './measure-file.ts';

const drawPage = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" font-family="DejaVu Sans, Liberation Sans, sans-serif">
      <rect width="320" height="120" fill="#ffffff"/>
      <rect x="24" y="40" width="150" height="44" rx="8" fill="#4f46e5"/></svg>`),
  )
    .png()
    .toBuffer();

/** What the page says of its button: a radius that no estimate gives. */
const factsOf = (radius: number): string =>
  JSON.stringify({
    version: 1,
    url: 'http://localhost/',
    title: 'Billing',
    width: 320,
    height: 120,
    scale: 1,
    dark: false,
    texts: [],
    elements: [
      { selector: '.cta', tag: 'button', box: { x: 24, y: 40, width: 150, height: 44 }, fill: '#4f46e5', radius },
    ],
  } satisfies DomFacts);

test('takes the facts beside a build as the command line does, and reads them again when they change', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-measure-file-'));
  await writeFile(path.join(folder, 'design.png'), await drawPage());
  await writeFile(path.join(folder, 'build.png'), await drawPage());
  await writeFile(path.join(folder, 'build.dom.json'), factsOf(7.25));
  const { measure } = createFileMeasurer(folder, {});
  const marked = ({ elements, paints = [] }: Awaited<ReturnType<typeof measure>>) =>
    [...elements, ...paints].find(({ dom }) => dom);

  const design = await measure('design.png');
  const estimated = [...design.elements, ...(design.paints ?? [])].find(({ radius }) => radius !== undefined)?.radius;
  expect(marked(await measure('build.png'))).toMatchObject({ radius: 7.25, dom: { selector: '.cta' } });
  expect(marked(await measure('build.png', design))).toMatchObject({ radius: estimated, dom: { selector: '.cta' } });

  await writeFile(path.join(folder, 'build.dom.json'), factsOf(7.125));
  expect(marked(await measure('build.png'))).toMatchObject({ radius: 7.125 });
});
