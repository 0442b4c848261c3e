import { fileURLToPath } from 'node:url';
import { openRuntime, type Runtime } from './open-runtime.ts';

/** A network with one input, numbers or bytes, and one output, called with a flat array and its dimensions. */
export type Model = (
  input: Float32Array | Uint8Array,
  dims: readonly number[],
) => Promise<{ data: Float32Array; dims: readonly number[] }>;

/** A network with several inputs and outputs, by name. */
export type Graph = (
  inputs: Readonly<Record<string, { data: Float32Array | BigInt64Array; dims: readonly number[] }>>,
) => Promise<Readonly<Record<string, Float32Array>>>;

type Opened = { session: Awaited<ReturnType<Runtime['open']>>; Tensor: Runtime['Tensor'] };

const sessions = new Map<string, Promise<Opened>>();

/** Opens a model file once a process; later calls get the same session. */
const openSession = (url: URL): Promise<Opened> => {
  const path = fileURLToPath(url);
  const opened =
    sessions.get(path) ?? openRuntime().then(async ({ open, Tensor }) => ({ session: await open(path), Tensor }));
  sessions.set(path, opened);
  return opened;
};

/** Loads a model file with one input and one output. */
export async function loadModel(url: URL): Promise<Model> {
  const { session, Tensor } = await openSession(url);
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
  const { session, Tensor } = await openSession(new URL(file, MODELS));
  return async (inputs) => {
    const feeds = Object.entries(inputs).map(([name, { data, dims }]) => [
      name,
      data instanceof BigInt64Array ? new Tensor('int64', data, dims) : new Tensor('float32', data, dims),
    ]);
    const results = await session.run(Object.fromEntries(feeds));
    return Object.fromEntries(Object.entries(results).map(([name, { data }]) => [name, data as Float32Array]));
  };
}
