import { bytesField, bytesOf, type Field, numberField, readMessage, textField, writeMessage } from './protobuf.ts';

/** Fields and numbers of onnx.proto. */
export const MODEL = { graph: 7 };
export const GRAPH = { node: 1, initializer: 5 };
export const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
export const FLOAT = 1;

export type Tensor = { name: string; dims: number[]; values: Float32Array };

const dimsOf = (fields: readonly Field[]): number[] =>
  fields
    .filter(({ number }) => number === TENSOR.dims)
    .flatMap((field) => (field.wire === 0 ? [Number(field.value)] : packedNumbers(field.bytes)));

const packedNumbers = (bytes: Uint8Array): number[] => {
  // Each number as the field 1 of a message of its own, which the reader knows how to read.
  const numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    let end = at;
    while (bytes[end]! >= 0x80) end++;
    const [field] = readMessage(Buffer.concat([Uint8Array.of(8), bytes.subarray(at, end + 1)]));
    if (field?.wire === 0) numbers.push(Number(field.value));
    at = end + 1;
  }
  return numbers;
};

/** A float tensor with its raw bytes; undefined for what is stored otherwise, which stays as it is. */
export function readTensor(bytes: Uint8Array): Tensor | undefined {
  const fields = readMessage(bytes);
  const raw = bytesOf(fields, TENSOR.raw);
  const isFloat = fields.some((field) => field.number === TENSOR.type && field.wire === 0 && field.value === 1n);
  if (!isFloat || raw === undefined) return undefined;
  const name = Buffer.from(bytesOf(fields, TENSOR.name) ?? []).toString();
  return { name, dims: dimsOf(fields), values: new Float32Array(Uint8Array.from(raw).buffer) };
}

export const writeTensor = (
  name: string,
  dims: readonly number[],
  type: number,
  data: Int8Array | Float16Array | Float32Array,
): Uint8Array =>
  writeMessage([
    ...dims.map((dim) => numberField(TENSOR.dims, dim)),
    numberField(TENSOR.type, type),
    textField(TENSOR.name, name),
    bytesField(TENSOR.raw, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ]);
