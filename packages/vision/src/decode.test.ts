import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const RED = { r: 255, g: 0, b: 0, alpha: 1 };

const flat = (width = 4, height = 3, background = RED) => sharp({ create: { width, height, channels: 4, background } });

const colorsOf = async (bytes: Uint8Array) => {
  const decoded = await decode(bytes);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const { width, height, colors } = decoded.pixels;
  return { width, height, colors: [...new Set(colors)].map((color) => color.toString(16).padStart(6, '0')) };
};

test('PNG, GIF and WebP give their exact pixels', async () => {
  const expected = { width: 4, height: 3, colors: ['ff0000'] };
  expect(await colorsOf(await flat().png().toBuffer())).toEqual(expected);
  expect(await colorsOf(await flat().gif().toBuffer())).toEqual(expected);
  expect(await colorsOf(await flat().webp({ lossless: true }).toBuffer())).toEqual(expected);
});

test('JPEG is read, also in CMYK', async () => {
  const grey = { r: 128, g: 128, b: 128, alpha: 1 };
  expect(await colorsOf(await flat(8, 8, grey).jpeg().toBuffer())).toEqual({ width: 8, height: 8, colors: ['808080'] });
  const { width, height, colors } = await colorsOf(await flat(8, 8, grey).toColourspace('cmyk').jpeg().toBuffer());
  expect([width, height, colors.length]).toEqual([8, 8, 1]);
});

test('16-bit and grey PNGs become eight bits a channel', async () => {
  expect(await colorsOf(await flat().toColourspace('rgb16').png().toBuffer())).toMatchObject({ colors: ['ff0000'] });
  const grey = await sharp(Uint8Array.of(0, 255, 255, 0), { raw: { width: 2, height: 2, channels: 1 } })
    .png()
    .toBuffer();
  expect(await colorsOf(grey)).toEqual({ width: 2, height: 2, colors: ['000000', 'ffffff'] });
});

test('transparent pixels lie on white', async () => {
  const clear = await flat(2, 2, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
  expect(await colorsOf(clear)).toEqual({ width: 2, height: 2, colors: ['ffffff'] });
});

test('an EXIF rotation is applied', async () => {
  const turned = await flat(4, 3).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await colorsOf(turned)).toMatchObject({ width: 3, height: 4 });
});

test('an animation gives its first frame', async () => {
  const frames = Buffer.concat([Buffer.alloc(2 * 2 * 3, 255), Buffer.alloc(2 * 2 * 3, 0)]);
  const gif = await sharp(frames, { raw: { width: 2, height: 4, channels: 3, pageHeight: 2 } })
    .gif()
    .toBuffer();
  expect(await colorsOf(gif)).toEqual({ width: 2, height: 2, colors: ['ffffff'] });
});

test.each([
  ['nothing at all', new Uint8Array(), { code: 'empty-file' }],
  ['text', Buffer.from('hello, this is no picture'), { code: 'not-an-image' }],
  [
    'an SVG under a wrong name',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    { code: 'unsupported-format', format: 'svg' },
  ],
  ['a PDF', Buffer.from('%PDF-1.7'), { code: 'unsupported-format', format: 'pdf' }],
  ['an AVIF', Buffer.from('\0\0\0\x20ftypavif'), { code: 'unsupported-format', format: 'avif' }],
  ['a HEIC', Buffer.from('\0\0\0\x20ftypheic'), { code: 'unsupported-format', format: 'heif' }],
  ['a header alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), { code: 'broken-image', detail: expect.any(String) }],
])('%s is refused with a code', async (_, bytes, error) => {
  expect(await decode(bytes)).toEqual({ ok: false, error });
});

test('a truncated file is broken, not half a picture', async () => {
  const whole = await flat(64, 64).png({ compressionLevel: 0 }).toBuffer();
  expect(await decode(whole.subarray(0, whole.length / 2))).toMatchObject({
    ok: false,
    error: { code: 'broken-image' },
  });
});

/** A tiny PNG whose header claims another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const patched = Buffer.from(png);
  patched.writeUInt32BE(width, 16);
  patched.writeUInt32BE(height, 20);
  patched.writeUInt32BE(crc32(patched.subarray(12, 29)), 29);
  return patched;
}

test.each([
  [39_000_000, 1],
  [1, 40_001],
])(
  'a picture of %i×%i pixels is refused from the header: what works by rows or columns would take ages',
  async (...size) => {
    expect(await decode(withSize(await flat().png().toBuffer(), ...size))).toEqual({
      ok: false,
      error: { code: 'image-too-long', px: Math.max(...size), maxPx: 40_000 },
    });
  },
);

test('[FN17] more than 40 megapixels is refused from the header, before anything is decoded', async () => {
  const bomb = withSize(await flat().png().toBuffer(), 8000, 5010);
  expect(await decode(bomb)).toEqual({
    ok: false,
    error: { code: 'image-too-large', megapixels: 40.1, maxMegapixels: 40 },
  });
});

test('colours of a Display P3 screen are reported in sRGB', async () => {
  const tagged = await flat(4, 3, { r: 51, g: 102, b: 153, alpha: 1 }).withIccProfile('p3').png().toBuffer();
  const { colors } = await colorsOf(tagged);
  const levels = [0, 2, 4].map((at) => Number.parseInt(colors[0]!.slice(at, at + 2), 16));
  expect(levels.map((level, index) => Math.abs(level - [51, 102, 153][index]!) <= 1)).toEqual([true, true, true]);
  const { data } = await sharp(tagged, { ignoreIcc: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(53);
});

test('what its format does not keep exactly is marked', async () => {
  const isLossy = async (bytes: Uint8Array) => {
    const decoded = await decode(bytes);
    return decoded.ok && decoded.pixels.isLossy === true;
  };
  expect(await isLossy(await flat().jpeg().toBuffer())).toBe(true);
  expect(await isLossy(await flat().png().toBuffer())).toBe(false);
});

test('a picture that is hardly too large is reported as larger than the limit', async () => {
  const error = { code: 'image-too-large', megapixels: 40.1, maxMegapixels: 40 };
  expect(await decode(withSize(await flat().png().toBuffer(), 6_325, 6_325))).toEqual({ ok: false, error });
});
