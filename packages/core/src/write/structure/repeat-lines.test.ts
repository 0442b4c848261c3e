import { expect, test } from 'vitest';
import { box, page, text } from '../page.fixture.ts';
import { writePrompt } from '../write-prompt.ts';

test('cards that differ in fill or in the colour of one side are told once, with the colours of each', () => {
  const colors = ['#4e73df', '#1cc88a', '#36b9cc'];
  const cards = colors.map((color, i) =>
    box(`c${i}`, 'card', 20 + 220 * i, 20, 200, 80, { fill: '#fefefe', edges: [{ side: 'left', color, width: 4 }] }),
  );
  const texts = ['Earnings', 'Tasks', 'Requests'].flatMap((words, i) => [
    text(words, 40 + 220 * i, 40),
    text(String(i + 3), 180 + 220 * i, 70, { color: '#777777' }),
  ]);
  const prompt = writePrompt(page(texts, cards), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('3 cards 200 × 80, #fefefe, top y=20, left x=20, 240, 460. In each, from its top left:');
  expect(prompt).toContain('| 2 | left border 4px #1cc88a | `Tasks` | `4` |');
  const filled = cards.map((card, i) => ({ ...card, fill: colors[i]!, edges: [] }));
  const variants = writePrompt(page(texts, filled), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(variants).toContain('| 3 | #36b9cc | `Requests` | `5` |');
});

test('parts of copies that were measured a pixel apart are not told as different', () => {
  const cards = [0, 1, 2].map((i) => box(`c${i}`, 'card', 20 + 220 * i, 20, 200, 80, { fill: '#fefefe' }));
  const buttons = [0, 1, 2].map((i) => box(`b${i}`, 'button', 40 + 220 * i, 50, 120, 30, { fill: '#0d6efd' }));
  const texts = [0, 1, 2].flatMap((i) => [
    text(`Plan ${i}`, 40 + 220 * i, 30),
    text('Choose', 50 + 220 * i + (i === 2 ? 1 : 0), 60, { color: '#ffffff', background: '#0d6efd' }),
  ]);
  const prompt = writePrompt(page(texts, [...cards, ...buttons]), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('  - button `Choose` 120 × 30, text #ffffff at left+10, at +20, +30');
});

test('among named icons one without a name or a colour of its own is told as that', () => {
  const cards = [0, 1, 2].map((i) => box(`c${i}`, 'card', 20 + 220 * i, 20, 200, 80, { fill: '#fefefe' }));
  const icons = [0, 1, 2].map((i) =>
    box(`i${i}`, 'icon', 40 + 220 * i, 40, 14, 14, i === 0 ? {} : { name: 'check', ink: '#0d6efd' }),
  );
  const texts = [0, 1, 2].flatMap((i) => [text('Domain', 64 + 220 * i, 42), text(`Plan ${i}`, 40 + 220 * i, 70)]);
  const prompt = writePrompt(page(texts, [...cards, ...icons]), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('| 1 | unnamed (in the text colour) |');
});

test('charts of one size that show different things are told one by one', () => {
  const charts = ['#ef4444', '#0ea5e9'].map((color, i) =>
    box(`c${i}`, 'chart', 20 + 220 * i, 20, 62, 62, {
      series: [{ color, boxes: [{ x: 20 + 220 * i, y: 20, width: 62, height: 31 }] }],
    }),
  );
  const prompt = writePrompt(page([], charts), { name: 'Home', uiType: 'webapp', detail: 'full' });
  for (const color of ['#ef4444', '#0ea5e9']) expect(prompt.split('## Structure')[1]).toContain(color);
});
