import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const CACHE = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'engine');
/** The largest that every browser reads. */
const BROTLI_WINDOW = 24;

/** Packs bytes with brotli, once for all builds: large files take seconds at quality 9, a minute at 11, and hardly ever change. */
export async function packBytes(bytes: Buffer, quality: number): Promise<Buffer> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `${hash}-${quality}-${BROTLI_WINDOW}.br`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const packed = await promisify(brotliCompress)(bytes, { params });
  await mkdir(CACHE, { recursive: true });
  // Under its name only once it is whole: builds may be stopped, or run side by side.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, packed);
  await rename(unfinished, file);
  return packed;
}
