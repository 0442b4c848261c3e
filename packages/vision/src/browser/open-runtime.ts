import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Runtime, SESSION_OPTIONS } from '../onnx/runtime.ts';
import { readBytes, readRuntime } from './model-files.ts';

let runtime: Promise<Runtime> | undefined;

const open = async (): Promise<Runtime> => {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readRuntime();
  return { kind: 'wasm', open: (name) => InferenceSession.create(readBytes(name), SESSION_OPTIONS), Tensor };
};

/** The runtime of this worker, WebAssembly. */
export const openRuntime = (): Promise<Runtime> => {
  runtime ??= open();
  return runtime;
};
