import { describe, expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { page as measured, text } from '../write/page.fixture.ts';
import { compareMeasurements } from './compare-measurements.ts';

const button = (over: Partial<Element> = {}): Element => ({
  id: 'b',
  type: 'button',
  box: { x: 300, y: 40, width: 130, height: 40 },
  fill: '#4f46e5',
  radius: 8,
  confidence: 1,
  ...over,
});
const words = (line: string, over: Partial<TextLine>[]): Partial<TextLine> =>
  ({
    words: line
      .split(' ')
      .map((word, at) => ({ text: word, box: { x: 40 + 60 * at, y: 40, width: 50, height: 14 }, ...over[at] })),
  }) as Partial<TextLine>;

const differences = (a: Measurement, b: Measurement) =>
  compareMeasurements(a, b).differences.map(({ message }) => message);

describe('what two readings of one page differ in', () => {
  test('is not how a text was cut into pieces', () => {
    const whole = measured([text('Today before 20:00', 40, 40)], []);
    const cut = measured([text('Today', 40, 40), text('before 20:00', 40 + 6 * 7 + 30, 40)], []);
    expect(differences(whole, cut).filter((message) => /Missing|Extra|reads/.test(message))).toEqual([]);
    expect(differences(cut, whole).filter((message) => /Missing|Extra|reads/.test(message))).toEqual([]);
  });

  test('is not of which words a line was said to be, where the words agree', () => {
    const line = (color: string, over: { color?: string }[]) =>
      measured([{ ...text('Shop Bag', 40, 40), color, ...words('Shop Bag', over) }], []);
    expect(
      differences(line('#111111', [{}, { color: '#999999' }]), line('#999999', [{ color: '#111111' }, {}])),
    ).toEqual([]);
    expect(differences(line('#111111', []), line('#999999', []))).toEqual([
      'text `Shop Bag`: text is #999999, should be #111111.',
    ]);
  });

  test('is no word that a running page does not have, and none that it says it has', () => {
    const dom = { selector: 'h1', look: { box: { x: 40, y: 40, width: 60, height: 14 }, text: 'See more' } };
    const reference = measured([text('See more', 40, 40)], []);
    const build = measured([{ ...text('Seemcre', 40, 40), dom }, text('Inl', 300, 200)], []);
    expect(differences(reference, build).filter((message) => /Extra|reads/.test(message))).toEqual([]);
  });

  test('is no background that a running page says its words have', () => {
    const bar = (background: string) => ({ ...text('3/4', 40, 40), color: '#ffffff', background });
    const dom = { selector: 'i', look: { box: { x: 30, y: 38, width: 200, height: 16 }, fill: '#0d6efd' } };
    const reference = measured([bar('#0d6efd')], []);
    const about = (build: TextLine): string[] =>
      differences(reference, measured([build], [])).filter((message) => message.includes('fill'));
    expect(about({ ...bar('#e9ecef'), dom })).toEqual([]);
    expect(about(bar('#e9ecef'))).toHaveLength(1);
  });
});

describe('the score', () => {
  const reference = () => measured([text('Plans', 40, 40), text('Get started', 310, 52)], [button()]);
  const CHANGES: [name: string, change: (page: Measurement) => void][] = [
    ['another colour', ({ elements }) => (elements[0]!.fill = '#dc2626')],
    ['other corners', ({ elements }) => (elements[0]!.radius = 0)],
    ['another size', ({ elements }) => (elements[0]!.box.height = 60)],
    ['another text', ({ texts }) => (texts[0]!.text = 'Prices')],
    ['another weight', ({ texts }) => (texts[0]!.fontWeight = 800)],
    ['a missing text', ({ texts }) => texts.shift()],
    ['a missing button', ({ elements }) => elements.shift()],
    [
      'an extra button',
      ({ elements }) => elements.push(button({ id: 'x', box: { x: 40, y: 300, width: 90, height: 40 } })),
    ],
  ];
  const scoreOf = (...changes: ((page: Measurement) => void)[]): number => {
    const build = reference();
    for (const change of changes) change(build);
    return compareMeasurements(reference(), build).score;
  };

  test('is 100 for an identical build', () => {
    expect(scoreOf()).toBe(100);
  });

  test.each(CHANGES)('falls with %s', (_, change) => {
    expect(scoreOf(change)).toBeLessThan(100);
  });

  const pairs = CHANGES.slice(0, 5).flatMap((one, at) =>
    CHANGES.slice(at + 1, 5).map((other) => [one, other] as const),
  );
  test.each(pairs)('rises with each of two slips that is mended: %s', ([, one], [, other]) => {
    expect(scoreOf(one, other)).toBeLessThan(Math.min(scoreOf(one), scoreOf(other)));
  });

  test('is higher for a button that is wrong in everything than for one that is missing', () => {
    const wrong = scoreOf(({ elements }) => {
      elements[0] = button({ fill: '#dc2626', radius: 0, box: { x: 300, y: 40, width: 170, height: 60 } });
    });
    expect(wrong).toBeGreaterThan(scoreOf(({ elements }) => elements.shift()));
  });
});
