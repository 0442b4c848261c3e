import './no-telemetry.ts';
import { readBytes, readRuntime } from '#model-files';
import { type Runtime, SESSION_OPTIONS } from './runtime.ts';

/** The setting that forces one of the two, for tests and for machines where the native one misbehaves. */
const SETTING = 'BLUEPROMPT_RUNTIME';

const openNative = async (): Promise<Runtime> => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  return { kind: 'native', open: async (name) => InferenceSession.create(readBytes(name), SESSION_OPTIONS), Tensor };
};

const openWasm = async (): Promise<Runtime> => {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readRuntime();
  return { kind: 'wasm', open: async (name) => InferenceSession.create(readBytes(name), SESSION_OPTIONS), Tensor };
};

/** Native code where it is installed for this system, otherwise WebAssembly: several times the CPU, the same answers. */
const choose = async (wanted: string | undefined): Promise<Runtime> => {
  if (wanted === 'wasm') return openWasm();
  if (wanted === 'native') return openNative();
  if (wanted) throw new Error(`${SETTING} must be native or wasm, not '${wanted}'.`);
  try {
    return await openNative();
  } catch (cause) {
    // Not installed is a choice; installed and broken costs several times the CPU, and somebody should know.
    if (!isMissing(cause)) process.emitWarning(`The native ONNX runtime does not start: ${String(cause)}`);
    return openWasm().catch(() => {
      throw cause;
    });
  }
};

/** The package is not there, or has no build for this system, as it has none for a Mac with an Intel processor. */
const isMissing = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === 'ERR_MODULE_NOT_FOUND' || cause.code === 'MODULE_NOT_FOUND');

let runtime: Promise<Runtime> | undefined;

/** The runtime of this process, chosen once. */
export const openRuntime = (): Promise<Runtime> => {
  runtime ??= choose(process.env[SETTING]);
  return runtime;
};
