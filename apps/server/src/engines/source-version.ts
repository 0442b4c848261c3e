import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name for the code and models in these folders that changes with them, so that nobody has to remember to raise a version. */
export const sourceVersion = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      const bytes = readFileSync(file);
      hash.update(`${file.slice(folder.length)} ${bytes.length} `).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 16);
};
