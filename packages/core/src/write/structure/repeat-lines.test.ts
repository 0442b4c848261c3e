import { expect, test } from 'vitest';
import { box, page, text } from '../page.fixture.ts';
import { writePrompt } from '../write-prompt.ts';

test('cards that differ in the colour of one side are told once, with a colour for each', () => {
  const colors = ['#4e73df', '#1cc88a', '#36b9cc'];
  const cards = colors.map((color, i) =>
    box(`c${i}`, 'card', 20 + 220 * i, 20, 200, 80, { fill: '#fefefe', edges: [{ side: 'left', color, width: 4 }] }),
  );
  const texts = ['Earnings', 'Tasks', 'Requests'].flatMap((words, i) => [
    text(words, 40 + 220 * i, 40),
    text(String(i + 3), 180 + 220 * i, 70, { color: '#777777' }),
  ]);
  const prompt = writePrompt(page(texts, cards), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('3 cards 200 × 80, #fefefe, left border 4px, one after another #4e73df, #1cc88a, #36b9cc');
});
