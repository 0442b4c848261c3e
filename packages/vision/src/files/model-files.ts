import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';

/** In a browser `browser/model-files.ts` is in place of this file, in the packed command `packed-files.ts`. */
const MODELS = new URL('../../models/', import.meta.url);

/** The bytes of a file of the engine. */
export const readBytes = (name: string): Uint8Array => readFileSync(new URL(name, MODELS));

/** The bytes of the inference runtime for WebAssembly. */
export const readRuntime = (): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));

/** What a JSON file of the engine says; we wrote it, so it has the shape that its reader names. */
export const readJson = <Shape>(name: string): Shape => JSON.parse(new TextDecoder().decode(readBytes(name))) as Shape;

/** The bytes of a file of the engine that is kept deflated. */
export const readDeflated = (name: string): Uint8Array => inflateRawSync(readBytes(name));
