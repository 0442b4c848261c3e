import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The lines of a compressed file, ended by '\n' alone: Node's own reader also ends them at U+2028, which JSON may hold. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of createReadStream(path).pipe(createGunzip())) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') throw new Error(`${path} ends in the middle of a row`);
}
