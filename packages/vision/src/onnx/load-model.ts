import './no-telemetry.ts';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** A network with one input, numbers or bytes, and one output, called with a flat array and its dimensions. */
export type Model = (
  input: Float32Array | Uint8Array,
  dims: readonly number[],
) => Promise<{ data: Float32Array; dims: readonly number[] }>;

/**
 * One thread that sleeps while it waits: measured cheapest in CPU a page, and the order of additions stays the same from
 * run to run, which keeps measurements equal byte for byte. Sums of whole numbers must not overflow where a processor adds
 * them in sixteen bits, as older ones do.
 */
const SESSION_OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  extra: { session: { intra_op: { allow_spinning: '0' }, x64quantprecision: '1' } },
};

const loaded = new Map<string, Promise<Model>>();

/** Loads a model file once a process; later calls get the same one. */
export function loadModel(url: URL): Promise<Model> {
  const path = fileURLToPath(url);
  const known = loaded.get(path);
  if (known) return known;
  const model = createModel(path);
  loaded.set(path, model);
  return model;
}

async function createModel(path: string): Promise<Model> {
  const session = await InferenceSession.create(path, SESSION_OPTIONS);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  return async (input, dims) => {
    const tensor = input instanceof Uint8Array ? new Tensor('uint8', input, dims) : new Tensor('float32', input, dims);
    const results = await session.run({ [inputName!]: tensor });
    const output = results[outputName!]!;
    return { data: output.data as Float32Array, dims: output.dims };
  };
}
