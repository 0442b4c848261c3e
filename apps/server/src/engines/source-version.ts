import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Above this a file is a model: its size stands for it, since hashing hundreds of megabytes would slow the start. */
const HASH_BELOW_BYTES = 1_000_000;

/** A name for the code in these folders that changes with it, so that nobody has to remember to raise a version. */
export const sourceVersion = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      const { size } = statSync(file);
      hash.update(`${file.slice(folder.length)} ${size} `);
      if (size < HASH_BELOW_BYTES) hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
