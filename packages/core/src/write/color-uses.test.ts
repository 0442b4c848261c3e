import { expect, test } from 'vitest';
import { colorUses } from './color-uses.ts';
import { box, page, text } from './page.fixture.ts';

test('a colour is told with what it is used for, most frequent first, and pictures use none', () => {
  const line = { color: '#0d6efd', width: 1 };
  const usesOf = colorUses(
    page(
      [text('Home', 20, 20, { color: '#0d6efd' }), text('Help', 80, 20, { color: '#0d6efd' }), text('Plain', 20, 60)],
      [
        box('b', 'button', 20, 100, 80, 40, { fill: '#0d6efd' }),
        box('c1', 'card', 20, 200, 200, 80, { border: line }),
        box('c2', 'card', 240, 200, 200, 80, { border: line }),
        box('c3', 'card', 460, 200, 200, 80, { border: line }),
        box('p', 'image', 20, 300, 80, 80, { fill: '#123456' }),
      ],
      { regions: [{ role: 'header', box: { x: 0, y: 0, width: 1000, height: 80 }, fill: '#f8f9fa' }] },
    ),
  );
  expect(usesOf('#0d6efd')).toBe('3 card borders, 2 text lines, 1 button fill');
  expect(usesOf('#111111')).toBe('1 text line');
  expect(usesOf('#f8f9fa')).toBe('1 header fill');
  expect(usesOf('#123456')).toBe('');
});

test('a line with links in it counts once for their colour and once for its own', () => {
  const part = (color: string) => text('part', 90, 20, { color, continues: true });
  const line = [text('See', 20, 20), part('#0d6efd'), part('#111111'), part('#0d6efd')];
  const usesOf = colorUses(page(line));
  expect([usesOf('#111111'), usesOf('#0d6efd')]).toEqual(['1 text line', '1 text line']);
});

test('the colours of a chart are its own', () => {
  const chart = box('c', 'chart', 0, 0, 90, 90, {
    series: [{ color: '#f59e0b', boxes: [{ x: 0, y: 0, width: 9, height: 9 }] }],
  });
  expect(colorUses(page([], [chart]))('#f59e0b')).toBe('1 chart');
});
