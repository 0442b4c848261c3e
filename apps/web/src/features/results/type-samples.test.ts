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

test('a title that is longer than the panel is shown all the same, and the end of a paragraph only where there is nothing else', () => {
  const measurement = {
    texts: [
      line('Learn to sail in four weekends', 40, 700),
      line('Small crews, patient instructors and boats that forgive', 16, 400),
      line('mistakes.', 16, 400),
      line('per seat', 12, 400),
    ],
    typography: { scale: [step(40, 700, 1), step(16, 400, 2), step(12, 400, 1)] },
  } as unknown as Measurement;
  expect(toTypeSamples(measurement).map(({ text }) => text)).toEqual([
    'Learn to sail in four weekends',
    'Small crews, patient instructors and boats that forgive',
    'per seat',
  ]);
});

test('sizes of one role are numbered from the largest', () => {
  const role = (fontSize: number, role: string) => ({ fontSize, fontWeight: 400, role, count: 1 });
  const measurement = {
    texts: [line('Sail', 56, 400), line('Crews', 45, 400), line('Boats', 16, 400)],
    typography: { scale: [role(45, 'display'), role(56, 'display'), role(16, 'body')] },
  } as unknown as Measurement;
  expect(toTypeSamples(measurement).map((sample) => [sample.text, sample.role, sample.place])).toEqual([
    ['Sail', 'display', 1],
    ['Crews', 'display', 2],
    ['Boats', 'body', 1],
  ]);
});
