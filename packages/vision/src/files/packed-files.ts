import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The packed command knows this folder only from files two folders below its root; `apps/cli/bundle.mjs` fills it. */
const MODELS = new URL('../../models/', import.meta.url);

/** The bytes of a file of the engine, which the packed command keeps as small as brotli makes them. */
export const readBytes = (name: string): Uint8Array =>
  brotliDecompressSync(readFileSync(new URL(`${name}.br`, MODELS)));

/** The bytes of the inference runtime for WebAssembly. */
export const readRuntime = (): Uint8Array => readBytes('runtime.wasm');

/** What a JSON file of the engine says; we wrote it, so it has the shape that its reader names. */
export const readJson = <Shape>(name: string): Shape => JSON.parse(new TextDecoder().decode(readBytes(name))) as Shape;

/** The bytes of a file of the engine that is kept deflated elsewhere. */
export const readDeflated = readBytes;
