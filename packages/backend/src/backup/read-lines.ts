import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The lines of a compressed file, ended by '\n' alone: Node's own reader also ends them at U+2028, which JSON may hold. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // A row of many megabytes comes in thousands of pieces: they are joined once, at its end.
  let pieces: string[] = [];
  for await (const chunk of createReadStream(path).pipe(createGunzip())) {
    const [first, ...others] = decoder.decode(chunk as Uint8Array, { stream: true }).split('\n') as [
      string,
      ...string[],
    ];
    pieces.push(first);
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
    }
  }
  if (pieces.join('') !== '') throw new Error(`${path} ends in the middle of a row`);
}
