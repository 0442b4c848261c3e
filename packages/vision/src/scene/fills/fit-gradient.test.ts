import { expect, test, vi } from 'vitest';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Fill } from '../scene.ts';
import { boxAt, drawNoise, drawPixels, linear, paint, surface } from '../testing/paint-surfaces.ts';
import { fitGradient, type Sample } from './fit-gradient.ts';

const PLACE = [5, 3, 120, 80] as const;
const [VIOLET, PURPLE] = [0x667eea, 0x764ba2];

const paintFill = (fill: Fill): Pixels => paint(130, 86, surface(PLACE, fill));
const samplesOf = ({ width, colors }: Pixels): Sample[] => {
  const [left, top, wide, high] = PLACE;
  const samples: Sample[] = [];
  for (let y = top; y < top + high; y += 3)
    for (let x = left + (y % 4); x < left + wide; x += 4) samples.push({ x, y, color: colors[y * width + x]! });
  return samples;
};
const fit = (pixels: Pixels): Fill | undefined => fitGradient(samplesOf(pixels), boxAt(PLACE));
const roundTrip = (fill: Fill): { fitted: Fill; off: number } => {
  const pixels = paintFill(fill);
  const fitted = fit(pixels)!; // a test that gives none fails on its next line
  const again = paintFill(fitted).colors;
  return { fitted, off: pixels.colors.reduce((most, color, i) => Math.max(most, channelGap(color, again[i]!)), 0) };
};

test.each([45, 90, 135, 180])('a gradient at %d degrees is read back exactly', (angle) => {
  expect(roundTrip(linear(angle, VIOLET, PURPLE))).toEqual({ fitted: linear(angle, VIOLET, PURPLE), off: 0 });
});

test('a gradient from corner to corner and one at any angle paint the same pixels', () => {
  const corner = (Math.atan2(80, 120) * 180) / Math.PI;
  for (const angle of [corner, 180 - corner, 10, 30, 120]) {
    const { fitted, off } = roundTrip(linear(angle, VIOLET, PURPLE));
    expect(fitted.kind === 'linear' && Math.abs(fitted.angle - angle)).toBeLessThan(1);
    expect(off).toBeLessThanOrEqual(1);
  }
});

test('a gradient that runs the other way is the same with its stops swapped', () => {
  expect(roundTrip(linear(270, VIOLET, PURPLE)).fitted).toEqual(linear(90, PURPLE, VIOLET));
  expect(roundTrip(linear(0, VIOLET, PURPLE)).fitted).toEqual(linear(180, PURPLE, VIOLET));
});

test('shadows across a gradient add no stops to it', () => {
  const shadows = [{ color: 0, opacity: 0.1, x: 0, y: 8, blur: 12, spread: 0, isInner: false }];
  const [x, y, width, height] = PLACE;
  const cast = paint(
    130,
    86,
    surface(PLACE, linear(180, 0xeef2ff, 0xffffff)),
    surface([x + 10, y + 30, 30, 20], 0xffffff, { shadows }),
  );
  const bare = samplesOf(cast).filter(
    (sample) => !(sample.x >= x + 10 && sample.x < x + 40 && sample.y >= y + 30 && sample.y < y + 50),
  );
  const fitted = fitGradient(bare, boxAt([x, y, width, height]), { minBare: 0.7 });
  expect(fitted).toEqual(linear(180, 0xeef2ff, 0xffffff));
});

test('a stop in the middle is one stop', () => {
  const { fitted, off } = roundTrip(linear(135, 0xf87171, 0xfbbf24, 0x34d399));
  expect(fitted.kind === 'linear' && fitted.stops.map(({ at, color }) => [Math.round(at * 100), color])).toEqual([
    [0, 0xf87171],
    [50, 0xfbbf24],
    [100, 0x34d399],
  ]);
  expect(off).toBeLessThanOrEqual(1);
});

test('a bend in the middle does not turn a gradient away from its angle', () => {
  const stops = [
    { at: 0, color: 0x3a1030 },
    { at: 0.2, color: 0x7a2e5d },
    { at: 1, color: 0xe08a5b },
  ];
  const { fitted, off } = roundTrip({ kind: 'linear', angle: 160, stops });
  expect(fitted.kind === 'linear' && Math.abs(fitted.angle - 160)).toBeLessThan(1);
  expect(off).toBeLessThanOrEqual(3);
});

test('what lies in front of a quarter of a gradient hides it only from whoever wants all of it bare', () => {
  const glassy = paint(
    130,
    86,
    surface(PLACE, linear(110, VIOLET, PURPLE)),
    surface([75, 43, 50, 40], linear(0, 0x8899ff, 0xaabbff)),
  );
  expect(fit(glassy)).toBeUndefined();
  const bare = fitGradient(samplesOf(glassy), boxAt(PLACE), { minBare: 0.7 });
  expect(bare?.kind === 'linear' && Math.abs(bare.angle - 110)).toBeLessThan(1);
  expect(
    bare?.kind === 'linear' &&
      bare.stops.map(({ color }) => channelGap(color, VIOLET) < 3 || channelGap(color, PURPLE) < 3),
  ).toEqual([true, true]);
});

test('colours that stand still before and after a gradient cost a stop each', () => {
  const stops = [
    { at: 0.3, color: 0xffffff },
    { at: 0.7, color: 0x3b82f6 },
  ];
  const { fitted, off } = roundTrip({ kind: 'linear', angle: 90, stops });
  expect(fitted.kind === 'linear' && fitted.stops.length).toBe(4);
  expect(off).toBeLessThanOrEqual(1);
});

test('a radial gradient is read back with its middle', () => {
  const stops = [
    { at: 0, color: 0xffffff },
    { at: 1, color: 0x3b82f6 },
  ];
  const ellipse: Fill = { kind: 'radial', cx: 60, cy: 40, rx: 60 * Math.SQRT2, ry: 40 * Math.SQRT2, stops };
  const circle: Fill = { kind: 'radial', cx: 0, cy: 0, rx: Math.hypot(120, 80), ry: Math.hypot(120, 80), stops };
  expect(roundTrip(ellipse)).toEqual({ fitted: ellipse, off: 0 });
  expect(roundTrip(circle)).toEqual({ fitted: circle, off: 0 });
});

test('one colour is no gradient, nor are two levels of change', () => {
  expect(fit(paintFill({ kind: 'flat', color: 0xf9fafb }))).toBeUndefined();
  expect(fit(paintFill(linear(90, 0xf9fafb, 0xf7f8f9)))).toBeUndefined();
  expect(fit(paintFill(linear(90, 0xf9fafb, 0xf3f4f6)))).toEqual(linear(90, 0xf9fafb, 0xf3f4f6));
});

test('noise and photos are no gradients', () => {
  const waves = drawPixels(130, 86, (x, y) => {
    const level = Math.round(128 + 60 * Math.sin(x / 7) + 60 * Math.cos((y + x) / 11));
    return (level << 16) | ((255 - level) << 8) | 90;
  });
  const bare = [drawNoise(130, 86), waves].map((pixels) =>
    fitGradient(samplesOf(pixels), boxAt(PLACE), { minBare: 0.7 }),
  );
  expect([fit(drawNoise(130, 86)), fit(waves), ...bare]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a few samples tell no direction', () => {
  expect(fitGradient(samplesOf(paintFill(linear(90, 0, 0xffffff))).slice(0, 20), boxAt(PLACE))).toBeUndefined();
});

test('a photo is given up at a glance, with less than half of the work of fitting a gradient', () => {
  // Each time that a sample is looked at its place is rounded to a bin.
  const looks = vi.spyOn(Math, 'floor');
  const countLooks = (samples: readonly Sample[]): number => {
    looks.mockClear();
    fitGradient(samples, boxAt(PLACE));
    return looks.mock.calls.length;
  };
  const onGradient = countLooks(samplesOf(paintFill(linear(110, VIOLET, PURPLE))));
  const onPhoto = countLooks(samplesOf(drawNoise(130, 86)));
  looks.mockRestore();
  expect(onGradient).toBeGreaterThan(0);
  expect(onPhoto).toBeLessThan(onGradient / 2);
});
