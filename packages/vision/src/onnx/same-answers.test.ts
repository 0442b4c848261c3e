import './no-telemetry.ts';
import * as native from 'onnxruntime-node';
import * as wasm from 'onnxruntime-web/wasm';
import { expect, test } from 'vitest';
import { readBytes, readRuntime } from '#model-files';
import { SESSION_OPTIONS } from './runtime.ts';

/** The last layers count in float, which differs in the last digits; one step between layers that differs gives a thousand times more. */
const MAX_APART = 0.001;

wasm.env.wasm.numThreads = 1;
wasm.env.wasm.wasmBinary = readRuntime();

/** Strokes of a known pattern: what the readers expect has its mean near 0, in steps of 1/32. */
const drawLine = (length: number) => Float32Array.from({ length }, (_, at) => (((at * at) % 97) - 48) / 32);
const drawPicture = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at) % 251);

const INPUTS = {
  'reader-small.onnx': { type: 'float32', data: drawLine(32 * 160), dims: [1, 1, 32, 160] },
  'reader.onnx': { type: 'float32', data: drawLine(32 * 160), dims: [1, 1, 32, 160] },
  'detector.onnx': { type: 'uint8', data: drawPicture(3 * 64 * 96), dims: [1, 3, 64, 96] },
} as const;

/** What a runtime answers; both have the same interface. */
const ask = async ({ InferenceSession, Tensor }: typeof wasm, name: keyof typeof INPUTS): Promise<Float32Array> => {
  const { type, data, dims } = INPUTS[name];
  const session = await InferenceSession.create(readBytes(name), SESSION_OPTIONS);
  const tensor = type === 'uint8' ? new Tensor(type, data, dims) : new Tensor(type, data, dims);
  const answer = await session.run({ [session.inputNames[0]!]: tensor });
  return answer[session.outputNames[0]!]!.data as Float32Array;
};

test.each(Object.keys(INPUTS) as (keyof typeof INPUTS)[])('%s answers the same in both runtimes', async (name) => {
  const [here, there] = [await ask(native as unknown as typeof wasm, name), await ask(wasm, name)];
  const apart = here.reduce((most, value, at) => Math.max(most, Math.abs(value - there[at]!)), 0);
  expect(apart).toBeLessThan(MAX_APART);
});
