import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { toPaletteEntries } from './palette-entry.ts';

const measurement = {
  palette: [
    { hex: '#ffffff', name: 'Surface', role: 'surface', share: 0.65 },
    { hex: '#066fd1', name: 'Primary', role: 'primary', share: 0.02 },
    { hex: '#e5e7eb', name: 'Border', role: 'border', share: 0.016 },
    { hex: '#374151', name: 'Text', role: 'text', share: 0.0024 },
    { hex: '#2fb344', name: 'Success', role: 'success', share: 0.0014 },
  ],
} as Measurement;

test('measured colours say their share and their contrast with its grade, low is said plainly', () => {
  expect(toPaletteEntries(measurement, [])).toEqual([
    { name: 'Surface', hex: '#ffffff', share: '65.0 %', contrast: '10.3 AAA' },
    { name: 'Primary', hex: '#066fd1', share: '2.0 %', contrast: '5.0 AA' },
    { name: 'Border', hex: '#e5e7eb', share: '1.6 %', contrast: 'line only' },
    { name: 'Text', hex: '#374151', share: '0.24 %', contrast: '10.3 AAA' },
    { name: 'Success', hex: '#2fb344', share: '0.14 %', contrast: '2.7 low' },
  ]);
});

test('a result without measurements still shows name and hex', () => {
  expect(toPaletteEntries(undefined, [{ name: 'Primary', hex: '#3b82f6' }])).toEqual([
    { name: 'Primary', hex: '#3b82f6' },
  ]);
});
