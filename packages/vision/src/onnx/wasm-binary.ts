import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The bytes of the inference runtime for WebAssembly. The packed command has a file of its own in place of this one. */
export const readWasmBinary = (): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
