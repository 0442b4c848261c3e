import { openRuntime } from '#runtime';
import type { Runtime } from './runtime.ts';

/** A network with one input, numbers or bytes, and one output, called with a flat array and its dimensions. */
export type Model = (
  input: Float32Array | Uint8Array,
  dims: readonly number[],
) => Promise<{ data: Float32Array; dims: readonly number[] }>;

/** A network with several inputs and outputs, by name. */
type Graph = (
  inputs: Readonly<Record<string, { data: Float32Array | BigInt64Array; dims: readonly number[] }>>,
) => Promise<Readonly<Record<string, Float32Array>>>;

type Opened = { session: Awaited<ReturnType<Runtime['open']>>; Tensor: Runtime['Tensor'] };

const sessions = new Map<string, Promise<Opened>>();

/** Opens a model file once a process; later calls get the same session. */
const openSession = (name: string): Promise<Opened> => {
  const opened =
    sessions.get(name) ?? openRuntime().then(async ({ open, Tensor }) => ({ session: await open(name), Tensor }));
  sessions.set(name, opened);
  return opened;
};

/** Loads a model file with one input and one output. */
export async function loadModel(name: string): Promise<Model> {
  const { session, Tensor } = await openSession(name);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  return async (input, dims) => {
    const tensor = input instanceof Uint8Array ? new Tensor('uint8', input, dims) : new Tensor('float32', input, dims);
    const results = await session.run({ [inputName!]: tensor });
    const output = results[outputName!]!;
    return { data: output.data as Float32Array, dims: output.dims };
  };
}

/** Loads a model file with several inputs and outputs. */
export async function loadGraph(name: string): Promise<Graph> {
  const { session, Tensor } = await openSession(name);
  return async (inputs) => {
    const feeds = Object.entries(inputs).map(([input, { data, dims }]) => [
      input,
      data instanceof BigInt64Array ? new Tensor('int64', data, dims) : new Tensor('float32', data, dims),
    ]);
    const results = await session.run(Object.fromEntries(feeds));
    return Object.fromEntries(Object.entries(results).map(([output, { data }]) => [output, data as Float32Array]));
  };
}
