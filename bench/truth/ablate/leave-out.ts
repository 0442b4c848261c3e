/**
 * Runs before the engine is loaded (`node --import`): leaves out the stages that BENCH_STAGE names, and remembers what was
 * read of each screenshot in the folder BENCH_TEXTS, since reading costs most and most stages come after it.
 */
import { registerHooks } from 'node:module';
import { bypassSource, replaceExport } from './bypass-source.ts';
import { STAGES } from './stages.ts';

const VISION = new URL('../../../packages/vision/src/', import.meta.url).href;
const wanted = (process.env.BENCH_STAGE ?? '').split(',').filter((name) => name !== '');
const unknown = wanted.find((one) => !STAGES.some(({ name }) => name === one));
if (unknown) throw new Error(`There is no stage ${unknown}.`);
const left = STAGES.filter(({ name }) => wanted.includes(name));
const remember = process.env.BENCH_TEXTS;

const rememberTexts = (folder: string): string => `
import { createHash as hashOf } from 'node:crypto';
import { existsSync as isThere, readFileSync as load, renameSync as rename, writeFileSync as store } from 'node:fs';
const remembered = async (pixels: Pixels): Promise<TextLine[]> => {
  const file = ${JSON.stringify(folder)} + '/' + hashOf('sha256').update(pixels.width + ' ').update(pixels.colors).digest('hex') + '.json';
  if (isThere(file)) return JSON.parse(load(file, 'utf8'));
  const texts = await readTexts(pixels);
  store(file + process.pid, JSON.stringify(texts));
  rename(file + process.pid, file);
  return texts;
};
export { remembered as readTexts };`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const isFile = (file: string): boolean => new URL(`${file}.ts`, VISION).href === url.replace(/\?.*$/, '');
    const stages = left.filter(({ file }) => isFile(file));
    const isReader = remember !== undefined && isFile('text/read-texts');
    if (!loaded.source || (stages.length === 0 && !isReader)) return loaded;
    let source = String(loaded.source);
    for (const stage of stages) source = bypassSource(source, stage);
    if (isReader) source = replaceExport(source, 'readTexts', rememberTexts(remember));
    return { ...loaded, source };
  },
});
