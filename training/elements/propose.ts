import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listTruthPages, parseTruth } from '../../bench/truth/truth-pages.ts';
import type { TextLine } from '../../packages/core/src/measurement.ts';
import { flattenNoise } from '../../packages/vision/src/boxes/areas/flatten-noise.ts';
import { decode } from '../../packages/vision/src/decode.ts';
import { describeNodes } from '../../packages/vision/src/elements/describe/describe-nodes.ts';
import { listNodes } from '../../packages/vision/src/elements/nodes/list-nodes.ts';
import { explainPixels } from '../../packages/vision/src/scene/explain/explain-pixels.ts';
import { detectScale } from '../../packages/vision/src/shapes/detect-scale.ts';
import { readTexts } from '../../packages/vision/src/text/read-texts.ts';
import { labelNodes } from './label-nodes.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    pages: { type: 'string', multiple: true, default: [] },
    truth: { type: 'boolean', default: false },
    texts: { type: 'string' },
    shard: { type: 'string', default: '0/1' },
  },
});
const [shard = 0, shards = 1] = values.shard.split('/').map(Number);
const out = values.out ?? 'nodes';
mkdirSync(out, { recursive: true });

/** Pages with more nodes are left out: they would fill a batch alone. */
const MAX_NODES = 1200;
type Source = { id: string; family: string; picture: string; truth: string };

/** Rendered pages, the pages of others that may be learnt from, and the open pages of the benchmark. */
const rendered = values.pages.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.truth.json.gz'))
    .map((name): Source => {
      const id = name.replace('.truth.json.gz', '');
      return { id, family: id.replace(/(-\d+|-[bm]|-\w)$/, ''), picture: path.join(folder, `${id}.webp`), truth: path.join(folder, name) };
    }),
);
const open = !values.truth
  ? []
  : listTruthPages().flatMap(({ id, family, split, files }): Source[] => (split === 'open' && files ? [{ id, family: `open-${family}`, ...files }] : []));
/** Of a sealed family, though it lies among those to learn from. */
const SEALED = /purple-admin|tw-060/;

let stored = 0;
for (const [index, { id, family, picture, truth: file }] of [...rendered, ...open].entries()) {
  const place = path.join(out, `${id}.bin.gz`);
  if (index % shards !== shard || existsSync(place) || SEALED.test(id) || !existsSync(picture)) continue;
  try {
    const bytes = readFileSync(file);
    const truth = parseTruth(JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')), id, file);
    const decoded = await decode(readFileSync(picture));
    if (!decoded.ok) continue;
    const pixels = decoded.pixels.isLossy ? flattenNoise(decoded.pixels) : decoded.pixels;
    const texts = await readCached(id, pixels);
    const scale = detectScale(pixels, texts);
    const nodes = listNodes(explainPixels(pixels, texts), texts, scale);
    if (nodes.length < 5 || nodes.length > MAX_NODES) continue;
    const { facts, boxes, words, crops, insides, count } = describeNodes(nodes, pixels, scale);
    // The truth is in CSS pixels of its own scale, the boxes in those of the scale that was measured.
    const labels = labelNodes(nodes, truth);
    const ratio = truth.scale / scale;
    const numbers = labels.flatMap(({ type, isBest, parent, set }) => [type, Number(isBest), parent, set]);
    const targets = labels.flatMap(({ box }) => box.map((value) => value * ratio));
    const head = JSON.stringify({ id, family, count, facts: facts.length / count, hasTree: truth.hasTree, width: pixels.width / scale, height: pixels.height / scale });
    const parts = [facts, boxes, Float32Array.from(targets), words, Int32Array.from(numbers), crops, insides].map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength));
    writeFileSync(place, gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...parts]), { level: 6 }));
    stored += 1;
  } catch (error) {
    process.stderr.write(`${id}: ${String(error).slice(0, 200)}\n`);
  }
}
process.stdout.write(`${stored} pages stored in ${out}\n`);

/** Reading takes longest: what was read is kept. */
async function readCached(id: string, pixels: Parameters<typeof readTexts>[0]): Promise<TextLine[]> {
  if (!values.texts) return await readTexts(pixels);
  mkdirSync(values.texts, { recursive: true });
  const place = path.join(values.texts, `${id}.json`);
  if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8'));
  const texts = await readTexts(pixels);
  writeFileSync(place, JSON.stringify(texts));
  return texts;
}
