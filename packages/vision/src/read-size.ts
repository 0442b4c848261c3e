import { sniffFormat } from './sniff-format.ts';

type ImageSize = { width: number; height: number };

/** Markers of a JPEG that carry its size: every start of frame, without the tables and the reserved one between them. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegSize = (view: DataView): ImageSize | undefined => {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2))
    if (isStartOfFrame(view.getUint8(at + 1))) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  return undefined;
};

const webpSize = (view: DataView): ImageSize | undefined => {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8X') {
    const side = (at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
    return { width: side(24), height: side(27) };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return undefined;
};

const READERS: Record<string, (view: DataView) => ImageSize | undefined> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: jpegSize,
  webp: webpSize,
};

/** The size that a file's header states, without a decoder: what it costs must be known before any work begins. */
export function readSize(bytes: Uint8Array): ImageSize | undefined {
  const read = READERS[sniffFormat(bytes) ?? ''];
  try {
    return read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The header ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
