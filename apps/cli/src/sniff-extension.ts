/** First bytes of the formats that can be measured. */
const SIGNATURES: readonly (readonly [extension: string, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
];

/** The file ending that fits a picture's first bytes, whatever it was called. */
export const sniffExtension = (bytes: Uint8Array): string =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? 'bin';
