import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../measurement.ts';
import { chooseFace, condensedTo, letterFit } from './font-fit.ts';

const line = (text: string, width: number): TextLine => ({
  text,
  box: { x: 0, y: 0, width, height: 12 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#000000',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
});

/** Ink widths at 16 px as Chromium paints them in Liberation Sans and in DejaVu Sans. */
const WORDS = 'The quick brown fox jumps over the lazy dog';
const ARIAL = line(WORDS, 316);
const DEJAVU = line(WORDS, 360);

describe('fitting a face of known widths', () => {
  test('tells Arial from DejaVu Sans by the width of a line, and needs no letter-spacing then', () => {
    expect(chooseFace([ARIAL], 'sans').name).toBe('Arial');
    expect(letterFit([ARIAL], chooseFace([ARIAL], 'sans'))).toBeUndefined();
    expect(chooseFace([DEJAVU], 'sans').name).toBe('DejaVu Sans');
    expect(letterFit([DEJAVU], chooseFace([DEJAVU], 'sans'))).toBeUndefined();
  });

  test('sets Arial wider for a face between the two', () => {
    const face = chooseFace([line(WORDS, 337)], 'sans');
    expect(face.name).toBe('Arial');
    expect(letterFit([line(WORDS, 337)], face)).toBeGreaterThan(0.015);
  });

  test('calls a face condensed instead of pushing its letters into each other', () => {
    expect(condensedTo([line(WORDS, 190)], chooseFace([ARIAL], 'sans'))).toBeCloseTo(0.62, 1);
    expect(condensedTo([ARIAL], chooseFace([ARIAL], 'sans'))).toBeUndefined();
  });

  test('says nothing from too little text or from another script', () => {
    const face = chooseFace([ARIAL], 'sans');
    expect(letterFit([line('OK', 90)], face)).toBeUndefined();
    expect(letterFit([line('概要と設定の一覧', 200)], face)).toBeUndefined();
  });
});
