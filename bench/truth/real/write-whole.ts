import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes beside the place and moves there in one step: whoever looks finds the old file or the new one, never a half. */
export async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, data);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
