import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { toTypeSamples } from './type-samples.ts';

const line = (text: string, fontSize: number, fontWeight: number) => ({ text, fontSize, fontWeight });
const step = (fontSize: number, fontWeight: number, count: number) => ({ fontSize, fontWeight, role: 'body', count });

test('the most used steps are shown with a text of the page, near sizes once, the largest first', () => {
  const measurement = {
    texts: [line('Orders', 14, 400), line('Dashboard', 24, 700), line('Sales', 14, 600)],
    typography: { scale: [step(14, 400, 30), step(14.5, 400, 4), step(24, 700, 1), step(40, 700, 1)] },
  } as unknown as Measurement;
  expect(toTypeSamples(measurement).map(({ fontSize, text }) => ({ fontSize, text }))).toEqual([
    { fontSize: 24, text: 'Dashboard' },
    { fontSize: 14, text: 'Orders' },
  ]);
});
