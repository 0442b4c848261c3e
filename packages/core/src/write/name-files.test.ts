import { expect, test } from 'vitest';
import { listAssets } from '../assets/list-assets.ts';
import { packGlyph } from '../glyph.ts';
import { packTones } from '../tones.ts';
import { nameFiles } from './name-files.ts';
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

test('a button without words says that they were not read, and a field where its own begin', () => {
  const [button, field] = [
    box('b', 'button', 20, 100, 40, 40, { fill: '#eeeeee' }),
    box('f', 'input', 100, 100, 90, 40, { fill: '#eeeeee' }),
  ];
  const prompt = writePrompt(page([text('Centred', 110, 113)], [button, field]), {
    name: 'Home',
    uiType: 'webapp',
    detail: 'full',
  });
  expect(prompt).toMatch(/button 40×40 \S+, nothing was read in it/);
  expect(prompt).toMatch(/input `Centred` 90×40 .*padding-left \d+/);
});

test('a photo behind a part of the page is named there, and the sign of a logo is in the file of that', () => {
  const tones = packTones(1, 1, [0x808080]);
  const regions = [{ role: 'section', box: { x: 0, y: 300, width: 1000, height: 400 }, picture: true, tones }] as const;
  const logo = [box('l', 'logo', 20, 20, 120, 30), box('i', 'icon', 24, 24, 20, 20, { glyph })];
  const prompt = writePrompt(page([text('Welcome', 40, 400)], logo, { regions: [...regions] }), {
    name: 'Home',
    uiType: 'webapp',
    detail: 'full',
  });
  expect(prompt).toMatch(/section 1000×400 on \[`hero-image\.png`\]/);
  expect(prompt).not.toMatch(/\[`icon/);
});

test('an icon of a known name that was not traced is named by its picture, and another drawing of that name by its own file', () => {
  const other = packGlyph(3, 3, [3, 3, 3, 0, 0, 0, 0, 0, 0]);
  const icons = [{ name: 'bell', glyph }, { name: 'bell', glyph: other }, { name: 'user' }].map((facts, at) =>
    box(`i${at}`, 'icon', 20, 100 + 50 * at, 20, 20, facts),
  );
  const prompt = writePrompt(page([text('Menu', 20, 20)], icons), { name: 'Home', uiType: 'webapp', detail: 'full' });
  expect(prompt).toContain('[bell], [bell-2], [user.png]');
});

test('what a picture of an interface shows is in its file and nowhere else', () => {
  const shown = { ...box('c', 'card', 20, 20, 400, 300, { fill: '#eeeeee' }), shows: 'interface' as const };
  const measurement = page([], [shown, box('b', 'progress', 60, 100, 90, 8)]);
  const { elements } = nameFiles(measurement, listAssets(measurement));
  expect(elements.map(({ id }) => id)).toEqual(['c']);
});
