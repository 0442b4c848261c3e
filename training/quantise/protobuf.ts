/** One field of a protobuf message: a number where it is written as one, else its bytes. */
export type Field = { number: number; wire: 0; value: bigint } | { number: number; wire: 1 | 2 | 5; bytes: Uint8Array };

const FIXED_BYTES = { 1: 8, 5: 4 } as const;

/** Splits a message into its fields, in their order; nothing inside of them is read. */
export function readMessage(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const readNumber = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('The message ends inside a number.');
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const key = Number(readNumber());
    const [number, wire] = [key >> 3, key & 7];
    if (wire === 0) {
      fields.push({ number, wire, value: readNumber() });
      continue;
    }
    if (wire !== 1 && wire !== 2 && wire !== 5) throw new Error(`Wire type ${wire} is not one of protobuf 3.`);
    const length = wire === 2 ? Number(readNumber()) : FIXED_BYTES[wire];
    if (at + length > bytes.length) throw new Error('The message ends inside a field.');
    fields.push({ number, wire, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return fields;
}

const writeNumber = (value: bigint): number[] => {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 0x80n) return [...bytes, Number(rest)];
    bytes.push(Number(rest & 0x7fn) | 0x80);
  }
};

/** The way back. */
export function writeMessage(fields: readonly Field[]): Uint8Array {
  const parts = fields.flatMap((field) => {
    const key = Uint8Array.from(writeNumber(BigInt((field.number << 3) | field.wire)));
    if (field.wire === 0) return [key, Uint8Array.from(writeNumber(field.value))];
    return field.wire === 2
      ? [key, Uint8Array.from(writeNumber(BigInt(field.bytes.length))), field.bytes]
      : [key, field.bytes];
  });
  return Buffer.concat(parts);
}

export const numberField = (number: number, value: number): Field => ({ number, wire: 0, value: BigInt(value) });

export const bytesField = (number: number, bytes: Uint8Array): Field => ({ number, wire: 2, bytes });

export const textField = (number: number, text: string): Field => bytesField(number, Buffer.from(text));

/** The bytes of the first field of this number; none where it is missing. */
export const bytesOf = (fields: readonly Field[], number: number): Uint8Array | undefined => {
  const found = fields.find((field) => field.number === number);
  return found && found.wire !== 0 ? found.bytes : undefined;
};
