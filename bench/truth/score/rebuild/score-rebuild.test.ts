import { describe, expect, it } from 'vitest';
import { toBox } from '../match-boxes.ts';
import { DASHBOARD } from '../testing/dashboard.ts';
import { LANDING } from '../testing/landing.ts';
import { meanRebuild, scoreRebuild } from './score-rebuild.ts';

const { width, height } = DASHBOARD;
const flat = (level: number) => ({ width, height, rgba: new Uint8Array(4 * width * height).fill(level) });
const linesOf = ({ texts }: typeof DASHBOARD) =>
  texts.map(({ text, box, block, words }) => ({
    text,
    box: toBox(box),
    block,
    words: words.map((word) => ({ text: word.text, box: toBox(word.box) })),
  }));

describe('scoreRebuild', () => {
  it('gives 1 for the page itself', () => {
    expect(scoreRebuild(DASHBOARD, flat(200), { raster: flat(200), lines: linesOf(DASHBOARD) })).toEqual({
      pixels: 1,
      pixelsOutsidePictures: 1,
      wordsInPlace: 1,
      blocks: expect.closeTo(1, 10),
      blockTexts: 1,
    });
  });

  it('gives 0 for an empty page of another colour', () => {
    expect(scoreRebuild(DASHBOARD, flat(200), { raster: flat(180), lines: [] })).toEqual({
      pixels: 0,
      pixelsOutsidePictures: 0,
      wordsInPlace: 0,
      blocks: 0,
      blockTexts: 0,
    });
  });

  it('gives little for the texts of another page', () => {
    const { wordsInPlace, blocks } = scoreRebuild(DASHBOARD, flat(0), { raster: flat(0), lines: linesOf(LANDING) });
    expect(wordsInPlace).toBeLessThan(0.1);
    expect(blocks).toBeLessThan(0.2);
  });

  it('leaves pictures out of one of the two shares of pixels', () => {
    const raster = flat(200);
    // The chart is a picture, 912 × 170 at 232, 294.
    for (let y = 294; y < 464; y++) raster.rgba.fill(0, 4 * (y * width + 232), 4 * (y * width + 1144));
    const { pixels, pixelsOutsidePictures } = scoreRebuild(DASHBOARD, flat(200), { raster, lines: [] });
    expect(pixels).toBeCloseTo(1 - (912 * 170) / (width * height), 10);
    expect(pixelsOutsidePictures).toBe(1);
  });

  it('takes 16 levels for the same and 17 for another colour', () => {
    expect(scoreRebuild(DASHBOARD, flat(100), { raster: flat(116), lines: [] }).pixels).toBe(1);
    expect(scoreRebuild(DASHBOARD, flat(100), { raster: flat(117), lines: [] }).pixels).toBe(0);
  });

  it('averages over the pages that have a figure', () => {
    expect(meanRebuild([{ pixels: 1, blocks: 0.5 }, { pixels: 0 }])).toEqual({ pixels: 0.5, blocks: 0.5 });
  });
});
