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

/** A network with several inputs and outputs, by name. */
export type Graph = (
  inputs: Readonly<Record<string, { data: Float32Array | BigInt64Array; dims: readonly number[] }>>,
) => Promise<Readonly<Record<string, Float32Array>>>;

const sessions = new Map<string, Promise<InferenceSession>>();

/** Opens a model file once a process; later calls get the same session. */
const openSession = (url: URL): Promise<InferenceSession> => {
  const path = fileURLToPath(url);
  const session = sessions.get(path) ?? InferenceSession.create(path, SESSION_OPTIONS);
  sessions.set(path, session);
  return session;
};

/** Loads a model file with one input and one output. */
export async function loadModel(url: URL): Promise<Model> {
  const session = await openSession(url);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  return async (input, dims) => {
    const tensor = input instanceof Uint8Array ? new Tensor('uint8', input, dims) : new Tensor('float32', input, dims);
    const results = await session.run({ [inputName!]: tensor });
    const output = results[outputName!]!;
    return { data: output.data as Float32Array, dims: output.dims };
  };
}

/** The packed command knows this folder only from files two folders below its root, wherever those that ask are. */
const MODELS = new URL('../../models/', import.meta.url);

/** Loads a model file with several inputs and outputs. */
export async function loadGraph(file: string): Promise<Graph> {
  const session = await openSession(new URL(file, MODELS));
  return async (inputs) => {
    const feeds = Object.entries(inputs).map(([name, { data, dims }]) => [
      name,
      data instanceof BigInt64Array ? new Tensor('int64', data, dims) : new Tensor('float32', data, dims),
    ]);
    const results = await session.run(Object.fromEntries(feeds));
    return Object.fromEntries(Object.entries(results).map(([name, { data }]) => [name, data as Float32Array]));
  };
}
