import { crc32, deflateSync } from 'node:zlib';

type Rgb = [number, number, number];

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
};

const header = (width: number, height: number): Buffer => {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', ihdr)]);
};

/** A PNG from a function of its pixels: pictures for tests, without a picture library. */
export const drawPng = (width: number, height: number, colorAt: (x: number, y: number) => Rgb): Buffer => {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colorAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  return Buffer.concat([header(width, height), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())]);
};

/** A PNG that claims a size in its header and holds nothing: only a reader that checks first notices in time. */
export const claimPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    header(width, height),
    chunk('IDAT', deflateSync(new Uint8Array(16))),
    chunk('IEND', new Uint8Array()),
  ]);

/** Three cards under a bar, as flat as an interface is; `accent` makes each call's picture a different one. */
export const drawInterface = (accent: number): Buffer =>
  drawPng(480, 320, (x, y) => {
    if (y < 48) return [20, 24, 32];
    const inCard = y > 80 && y < 200 && x % 160 > 16 && x % 160 < 144;
    if (inCard && y > 168 && y < 190 && x % 160 > 32 && x % 160 < 96)
      return [(accent >> 16) & 255, (accent >> 8) & 255, accent & 255];
    return inCard ? [255, 255, 255] : [240, 242, 245];
  });
