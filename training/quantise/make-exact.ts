/**
 * Makes a reader or detector in eight bits give the same bits on every machine: node training/quantise/make-exact.ts shipped.onnx.
 * Between the layers values are rounded to 256 steps. Where two machines compute a value in another order, or multiply and add
 * with one rounding instead of two, one that lies between two steps falls to another side, and the layers after it make much of
 * that. Sums of whole numbers are exact anywhere; two places were not:
 * - The first layer of a reader counts in float. With weights of ten bits, and an input of eleven (`INPUT_STEPS` in
 *   packages/vision/src/text/read/line-reader.ts), none of its sums needs more than the 24 bits of a float.
 * - `Add` between layers is joined by the runtime with the roundings around it, in its own way for each processor. `Sum` is the
 *   same operator of any number of inputs, and is not joined: one multiplication, one addition, one division, each rounded once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bytesField, bytesOf, type Field, readMessage, textField, writeMessage } from './protobuf.ts';
import { FLOAT, GRAPH, MODEL, NODE, readTensor, type Tensor, writeTensor } from './tensor.ts';

const WEIGHTS = 't.0.0.weight';
const BIAS = 't.0.0.bias';
const WEIGHT_BITS = 10;
/** Steps of the input between 0 and 1, and the farthest from 0 that it goes. */
const INPUT_STEPS = 32;
const MAX_INPUT = 32;
/** Whole numbers up to here are exact in a float. */
const MAX_EXACT = 2 ** 24;

const roundTo = (step: number, values: Float32Array): Float32Array =>
  values.map((value) => Math.round(value / step) * step);

const largest = (values: Float32Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function alignFirstLayer(weights: Tensor, bias: Tensor): Tensor[] {
  const step = 2 ** (Math.ceil(Math.log2(largest(weights.values))) - WEIGHT_BITS);
  const productStep = step / INPUT_STEPS;
  const [rows, biases] = [roundTo(step, weights.values), roundTo(productStep, bias.values)];
  const taps = rows.length / biases.length;
  for (const [channel, start] of biases.entries()) {
    const row = rows.subarray(channel * taps, (channel + 1) * taps);
    const most = row.reduce((sum, value) => sum + Math.abs(value) * MAX_INPUT, Math.abs(start));
    if (most / productStep > MAX_EXACT) throw new Error(`The sums of channel ${channel} need more than 24 bits.`);
  }
  return [
    { ...weights, values: rows },
    { ...bias, values: biases },
  ];
}

const tensorOf = (field: Field): Tensor | undefined =>
  field.number === GRAPH.initializer && field.wire === 2 ? readTensor(field.bytes) : undefined;

/** Detectors have no such layer: they take bytes. */
function replaceFirstLayer(graph: readonly Field[]): Field[] {
  const find = (name: string) => graph.map(tensorOf).find((tensor) => tensor?.name === name);
  const [weights, bias] = [find(WEIGHTS), find(BIAS)];
  if (!weights || !bias) return [...graph];
  const aligned = new Map(alignFirstLayer(weights, bias).map((tensor) => [tensor.name, tensor]));
  return graph.map((field) => {
    const tensor = aligned.get(tensorOf(field)?.name ?? '');
    if (!tensor) return field;
    return bytesField(GRAPH.initializer, writeTensor(tensor.name, tensor.dims, FLOAT, tensor.values));
  });
}

const replaceAdds = (graph: readonly Field[]): Field[] =>
  graph.map((field) => {
    if (field.number !== GRAPH.node || field.wire !== 2) return field;
    const node = readMessage(field.bytes);
    if (Buffer.from(bytesOf(node, NODE.operator) ?? []).toString() !== 'Add') return field;
    const renamed = node.map((part) => (part.number === NODE.operator ? textField(NODE.operator, 'Sum') : part));
    return bytesField(GRAPH.node, writeMessage(renamed));
  });

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node training/quantise/make-exact.ts shipped.onnx\n');
  process.exit(2);
}
const exact = readMessage(readFileSync(file)).map((field) =>
  field.number === MODEL.graph && field.wire === 2
    ? bytesField(MODEL.graph, writeMessage(replaceAdds(replaceFirstLayer(readMessage(field.bytes)))))
    : field,
);
writeFileSync(file, writeMessage(exact));
