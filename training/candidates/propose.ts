import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { intersect } from '@blueprompt/core/geometry';
import { decode } from '@blueprompt/vision/decode';
import { CLASSES } from '@blueprompt/vision/judge/classes';
import { CROP_LENGTH, writeCrop } from '@blueprompt/vision/judge/crop';
import { describeCandidates } from '@blueprompt/vision/judge/features';
import { lookFacts } from '@blueprompt/vision/judge/look-facts';
import { dropIconWords } from '@blueprompt/vision/icons/drop-icon-words';
import { readScene } from '@blueprompt/vision/shapes/read-scene';
import { readTexts } from '@blueprompt/vision/text/read-texts';
import { parseTruth } from '../../bench/truth/truth-pages.ts';
import { partsOfTruth } from '../pages/to-labels.ts';
import { labelCandidate, type Part } from './label-candidate.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true }, out: { type: 'string' }, shard: { type: 'string', default: '0/1' } },
});
const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
const out = values.out!;
mkdirSync(out, { recursive: true });

/** The engine's own candidates of every page with what they are: one row of numbers and one crop each. */
const features = openSync(path.join(out, `features-${shard}.f32`), 'w');
const crops = openSync(path.join(out, `crops-${shard}.u8`), 'w');
const answers = openSync(path.join(out, `labels-${shard}.f32`), 'w');
const names: { page: string; candidates: number; features: number }[] = [];

/** What was labelled while the page was drawn, or what its truth says where only that lies beside it. */
const labelsOf = (file: string): { scale: number; parts: { type: string; box: number[] }[] } => {
  const labels = file.replace(/webp$/, 'json');
  if (existsSync(labels)) return JSON.parse(readFileSync(labels, 'utf8'));
  const packed = file.replace(/webp$/, 'truth.json.gz');
  const truth = parseTruth(JSON.parse(gunzipSync(readFileSync(packed)).toString('utf8')), path.basename(file, '.webp'), packed);
  return { scale: truth.scale, parts: partsOfTruth(truth) };
};
/** Of a sealed family, though they lie among those to learn from. */
const SEALED = /purple-admin|tw-060/;

const files = values.pages!
  .flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.webp') && !SEALED.test(name)).map((name) => path.join(folder, name)))
  .sort()
  .filter((_, index) => index % shards === shard);
for (const file of files) {
  const decoded = await decode(readFileSync(file));
  if (!decoded.ok) continue;
  const labels = labelsOf(file);
  const picture = { x: 0, y: 0, width: decoded.pixels.width, height: decoded.pixels.height };
  // What the edge of the picture cuts off is what is left of it.
  const truth = labels.parts.map(({ type, box }): Part => {
    const [x, y, width, height] = box.map((value) => value * labels.scale) as [number, number, number, number];
    return { type, box: intersect({ x, y, width, height }, picture) };
  });
  const read = await readTexts(decoded.pixels);
  const scene = readScene(decoded.pixels, dropIconWords(read), read);
  if (scene.candidates.length === 0) continue;
  const rows = describeCandidates(scene);
  const pictures = new Uint8Array(rows.length * CROP_LENGTH);
  const said = scene.candidates.flatMap((candidate, index) => {
    writeCrop(scene.pixels, candidate.box, scene.page.scale, pictures, index * CROP_LENGTH);
    rows[index]!.push(...lookFacts(pictures, index * CROP_LENGTH));
    const { type, weight, canvas } = labelCandidate(candidate.box, truth);
    return [CLASSES.indexOf(type), weight, ...(canvas ?? [0, 0, 0, 0])];
  });
  writeSync(features, new Uint8Array(Float32Array.from(rows.flat()).buffer));
  writeSync(crops, pictures);
  writeSync(answers, new Uint8Array(Float32Array.from(said).buffer));
  names.push({ page: path.basename(file, '.webp'), candidates: rows.length, features: rows[0]!.length });
}
for (const file of [features, crops, answers]) closeSync(file);
writeFileSync(path.join(out, `pages-${shard}.json`), JSON.stringify(names));
process.stdout.write(`${names.length} pages, ${names.reduce((sum, { candidates }) => sum + candidates, 0)} candidates\n`);
