import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimPng, drawInterface } from '../testing/draw-png.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let pro: Account;
beforeAll(async () => {
  product = await startTestProduct();
  pro = await product.newUser({ pro: true });
});
afterAll(() => product.close());

const PNG = drawInterface(0x335577);
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
};
const BEFORE_IDAT = 8 + 25;
const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="http://127.0.0.1/"/></svg>',
);

const HUNDRED_MEGABYTES = 100 * 1024 * 1024;
const bomb = Buffer.concat([
  PNG.subarray(0, BEFORE_IDAT),
  chunk('IDAT', deflateSync(Buffer.alloc(HUNDRED_MEGABYTES))),
  chunk('IEND', new Uint8Array()),
]);
const textBomb = Buffer.concat([
  PNG.subarray(0, BEFORE_IDAT),
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(HUNDRED_MEGABYTES))])),
  PNG.subarray(BEFORE_IDAT),
]);

type Attack = { name: string; bytes: Uint8Array; measured: number[]; stored: string };
const ATTACKS: Attack[] = [
  // Its pixels are all of one colour: there is nothing to build from them.
  { name: 'pixels that unpack to a hundred megabytes', bytes: bomb, measured: [200, 400, 422], stored: 'image/png' },
  { name: 'a comment that unpacks to a hundred megabytes', bytes: textBomb, measured: [200, 400], stored: 'image/png' },
  { name: 'more pixels than anybody has', bytes: claimPng(60_000, 60_000), measured: [413], stored: 'image/png' },
  { name: 'one row as long as a river', bytes: claimPng(39_000_000, 1), measured: [413], stored: 'image/png' },
  { name: 'a width of nothing', bytes: claimPng(0, 10), measured: [400], stored: 'image/png' },
  { name: 'a picture cut in the middle', bytes: PNG.subarray(0, PNG.length / 2), measured: [400], stored: 'image/png' },
  { name: 'a picture with a page behind it', bytes: Buffer.concat([PNG, HTML]), measured: [200], stored: 'image/png' },
  {
    name: 'a GIF that is a script',
    bytes: Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//', 'latin1'),
    measured: [400],
    stored: 'image/gif',
  },
  { name: 'a page that calls itself a picture', bytes: HTML, measured: [400], stored: 'refused' },
  { name: 'an SVG with a script', bytes: SVG, measured: [400], stored: 'refused' },
  { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n%%EOF'), measured: [400], stored: 'refused' },
  { name: 'a ZIP', bytes: Buffer.from('PK\x03\x04 and more than enough bytes'), measured: [400], stored: 'refused' },
  { name: 'nothing', bytes: new Uint8Array(), measured: [400], stored: 'refused' },
];

test.each(ATTACKS)(
  '[FN15] $name is refused by its content or measured as the picture it is; the server goes on',
  async ({ bytes, measured }) => {
    const imageBase64 = Buffer.from(bytes).toString('base64');
    for (const name of ['validate-ui-image', 'analyze-ui']) {
      const answer = await product.call(name, { imageBase64, uiType: 'webapp' }, pro);
      expect([name, measured.includes(answer.status), answer.status]).toEqual([name, true, answer.status]);
      expect(await answer.text()).not.toMatch(/vips|libpng|at .*\.ts:\d+/i);
    }
    const next = await product.call('validate-ui-image', { imageBase64: PNG.toString('base64') }, pro);
    expect(next.status).toBe(200);
  },
);

test.each(ATTACKS)('$name is stored, if at all, as a picture that no browser runs', async ({ bytes, stored }) => {
  const path = `/storage/v1/object/screenshots/${pro.userId}/${Date.now()}-0-page.html`;
  const sent = await product.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'text/html' },
    body: new Uint8Array(bytes),
    account: pro,
  });
  expect([sent.status, await sent.text()]).toEqual([stored === 'refused' ? 400 : 200, expect.any(String)]);
  if (stored === 'refused') return;
  const served = await product.fetch(path, { account: pro });
  expect([served.status, served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
    200,
    stored,
    'nosniff',
  ]);
  expect(served.headers.get('content-security-policy')).toMatch(/sandbox|default-src 'none'|script-src 'self'/);
});

test('a body that is no picture but a hundred thousand brackets is refused before it is parsed', async () => {
  const answer = await product.fetch('/functions/v1/validate-ui-image', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"imageBase64":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    account: pro,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { error: 'The body is nested too deeply.', code: 'bad_request' },
  ]);
});
