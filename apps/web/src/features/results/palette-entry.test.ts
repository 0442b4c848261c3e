import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { toPaletteEntries } from './palette-entry.ts';

const measurement = {
  palette: [
    { hex: '#ffffff', name: 'white', role: 'surface', share: 0.65 },
    { hex: '#066fd1', name: 'blue', role: 'primary', share: 0.02 },
    { hex: '#e5e7eb', name: 'grey', role: 'border', share: 0.016 },
    { hex: '#374151', name: 'slate', role: 'text', share: 0.0024 },
    { hex: '#2fb344', name: 'green', role: 'success', share: 0.0014 },
    { hex: '#562bd2', name: 'purple', role: 'accent', share: 0.00003 },
  ],
  elements: [],
  texts: [],
} as unknown as Measurement;

test('measured colours say their share and their contrast with its grade, low is said plainly', () => {
  expect(toPaletteEntries(measurement, [])).toEqual([
    { name: 'white', hex: '#ffffff', role: 'Surface', share: '65.0 %', contrast: '10.3 AAA' },
    { name: 'blue', hex: '#066fd1', role: 'Primary', share: '2.0 %', contrast: '5.0 AA' },
    { name: 'grey', hex: '#e5e7eb', role: 'Border', share: '1.6 %', contrast: 'lines only' },
    { name: 'slate', hex: '#374151', role: 'Text', share: '0.24 %', contrast: '10.3 AAA' },
    { name: 'green', hex: '#2fb344', role: 'Success', share: '0.14 %', contrast: '2.7 low' },
    { name: 'purple', hex: '#562bd2', role: 'Accent', share: '<0.01 %', contrast: '7.9 AAA' },
  ]);
});

test('a result without measurements still shows name and hex', () => {
  expect(toPaletteEntries(undefined, [{ name: 'Primary', hex: '#3b82f6' }])).toEqual([
    { name: 'Primary', hex: '#3b82f6' },
  ]);
});

test('of several colours with one role, the later ones say what they are for', () => {
  const card = { id: 'e1', type: 'card', box: { x: 0, y: 0, width: 40, height: 40 }, fill: '#eeeeee' };
  const again = { hex: '#eeeeee', name: 'light grey', role: 'surface', share: 0.2 };
  const page = { ...measurement, elements: [card], palette: [...measurement.palette, again] } as unknown as Measurement;
  expect(toPaletteEntries(page, []).map(({ role }) => role)).toEqual([
    ...['Surface', 'Primary', 'Border', 'Text', 'Success', 'Accent'],
    'Surface, card',
  ]);
});

test('a later colour of a role that is for nothing known says its hue', () => {
  const again = { hex: '#eef8f3', name: 'very light greyish teal', role: 'surface', share: 0.1 };
  const page = { ...measurement, palette: [...measurement.palette, again] } as unknown as Measurement;
  expect(toPaletteEntries(page, []).at(-1)?.role).toBe('Surface, teal');
});

test('no two colours have one label: those of one role and use are told apart by their hue', () => {
  const badge = (id: string, fill: string) => ({
    id,
    type: 'badge',
    box: { x: 0, y: 0, width: 40, height: 20 },
    fill,
  });
  const tint = (hex: string, name: string) => ({ hex, name, role: 'surface', share: 0.01 });
  const page = {
    ...measurement,
    elements: [badge('e1', '#ecfdf5'), badge('e2', '#fef2f2')],
    palette: [
      ...measurement.palette,
      tint('#ecfdf5', 'very light greyish green'),
      tint('#fef2f2', 'very light greyish red'),
    ],
  } as unknown as Measurement;
  const labels = toPaletteEntries(page, []).map(({ role }) => role);
  expect(labels.slice(-2)).toEqual(['Surface, green badge', 'Surface, red badge']);
});
