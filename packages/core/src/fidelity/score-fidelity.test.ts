import { describe, expect, test } from 'vitest';
import type { Measurement, TextLine } from '../measurement.ts';
import type { RenderedPage } from './rendered-page.ts';
import { scoreFidelity } from './score-fidelity.ts';

const line = (text: string, x: number, y: number, width: number): TextLine => ({
  text,
  box: { x, y, width, height: 20 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#112233',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
});

const measurement: Measurement = {
  version: 1,
  image: { width: 400, height: 300, scale: 1 },
  texts: [line('Home Pricing', 20, 10, 200), line('Welcome back', 20, 60, 110)],
  elements: [
    { id: 'e1', type: 'button', box: { x: 20, y: 100, width: 120, height: 40 }, fill: '#4f46e5', confidence: 1 },
  ],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};

/** The menu line comes back in two pieces, as the blueprint cuts it. */
const exact: RenderedPage = {
  width: 400,
  height: 300,
  lines: [
    { text: 'Home', box: { x: 20, y: 10, width: 40, height: 20 }, color: '#112233' },
    { text: 'Pricing', box: { x: 160, y: 10, width: 60, height: 20 }, color: '#112233' },
    { text: 'Welcome back', box: { x: 20, y: 60, width: 110, height: 20 }, color: '#112233' },
  ],
  boxes: [{ box: { x: 20, y: 100, width: 120, height: 40 }, fill: '#4f46e5' }],
};

describe('scoreFidelity', () => {
  test('says of a page without text that there was nothing to compare', () => {
    const { text, position, color } = scoreFidelity({ ...measurement, texts: [] }, { ...exact, lines: [] });
    expect([text.nothing, position.nothing, color.nothing]).toEqual([true, true, true]);
  });

  test('gives a page that is as measured 100 in every part', () => {
    expect(scoreFidelity(measurement, exact)).toEqual({
      text: { score: 100, why: '2 of 2 lines reproduced.' },
      position: { score: 100, why: 'Average offset 0 px, 0 px at most.' },
      color: { score: 100, why: '2 of 2 lines have the measured colour.' },
      structure: { score: 100, why: '1 of 1 boxes in place with their fill.' },
      overall: 100,
    });
  });

  test('names what is wrong in the part that it concerns', () => {
    const shifted: RenderedPage = {
      ...exact,
      lines: [
        exact.lines[0]!,
        exact.lines[1]!,
        { text: 'Welcome', box: { x: 20, y: 64, width: 110, height: 20 }, color: '#ffffff' },
      ],
      boxes: [],
    };
    const score = scoreFidelity(measurement, shifted);
    expect(score.text).toEqual({ score: 86.8, why: '1 of 2 lines reproduced.' });
    expect(score.position).toEqual({
      score: 87.5,
      why: 'Average offset 2 px, 4 px at most.',
    });
    expect(score.color.why).toBe('1 of 2 lines have the measured colour.');
    expect(score.structure).toEqual({ score: 0, why: '0 of 1 boxes in place with their fill.' });
  });

  test('judges structure and colour by pixels where both pictures are known', () => {
    const flat = (value: number) => ({ width: 16, height: 16, rgba: new Uint8Array(1024).fill(value) });
    const same = scoreFidelity(measurement, { ...exact, pictures: { screenshot: flat(200), blueprint: flat(200) } });
    const other = scoreFidelity(measurement, { ...exact, pictures: { screenshot: flat(200), blueprint: flat(20) } });
    expect(same.structure.score).toBe(100);
    expect(other.structure.score).toBeLessThan(25);
    expect(same.color.score).toBe(100);
    expect(other.color.score).toBe(0);
  });

  test('a half that was not understood costs half of the colour, however well the words were read', () => {
    const screenshot = { width: 16, height: 16, rgba: new Uint8Array(1024).fill(250) };
    const blueprint = { ...screenshot, rgba: screenshot.rgba.map((value, at) => (at < 512 ? 60 : value)) };
    expect(scoreFidelity(measurement, { ...exact, pictures: { screenshot, blueprint } }).color).toEqual({
      score: 50,
      why: '50 % of the area has the colour of the screenshot, photos included.',
    });
  });

  test('counts what was not understood against it, also where all the rest is reproduced', () => {
    const half = scoreFidelity({ ...measurement, explained: 0.5 }, exact);
    expect(half.explained).toEqual({ score: 50, why: '50 % of the pixels were not accounted for.' });
    expect(half.overall).toBe(90);
    const nearly = scoreFidelity({ ...measurement, explained: 0.9996 }, exact);
    expect(nearly.explained).toEqual({ score: 99.9, why: '0.1 % of the pixels were not accounted for.' });
    expect(scoreFidelity({ ...measurement, explained: 1 }, exact).overall).toBe(100);
  });

  test('scores an empty rendering 0 for text, position and colour', () => {
    const score = scoreFidelity(measurement, { ...exact, lines: [], boxes: [] });
    expect([score.text.score, score.position.score, score.color.score, score.overall]).toEqual([0, 0, 0, 0]);
  });
});
