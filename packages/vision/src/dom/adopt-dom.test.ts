import type { DomElement, DomFacts, DomText } from '@blueprompt/core/dom-facts';
import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { describe, expect, test } from 'vitest';
import { adoptDom, markDom } from './adopt-dom.ts';

const line = (text: string, x: number, y: number, over: Partial<TextLine> = {}): TextLine => ({
  text,
  box: { x, y, width: 8 * text.length, height: 12 },
  fontSize: 15,
  fontWeight: 500,
  fontClass: 'sans',
  font: { family: 'Roboto', sure: true },
  color: '#101010',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
  ...over,
});

const measured = (): Measurement => ({
  version: 1,
  image: { width: 400, height: 200, scale: 1 },
  texts: [line('Save now', 40, 44), line('Terms', 40, 120)],
  elements: [
    {
      id: 'b',
      type: 'button',
      box: { x: 20, y: 30, width: 120, height: 40 },
      fill: '#4f46e4',
      radius: 7,
      confidence: 1,
    },
  ],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 15, lineHeight: 1.5 },
  radii: [{ px: 7, count: 1 }],
});

const text: DomText = {
  selector: 'button.save',
  text: 'Save now',
  box: { x: 40, y: 40, width: 66, height: 20 },
  family: 'Inter',
  fontSize: 16,
  fontWeight: 600,
  color: '#111827',
  italic: false,
  underlined: false,
};
const button: DomElement = {
  selector: 'button.save',
  tag: 'button',
  box: { x: 20, y: 30, width: 120, height: 40 },
  fill: '#4f46e5',
  radius: 8,
  alt: 'Save all',
};
const facts = (over: Partial<DomFacts> = {}): DomFacts => ({
  version: 1,
  url: 'http://localhost/',
  title: '',
  width: 400,
  height: 200,
  scale: 1,
  dark: false,
  texts: [text],
  elements: [button],
  ...over,
});

describe('adoptDom', () => {
  test('takes size, weight, family and colour from the page, marks what it took, and leaves the rest', () => {
    const { texts, elements, typography, radii, styles } = adoptDom(measured(), facts());
    expect(texts[0]).toMatchObject({
      fontSize: 16,
      fontWeight: 600,
      font: { family: 'Inter', sure: true },
      color: '#111827',
      dom: { selector: 'button.save', family: 'Inter' },
    });
    expect(texts[1]).toMatchObject({ fontSize: 15, font: { family: 'Roboto', sure: true } });
    expect(texts[1]).not.toHaveProperty('dom');
    expect(elements[0]).toMatchObject({
      fill: '#4f46e5',
      radius: 8,
      dom: { selector: 'button.save', alt: 'Save all' },
    });
    expect(radii).toEqual([{ px: 8, count: 1 }]);
    expect(typography.bodySize).toBe(16);
    expect(styles?.text.map(({ fontSize }) => fontSize)).toEqual([16, 15]);
  });

  test('works in the pixels of a screenshot that was taken at 2x', () => {
    const half = ({ x, y, width, height }: DomText['box']) => ({
      x: x / 2,
      y: y / 2,
      width: width / 2,
      height: height / 2,
    });
    const small = facts({
      width: 200,
      height: 100,
      scale: 2,
      texts: [{ ...text, box: half(text.box), fontSize: 8 }],
      elements: [{ ...button, box: half(button.box), radius: 4 }],
    });
    const { texts, elements } = adoptDom(measured(), small);
    expect([texts[0]!.fontSize, elements[0]!.radius]).toEqual([16, 8]);
  });

  test.each([
    ['another text at the place', facts({ texts: [{ ...text, text: 'Cancel' }], elements: [] })],
    ['the text at another place', facts({ texts: [{ ...text, box: { ...text.box, y: 150 } }], elements: [] })],
    ['a box of another size', facts({ texts: [], elements: [{ ...button, box: { ...button.box, width: 300 } }] })],
    ['a screenshot of another size', facts({ width: 500 })],
  ])('takes nothing from %s', (_name, other) => {
    const { texts, elements } = adoptDom(measured(), other);
    expect([...texts, ...elements].filter(({ dom }) => dom)).toEqual([]);
    expect(elements[0]!.fill).toBe('#4f46e4');
  });

  test('keeps the colour that shows where something lies over the element', () => {
    const covered = facts({ elements: [{ ...button, fill: '#dc2626' }] });
    expect(adoptDom(measured(), covered).elements[0]!.fill).toBe('#4f46e4');
  });

  test.each([
    ['#615af0', 5.5, '#615af0'],
    ['#655ef0', 6.6, '#4f46e4'],
  ] as const)('takes %s, at a distance of %d, only below 6', (fill, _distance, adopted) => {
    expect(adoptDom(measured(), facts({ elements: [{ ...button, fill }] })).elements[0]!.fill).toBe(adopted);
  });
});

test('markDom says what everything is and how it looks there, and leaves every estimate', () => {
  const { texts, elements } = markDom(measured(), facts());
  const [text, button] = [facts().texts[0]!, facts().elements[0]!];
  expect(texts[0]).toEqual({
    ...measured().texts[0],
    dom: {
      selector: 'button.save',
      family: 'Inter',
      look: { box: text.box, text: text.text, fontSize: text.fontSize, fontWeight: text.fontWeight, color: text.color },
    },
  });
  const { box, fill, border, radius } = button;
  expect(elements[0]).toEqual({
    ...measured().elements[0],
    dom: { selector: 'button.save', alt: 'Save all', look: { box, fill, border, radius } },
  });
});
