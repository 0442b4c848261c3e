import { expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import { box, page, text } from './page.fixture.ts';
import { writePrompt } from './write-prompt.ts';

const glyph = packGlyph(3, 3, [0, 3, 0, 3, 3, 3, 0, 3, 0]);

test('the structure names the file of an icon that has no name of its own, and the short guide does not', () => {
  const icons = [0, 1].map((at) => box(`i${at}`, 'icon', 20, 100 + 50 * at, 20, 20, at === 0 ? { glyph } : {}));
  const measurement = page([text('Menu', 20, 20)], icons);
  const write = (detail: 'full' | 'concise') => writePrompt(measurement, { name: 'Home', uiType: 'webapp', detail });
  expect(write('full')).toMatch(/: \[`icon[\w-]*`\], \[`icon[\w-]*\.png`\]/);
  expect(write('concise')).not.toContain('[`');
});

test('an icon of a known name that was not traced is named by its picture, and another drawing of that name by its own file', () => {
  const other = packGlyph(3, 3, [3, 3, 3, 0, 0, 0, 0, 0, 0]);
  const icons = [{ name: 'bell', glyph }, { name: 'bell', glyph: other }, { name: 'user' }].map((facts, at) =>
    box(`i${at}`, 'icon', 20, 100 + 50 * at, 20, 20, facts),
  );
  const prompt = writePrompt(page([text('Menu', 20, 20)], icons), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('[bell], [bell-2], [user.png]');
});
