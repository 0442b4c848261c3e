import { readFileSync } from 'node:fs';
import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';

const read = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** One line a text, as people compare them: where, what, how it is set, and on which paper. */
const toRow = ({ text, box, fontSize, fontWeight, fontClass, color, background, align }: TextLine): string =>
  `${box.x},${box.y} ${box.width}x${box.height} "${text}" ${fontSize}px ${fontWeight} ${fontClass} ${color} on ${background} ${align}`;

/** The pictures are bench/conditions/pages drawn once at 1440×900; the rows were checked against their HTML by eye: one W is read as w. */
test.each(['form', 'article'])('the texts of the %s page', async (name) => {
  const outcome = await measure(read(`${name}.png`));
  const rows = outcome.ok ? outcome.measurement.texts.map(toRow) : [];
  expect(`${rows.join('\n')}\n`).toBe(read(`${name}.texts.txt`).toString());
});
