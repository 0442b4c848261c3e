import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { decode } from '../../decode.ts';
import { CROP_HEIGHT_PX, cropLine, type LineCrop } from './crop-line.ts';
import { createLineReader, type ReadChar } from './line-reader.ts';

const flat = (width: number): LineCrop => ({ width, values: new Float32Array(width * CROP_HEIGHT_PX) });
const textOf = (chars: readonly ReadChar[]): string => chars.map(({ char }) => char).join('');

/** The heading of the page, with the air that the reader expects. */
const HEADING = { left: 507, top: 110, right: 693, bottom: 135 };

let line: LineCrop;
beforeAll(async () => {
  const decoded = await decode(readFileSync(new URL('../../fixtures/form.png', import.meta.url)));
  if (decoded.ok) line = cropLine(decoded.pixels, HEADING);
});

test('the large network reads so much of a picture and no more; the small one goes on', async () => {
  const read = await createLineReader({ width: 1000, height: 1000 });
  expect(textOf((await read(line, 'careful')).chars)).toBe('Welcome back');
  expect(await read(flat(44_001), 'careful')).toEqual({ chars: [] });
  expect(await read(line, 'careful')).toEqual({ chars: [] });
  expect(textOf((await read(line)).chars)).toBe('Welcome back');
});
