import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Runtime, SESSION_OPTIONS } from '../onnx/runtime.ts';
import { countThreads } from './count-threads.ts';
import { readBytes, readRuntime } from './model-files.ts';

let runtime: Promise<Runtime> | undefined;

const open = async (): Promise<Runtime> => {
  const { crossOriginIsolated: isIsolated, navigator } = globalThis;
  env.wasm.numThreads = countThreads({ isIsolated, cores: navigator.hardwareConcurrency });
  env.wasm.wasmBinary = readRuntime();
  return { kind: 'wasm', open: (name) => InferenceSession.create(readBytes(name), SESSION_OPTIONS), Tensor };
};

/** The runtime of this worker: WebAssembly, with threads where the page is isolated from all other origins. */
export const openRuntime = (): Promise<Runtime> => {
  runtime ??= open();
  return runtime;
};
