import { describe, expect, it } from 'vitest';
import { toBox } from '../match-boxes.ts';
import { DASHBOARD } from '../testing/dashboard.ts';
import { LANDING } from '../testing/landing.ts';
import { meanRebuild, type Rebuilt, scoreRebuild } from './score-rebuild.ts';

const { width, height } = DASHBOARD;
const flat = (level: number) => ({ width, height, rgba: new Uint8Array(4 * width * height).fill(level) });
const flow = { drawn: 10, absolute: 0, semantic: 10, overflow: 0, overlaps: 0, cut: 0 };
const built = (raster: Rebuilt['raster'], lines: Rebuilt['lines'] = []): Rebuilt => ({
  raster,
  lines,
  flow,
  others: [flow],
});
const linesOf = ({ texts }: typeof DASHBOARD) =>
  texts.map(({ text, box, block, color, words }) => ({
    text,
    color: color ?? '#000000',
    box: toBox(box),
    block,
    words: words.map((word) => ({ text: word.text, box: toBox(word.box) })),
  }));

describe('scoreRebuild', () => {
  it('gives 1 for the page itself', () => {
    expect(scoreRebuild(DASHBOARD, flat(200), built(flat(200), linesOf(DASHBOARD)))).toEqual({
      pixels: 1,
      pixelsOutsidePictures: 1,
      wordsInPlace: 1,
      blocks: expect.closeTo(1, 10),
      blocksInDom: expect.closeTo(1, 10),
      blockTexts: 1,
      blockPlaces: 1,
      blockColors: 1,
      inFlow: 1,
      semantic: 1,
      survives: 1,
    });
  });

  it('gives 0 for an empty page of another colour', () => {
    expect(scoreRebuild(DASHBOARD, flat(200), built(flat(180)))).toEqual({
      pixels: 0,
      pixelsOutsidePictures: 0,
      wordsInPlace: 0,
      blocks: 0,
      blocksInDom: 0,
      blockTexts: 0,
      blockPlaces: 0,
      blockColors: 0,
      inFlow: 1,
      semantic: 1,
      survives: 1,
    });
  });

  it('takes what lies farther off than the page is long for nowhere, not for less', () => {
    const far = linesOf(DASHBOARD).map((line) => ({ ...line, box: { ...line.box, y: line.box.y + 4 * height } }));
    expect(scoreRebuild(DASHBOARD, flat(0), built(flat(0), far)).blockPlaces).toBe(0);
  });

  it('gives little for the texts of another page', () => {
    const { wordsInPlace, blocks } = scoreRebuild(DASHBOARD, flat(0), built(flat(0), linesOf(LANDING)));
    expect(wordsInPlace).toBeLessThan(0.1);
    expect(blocks).toBeLessThan(0.2);
  });

  it('leaves pictures out of one of the two shares of pixels', () => {
    const raster = flat(200);
    // The chart is a picture, 912 × 170 at 232, 294.
    for (let y = 294; y < 464; y++) raster.rgba.fill(0, 4 * (y * width + 232), 4 * (y * width + 1144));
    const { pixels, pixelsOutsidePictures } = scoreRebuild(DASHBOARD, flat(200), built(raster));
    expect(pixels).toBeCloseTo(1 - (912 * 170) / (width * height), 10);
    expect(pixelsOutsidePictures).toBe(1);
  });

  it('leaves words on pictures out of one of the two shares of blocks', () => {
    const box = { x: 300, y: 350, width: 400, height: 20 };
    const label = { text: 'A label', color: '#000000', box, block: 1_000, words: [{ text: 'A label', box }] };
    const { blocks, blocksInDom } = scoreRebuild(DASHBOARD, flat(0), built(flat(0), [...linesOf(DASHBOARD), label]));
    expect(blocks).toBeLessThan(0.95);
    expect(blocksInDom).toBeCloseTo(1, 10);
  });

  it('takes 16 levels for the same and 17 for another colour', () => {
    expect(scoreRebuild(DASHBOARD, flat(100), built(flat(116))).pixels).toBe(1);
    expect(scoreRebuild(DASHBOARD, flat(100), built(flat(117))).pixels).toBe(0);
  });

  it('averages over the pages that have a figure', () => {
    expect(meanRebuild([{ pixels: 1, blocks: 0.5 }, { pixels: 0 }])).toEqual({ pixels: 0.5, blocks: 0.5 });
  });
});
