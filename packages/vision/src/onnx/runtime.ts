import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm';

/** What runs the networks: the same interface from native code or from WebAssembly. `open` takes the name of a model file. */
export type Runtime = {
  kind: 'native' | 'wasm';
  open: (name: string) => Promise<InferenceSession>;
  Tensor: typeof Tensor;
};

/**
 * One thread that sleeps while it waits (WebAssembly in an isolated page has a pool of its own, `browser/count-threads.ts`): measured cheapest in CPU a page, and the order of additions stays the same from
 * run to run, which keeps measurements equal byte for byte. Sums of whole numbers must not overflow where a processor adds
 * them in sixteen bits, as older ones do.
 */
export const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' }, x64quantprecision: '1' } },
};
