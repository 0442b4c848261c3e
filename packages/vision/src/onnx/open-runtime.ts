import './no-telemetry.ts';
import { readFile } from 'node:fs/promises';
import type * as native from 'onnxruntime-node';
import { readWasmBinary } from './wasm-binary.ts';

type Session = native.InferenceSession;
type Kind = 'native' | 'wasm';

/** What runs the networks: the same interface from native code or from WebAssembly. */
export type Runtime = { kind: Kind; open: (path: string) => Promise<Session>; Tensor: typeof native.Tensor };

/** The setting that forces one of the two, for tests and for machines where the native one misbehaves. */
const SETTING = 'BLUEPROMPT_RUNTIME';

/**
 * One thread that sleeps while it waits: measured cheapest in CPU a page, and the order of additions stays the same from
 * run to run, which keeps measurements equal byte for byte. Sums of whole numbers must not overflow where a processor adds
 * them in sixteen bits, as older ones do.
 */
const SESSION_OPTIONS: native.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' }, x64quantprecision: '1' } },
};

const openNative = async (): Promise<Runtime> => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  return { kind: 'native', open: (path) => InferenceSession.create(path, SESSION_OPTIONS), Tensor };
};

const openWasm = async (): Promise<Runtime> => {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = await readWasmBinary();
  return {
    kind: 'wasm',
    open: async (path) => InferenceSession.create(new Uint8Array(await readFile(path)), SESSION_OPTIONS),
    Tensor,
  };
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

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';

let runtime: Promise<Runtime> | undefined;

/** The runtime of this process, chosen once. */
export const openRuntime = (): Promise<Runtime> => {
  runtime ??= choose(process.env[SETTING]);
  return runtime;
};
