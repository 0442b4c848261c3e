import { contains } from '@blueprompt/core/geometry';
import { hasContent } from '@blueprompt/core/has-content';
import { Measurement } from '@blueprompt/core/measurement';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { measure } from './measure.ts';
import { createMeasurePool } from './pool.ts';

/** A small page: a heading, a paragraph and a button, set in fonts that every test machine has. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="240">
  <rect width="560" height="240" fill="#ffffff"/>
  <text x="24" y="52" font-family="DejaVu Sans" font-size="28" font-weight="700" fill="#111827">Measured</text>
  <text x="24" y="92" font-family="DejaVu Sans" font-size="15" fill="#4b5563">Every text of the page, exactly.</text>
  <text x="24" y="116" font-family="DejaVu Sans" font-size="15" fill="#4b5563">Sizes come from the widths of known glyphs, so a</text>
  <text x="24" y="140" font-family="DejaVu Sans" font-size="15" fill="#4b5563">paragraph like this one tells the family quickly.</text>
  <rect x="24" y="160" width="132" height="44" rx="8" fill="#2563eb"/>
  <text x="52" y="188" font-family="DejaVu Sans" font-size="15" font-weight="700" fill="#ffffff">Continue</text>
</svg>`;
const page = await sharp(Buffer.from(PAGE)).png().toBuffer();

const pool = createMeasurePool({ workers: 1, timeoutMs: 120_000, maxQueue: 4 });
afterAll(() => pool.close());

test('texts are read with size, weight, colour and paper', async () => {
  const outcome = await measure(page);
  expect(outcome.ok && outcome.measurement.texts).toMatchObject([
    { text: 'Measured', fontSize: 28, fontWeight: 700, fontClass: 'sans', color: '#111827', background: '#ffffff' },
    {
      text: 'Every text of the page, exactly.',
      fontSize: 15,
      fontWeight: 400,
      color: '#4b5563',
      background: '#ffffff',
    },
    { text: 'Sizes come from the widths of known glyphs, so a', fontSize: 15, fontWeight: 400, color: '#4b5563' },
    { text: 'paragraph like this one tells the family quickly.', fontSize: 15, fontWeight: 400, color: '#4b5563' },
    { text: 'Continue', fontSize: 15, fontWeight: 700, color: '#ffffff', background: '#2563eb' },
  ]);
});

test('a measurement keeps the shape of the contract', async () => {
  const outcome = await measure(page);
  expect(outcome.ok && Measurement.parse(outcome.measurement)).toEqual(outcome.ok && outcome.measurement);
});

test('all of a page of known surfaces and text is explained, a drawing as a picture, and a stray stroke is not', async () => {
  const plain = await measure(page);
  expect(plain.ok && plain.measurement).toMatchObject({ residual: [] });
  expect(plain.ok && plain.measurement.explained).toBeGreaterThan(0.998);
  const measureWith = async (path: string, width: number) => {
    const stroke = `<path d="${path}" fill="none" stroke="#dc2626" stroke-width="${width}" stroke-linejoin="round"/>`;
    const drawn = Buffer.from(PAGE.replace('</svg>', `${stroke}</svg>`));
    const outcome = await measure(await sharp(drawn).png().toBuffer());
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.measurement;
  };
  const drawing = await measureWith('M310 165 q60 50 120 0 q-60 35 -120 25 q50 -20 120 10', 3);
  expect(drawing.elements).toContainEqual(expect.objectContaining({ type: 'image' }));
  expect(drawing.residual).toEqual([]);
  const { residual = [], explained } = await measureWith('M300 205 C340 120 420 240 470 155', 2);
  expect(new Set(residual.map(({ kind }) => kind))).toEqual(new Set(['ink']));
  for (const { box } of residual) expect(contains({ x: 298, y: 150, width: 174, height: 60 }, box)).toBe(true);
  expect(explained).toBeLessThan(0.998);
});

test('the same bytes give the same bytes: twice here, and in a worker', async () => {
  const first = JSON.stringify(await measure(page));
  expect(JSON.stringify(await measure(page))).toBe(first);
  expect(JSON.stringify(await pool.measure(page))).toBe(first);
});

test('a hundred squares from edge to edge are something to build, paper alone is not', async () => {
  const squares = Array.from({ length: 100 }, (_, at) => {
    const [x, y] = [16 + 24 * (at % 10), 16 + 24 * Math.floor(at / 10)];
    return `<rect x="${x}" y="${y}" width="16" height="16" fill="#3c3c3c"/>`;
  });
  const measureSvg = async (inside: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="264"><rect width="264" height="264" fill="#fff"/>${inside}</svg>`;
    const outcome = await measure(await sharp(Buffer.from(svg)).png().toBuffer());
    return outcome.ok && hasContent(outcome.measurement);
  };
  expect([await measureSvg(squares.join('')), await measureSvg('')]).toEqual([true, false]);
});

test('stages are reported in order, also from a worker', async () => {
  const here: string[] = [];
  const there: string[] = [];
  await measure(page, { onStage: (stage) => here.push(stage) });
  await pool.measure(page, { onStage: (stage) => there.push(stage) });
  expect(here).toEqual(['decoding', 'text', 'boxes', 'colours', 'layout']);
  expect(there).toEqual(here);
});

test.each([
  ['one pixel', 1, 1],
  ['a hair-thin strip', 20_000, 10],
  ['a hair-thin column', 3, 4_000],
])('%s is measured', async (_, width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const outcome = await measure(bytes);
  expect(outcome).toMatchObject({ ok: true, measurement: { image: { width, height }, texts: [] } });
});

test('an aborted call is cancelled', async () => {
  expect(await measure(page, { signal: AbortSignal.abort() })).toEqual({ ok: false, error: { code: 'cancelled' } });
});

test.each(['decoding', 'boxes', 'layout'])(
  'a fault in the stage %s is an error value that says where',
  async (stage) => {
    const onStage = (reached: string) => {
      if (reached === stage) throw new TypeError('it is not there');
    };
    const outcome = await measure(page, { onStage });
    expect(outcome).toEqual({
      ok: false,
      error: {
        code: 'internal-fault',
        detail: expect.stringMatching(/^TypeError: it is not there\n {4}at .*measure\.test\.ts/),
      },
    });
  },
);

test('a fault that is no Error is reported too', async () => {
  const onStage = () => {
    throw 'nothing useful';
  };
  expect(await measure(page, { onStage })).toEqual({
    ok: false,
    error: { code: 'internal-fault', detail: 'nothing useful' },
  });
});

test('what has been found so far is reported as the work goes on: lines of text first, then elements', async () => {
  const reports: [string, number | undefined][] = [];
  await measure(page, { onStage: (stage, found) => reports.push([stage, found?.length]) });
  expect(reports).toEqual([
    ['decoding', undefined],
    ['text', undefined],
    ['boxes', 5],
    ['colours', expect.any(Number)],
    ['layout', undefined],
  ]);
});
