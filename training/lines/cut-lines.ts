import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decode } from '@blueprompt/vision/decode';
import { CROP_HEIGHT_PX, cropLine } from '@blueprompt/vision/text/read/crop-line';
import { findComponents, markEdges } from '@blueprompt/vision/text/ink/edge-components';
import type { GlyphLine } from '@blueprompt/vision/text/lines/glyph-line';
import { groupGlyphLines } from '@blueprompt/vision/text/lines/glyph-lines';
import { createRandom } from '../pages/random.ts';
import { labelLine, type Word } from './label-line.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true }, out: { type: 'string' }, shard: { type: 'string', default: '0/1' } },
});
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
const out = values.out!;
mkdirSync(out, { recursive: true });

/** The engine's own air around the ink, in ink heights; half of the crops vary it, as boxes on photos do. */
const AIR = 0.18;
const MAX_WIDTH = 1280;
const MAX_CHARS = 160;
/** Text in foreign pictures and charts has no truth: there only icons count as no text. */
const NO_TEXT = { foreign: ['icon'], own: ['icon', 'image', 'avatar'] };

const alphabet = new Set(JSON.parse(readFileSync(new URL('../../packages/vision/models/reader-chars.json', import.meta.url), 'utf8')) as string[]);
const pictures = openSync(path.join(out, `lines-${shard}.u8`), 'w');
const labels = openSync(path.join(out, `lines-${shard}.jsonl`), 'w');
let count = 0;

type Page = { scale: number; words: Word[]; parts: { type: string; box: [number, number, number, number] }[] };
type Box = [number, number, number, number];

const holds = ([x, y, width, height]: Box, line: GlyphLine): boolean => line.left >= x - 3 && line.right <= x + width + 3 && line.top >= y - 3 && line.bottom <= y + height + 3;

const files = values.pages!
  .flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.webp')).map((name) => path.join(folder, name)))
  .sort()
  .filter((_, index) => index % shards === shard);
for (const [index, file] of files.entries()) {
  const decoded = await decode(readFileSync(file));
  if (!decoded.ok) continue;
  const { pixels } = decoded;
  const random = createRandom(index * 31 + shard);
  const truth = JSON.parse(readFileSync(file.replace(/webp$/, 'json'), 'utf8')) as Page;
  const scaled = (box: Box) => box.map((value) => value * truth.scale) as Box;
  const words = truth.words.map((word) => ({ ...word, box: scaled(word.box), size: word.size * truth.scale }));
  const page = path.basename(file, '.webp');
  const silent = truth.parts.filter(({ type }) => (page.startsWith('npm-') ? NO_TEXT.foreign : NO_TEXT.own).includes(type)).map(({ box }) => scaled(box));
  const icons = truth.parts.filter(({ type }) => type === 'icon').map(({ box }) => scaled(box));
  for (const line of groupGlyphLines(findComponents(markEdges(pixels), pixels.width), pixels)) {
    const height = line.bottom - line.top - 2;
    if (height < 3) continue;
    const beside = icons.filter(([x, y, width, tall]) => x < line.right && x + width > line.left && y < line.bottom && y + tall > line.top);
    const label = labelLine(line, words, beside);
    if (label === undefined || (label === 'none' && !page.startsWith('sheet-') && !silent.some((box) => holds(box, line)))) continue;
    const { text, bold, size } = label === 'none' ? { text: '' } : label;
    if (text.length > MAX_CHARS || [...text].some((char) => !alphabet.has(char))) continue;
    const vary = (from: number, to: number) => (from + random.next() * (to - from)) * height;
    const exact = { left: line.left - AIR * height, top: line.top + 1 - AIR * height, right: line.right + AIR * height, bottom: line.bottom - 1 + AIR * height };
    const loose = { left: line.left - vary(0.05, 0.4), top: line.top + 1 - vary(0.08, 0.3), right: line.right + vary(0.05, 0.4), bottom: line.bottom - 1 + vary(0.08, 0.3) };
    for (const box of text === '' ? [exact] : [exact, loose]) {
      const crop = cropLine(pixels, box);
      if (crop.width > MAX_WIDTH) continue;
      writeSync(pictures, Uint8Array.from(crop.values, (value) => Math.min(255, Math.max(0, Math.round(value)))));
      const ratio = size === undefined ? null : size / (box.bottom - box.top);
      writeSync(labels, `${JSON.stringify({ page, width: crop.width, text, bold: bold ?? null, ratio })}\n`);
      count++;
    }
  }
}
closeSync(pictures);
closeSync(labels);
process.stdout.write(`${files.length} pages, ${count} crops of ${CROP_HEIGHT_PX} rows\n`);
