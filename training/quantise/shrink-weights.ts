/**
 * Stores the large weights of a network in fewer bits: node training/quantise/shrink-weights.ts 8|16 trained.onnx shipped.onnx.
 * In sixteen bits each is a half float, in eight a whole number with one scale a row or a column. Nodes turn them back, which
 * the runtime does once when it opens the file: what it computes with stays float, and so do all values between the layers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bytesField, type Field, numberField, readMessage, textField, writeMessage } from './protobuf.ts';
import { FLOAT, GRAPH, MODEL, NODE, readTensor, type Tensor, writeTensor } from './tensor.ts';

/** Fields and numbers of onnx.proto that this file speaks of. */
const ATTRIBUTE = { name: 1, integer: 3, type: 20 };
const INT8 = 3;
const HALF = 10;
const INTEGER_ATTRIBUTE = 2;

/** Smaller tensors, biases and norms among them, would save little and count for much. */
const MIN_WEIGHTS = 1024;
const MAX_INT8 = 127;

type Shrunk = { whole: Int8Array; scales: Float32Array; scaleDims: number[]; error: number };

const writeNode = (operator: string, inputs: string[], output: string, attributes: Uint8Array[] = []): Uint8Array =>
  writeMessage([
    ...inputs.map((input) => textField(NODE.input, input)),
    textField(NODE.output, output),
    textField(NODE.name, `${output}/${operator}`),
    textField(NODE.operator, operator),
    ...attributes.map((attribute) => bytesField(NODE.attribute, attribute)),
  ]);

const TO_FLOAT = writeMessage([
  textField(ATTRIBUTE.name, 'to'),
  numberField(ATTRIBUTE.integer, FLOAT),
  numberField(ATTRIBUTE.type, INTEGER_ATTRIBUTE),
]);

/** Whole numbers with one scale for each place along an axis, the first or the last. */
function shrinkAlong(axis: number, { dims, values }: Tensor): Shrunk {
  const inner = dims.slice(axis + 1).reduce((product, dim) => product * dim, 1);
  const places = dims[axis]!;
  const placeOf = (index: number) => Math.floor(index / inner) % places;
  const scales = new Float32Array(places);
  for (const [index, value] of values.entries()) {
    const place = placeOf(index);
    scales[place] = Math.max(scales[place]!, Math.abs(value) / MAX_INT8);
  }
  const whole = new Int8Array(values.length);
  let error = 0;
  for (const [index, value] of values.entries()) {
    const scale = scales[placeOf(index)]!;
    whole[index] = scale === 0 ? 0 : Math.round(value / scale);
    error += (value - whole[index]! * scale) ** 2;
  }
  return { whole, scales, scaleDims: dims.map((_, at) => (at === axis ? places : 1)), error };
}

/** By row or by column, whichever loses less: which of the two a network's outputs are depends on the operator. */
const shrink = (tensor: Tensor): Shrunk => {
  const [first, last] = [shrinkAlong(0, tensor), shrinkAlong(tensor.dims.length - 1, tensor)];
  return first.error < last.error ? first : last;
};

/** The stored tensors and the nodes that make the float tensor of the old name from them. */
type Stored = { tensors: Uint8Array[]; nodes: Uint8Array[] };

const storeInEightBits = (tensor: Tensor): Stored => {
  const { name, dims } = tensor;
  const { whole, scales, scaleDims } = shrink(tensor);
  return {
    tensors: [
      writeTensor(`${name}/whole`, dims, INT8, whole),
      writeTensor(`${name}/scales`, scaleDims, FLOAT, scales),
    ],
    nodes: [
      writeNode('Cast', [`${name}/whole`], `${name}/float`, [TO_FLOAT]),
      writeNode('Mul', [`${name}/float`, `${name}/scales`], name),
    ],
  };
};

const storeAsHalves = ({ name, dims, values }: Tensor): Stored => ({
  tensors: [writeTensor(`${name}/half`, dims, HALF, Float16Array.from(values))],
  nodes: [writeNode('Cast', [`${name}/half`], name, [TO_FLOAT])],
});

function shrinkGraph(graph: readonly Field[], store: (tensor: Tensor) => Stored): Field[] {
  const nodes: Field[] = [];
  const kept = graph.flatMap((field) => {
    const tensor = field.number === GRAPH.initializer && field.wire === 2 ? readTensor(field.bytes) : undefined;
    if (tensor === undefined || tensor.dims.length < 2 || tensor.values.length < MIN_WEIGHTS) return [field];
    const stored = store(tensor);
    nodes.push(...stored.nodes.map((node) => bytesField(GRAPH.node, node)));
    return stored.tensors.map((bytes) => bytesField(GRAPH.initializer, bytes));
  });
  // First, since a node may only read what nodes before it have written.
  return [...nodes, ...kept];
}

const STORES: Record<string, (tensor: Tensor) => Stored> = { 8: storeInEightBits, 16: storeAsHalves };
const [bits = '', from, to] = process.argv.slice(2);
const store = STORES[bits];
if (store === undefined || from === undefined || to === undefined) {
  process.stderr.write('Usage: node training/quantise/shrink-weights.ts 8|16 trained.onnx shipped.onnx\n');
  process.exit(2);
}
const trained = readFileSync(from);
const shipped = writeMessage(
  readMessage(trained).map((field) =>
    field.number === MODEL.graph && field.wire === 2
      ? bytesField(MODEL.graph, writeMessage(shrinkGraph(readMessage(field.bytes), store)))
      : field,
  ),
);
writeFileSync(to, shipped);
process.stdout.write(`${trained.length} bytes in, ${shipped.length} out\n`);
