import { type Tones, unpackTones } from '../../tones.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const toBase64 = (bytes: readonly number[]): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(three >> shift) & 63]!);
    text += digits
      .slice(0, Math.min(4, bytes.length - at + 1))
      .join('')
      .padEnd(4, '=');
  }
  return text;
};

const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => (value >> (8 * i)) & 0xff);

const HEADER_BYTES = 54;
const INFO_BYTES = 40;

/** A picture from afar as a bitmap of a pixel a cell, which a browser blurs when it enlarges it. */
export const renderTones = (tones: Tones): string => {
  const { columns, rows } = tones;
  const cells = unpackTones(tones);
  // Bitmaps begin with their last row, and rows are filled up to four bytes.
  const lines = Array.from({ length: rows }, (_, i) => cells.slice((rows - 1 - i) * columns, (rows - i) * columns));
  const padding = Array<number>((4 - ((columns * 3) % 4)) % 4).fill(0);
  const body = lines.flatMap((line) => [...line.flatMap((color) => little(color, 3)), ...padding]);
  const header = [
    ...[0x42, 0x4d, ...little(HEADER_BYTES + body.length, 4), ...little(0, 4), ...little(HEADER_BYTES, 4)],
    ...[...little(INFO_BYTES, 4), ...little(columns, 4), ...little(rows, 4), ...little(1, 2), ...little(24, 2)],
    ...[...little(0, 4), ...little(body.length, 4), ...little(0, 16)],
  ];
  return `data:image/bmp;base64,${toBase64([...header, ...body])}`;
};
