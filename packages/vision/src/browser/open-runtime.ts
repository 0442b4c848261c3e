import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Runtime, SESSION_OPTIONS } from '../onnx/runtime.ts';
import { readBytes } from './model-files.ts';

/** The name of the runtime itself among the engine's files. */
export const RUNTIME_FILE = 'runtime.wasm';

let runtime: Promise<Runtime> | undefined;

const open = async (): Promise<Runtime> => {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readBytes(RUNTIME_FILE);
  return { kind: 'wasm', open: (name) => InferenceSession.create(readBytes(name), SESSION_OPTIONS), Tensor };
};

/** The runtime of this worker, WebAssembly. */
export const openRuntime = (): Promise<Runtime> => {
  runtime ??= open();
  return runtime;
};
