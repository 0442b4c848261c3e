import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from '../../measure.ts';
import { loadFontFamilies } from '../font-faces.ts';
import { glyphShape } from '../font-shapes.ts';
import type { WordImage } from '../ink/word-image.ts';
import { findTracking } from './find-tracking.ts';
import { shapeMisfit } from './match-shapes.ts';
import type { Specimen } from './specimens.ts';

const facesOf = (name: string) => loadFontFamilies().find((family) => family.name === name)!;

/** The letter "g" of a face at one pixel a cell, as a word of one letter twice would stand. */
function drawTwice(name: string, air = 0): WordImage {
  const { regular: face } = facesOf(name);
  const shape = glyphShape(face, 'g');
  const step = Math.round(face.advance['g'.charCodeAt(0) - 32]! * 32) + air;
  const width = shape.width + step + 2;
  const coverage = new Float32Array(width * (shape.height + 2));
  for (const from of [1, 1 + step]) {
    for (let y = 0; y < shape.height; y++) {
      for (let x = 0; x < shape.width; x++) {
        const sum = (dx: number, dy: number): number => shape.sums[(y + dy) * (shape.width + 1) + x + dx]!;
        coverage[(y + 1) * width + from + x]! += (sum(1, 1) - sum(0, 1) - sum(1, 0) + sum(0, 0)) / 15;
      }
    }
  }
  const height = shape.height + 2;
  return { text: 'gg', width, height, coverage, left: 1, top: 1, right: width - 1, bottom: height - 1 };
}

test('letters are like those of their own family, and unlike those of others', () => {
  const word = drawTwice('Lora');
  expect(shapeMisfit(word, facesOf('Lora').regular, 32)).toBeLessThan(0.15);
  expect(shapeMisfit(word, facesOf('Inter').regular, 32)).toBeGreaterThan(0.3);
});

test('letters that would have to stand far apart are not of a family', () => {
  expect(shapeMisfit({ ...drawTwice('Lora'), left: 1, right: 200 }, facesOf('Lora').regular, 32)).toBeUndefined();
});

test('letters that stand apart are parted into their size and the space between', () => {
  const font = { family: facesOf('Lora'), fontSize: 32, weight: 400, misfit: 0 };
  const specimenOf = (air: number): Specimen => {
    const word = drawTwice('Lora', air);
    const words = Array.from({ length: 5 }, () => ({ text: 'gg', width: word.right - word.left }));
    return { line: 0, shape: { words, inkHeight: 20, stroke: 3, evenPitch: false }, words: [word], letters: 10 };
  };
  expect(findTracking(specimenOf(0), font)).toBeUndefined();
  const { fontSize, letterSpacing } = findTracking(specimenOf(4), font)!;
  expect(Math.abs(letterSpacing - 4)).toBeLessThan(1);
  expect(Math.abs(fontSize - 32)).toBeLessThan(1.5);
});

test('the families of a page are recognised by their letters, with their share', async () => {
  const page = await measure(readFileSync(new URL('../../fixtures/article.png', import.meta.url)));
  const fonts = page.ok ? page.measurement.typography.fonts : undefined;
  expect(fonts?.[0]).toEqual({ family: 'Liberation Serif', sure: true, fontClass: 'serif', share: expect.any(Number) });
  expect(fonts?.map(({ family }) => family)).toEqual(['Liberation Serif', 'Liberation Mono', 'Liberation Sans']);
});
