import { expect, test } from 'vitest';
import { box, page, text } from './page.fixture.ts';
import { writePartPrompt } from './write-part-prompt.ts';

const card = box('c', 'card', 40, 40, 300, 160, { fill: '#ffffff', border: { color: '#dddddd', width: 1 }, radius: 8 });
const button = box('b', 'button', 60, 140, 100, 36, { fill: '#4f46e5' });
const heading = box('h', 'heading', 500, 40, 120, 24);
const shot = page(
  [
    text('Starter', 60, 60),
    text('Buy', 96, 152, { color: '#ffffff', background: '#4f46e5' }),
    text('Elsewhere', 500, 46, { fontSize: 20 }),
  ],
  [card, button, heading],
);

test('holds all that is in a part, and nothing of the rest of the page', () => {
  const prompt = writePartPrompt(shot, card, 'Pricing');
  expect(prompt).toContain('# Build prompt: card of Pricing');
  expect(prompt).toContain('**300 × 160 px**');
  for (const fact of ['1px #dddddd border', 'radius 8', '`Starter`', 'button `Buy`', '#4f46e5'])
    expect(prompt).toContain(fact);
  expect(prompt).not.toContain('Elsewhere');
});

test('of a name of a text is about that text', () => {
  const prompt = writePartPrompt(shot, heading, 'Pricing');
  expect(prompt).toContain('h1 `Elsewhere`');
  expect(prompt).not.toContain('Starter');
});

test('of something that the page does not hold says at least its size', () => {
  expect(writePartPrompt(page([], []), card, 'Pricing')).toBe(
    'Build this card, 300 × 160 px, with Next.js + Tailwind.',
  );
  expect(writePartPrompt(page([], []), card, 'Pricing', 'vue')).toBe(
    'Build this card, 300 × 160 px, with Vue + Tailwind.',
  );
});
