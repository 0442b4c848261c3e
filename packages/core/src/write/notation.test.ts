import { expect, test } from 'vitest';
import { placeNotation } from './notation.ts';
import { page, text } from './page.fixture.ts';
import { writePrompt } from './write-prompt.ts';

test('only the marks that a structure uses are explained', () => {
  expect(placeNotation('- `Hello`, x=20, y≈25').split('\n')).toHaveLength(1);
  const marked = placeNotation('- `One` / `two` (?), x=20\n- button [bell] x 1–9\n- `A b` (`b` 700)\n- `C` on #eeeeee');
  for (const word of ['slash', '(?) marks', 'icon', 'brackets behind', '"on" names'])
    expect(marked.toLowerCase()).toContain(word.toLowerCase());
});

test('a full prompt says how the page flows before it lists tokens and places', () => {
  const prompt = writePrompt(page([text('Hello', 20, 20), text('World', 20, 60)]), {
    name: 'Home',
    uiType: 'webapp',
    detail: 'full',
  });
  const at = (heading: string): number => prompt.indexOf(`\n## ${heading}\n`);
  expect(at('Layout')).toBeGreaterThan(0);
  expect(at('Layout')).toBeLessThan(at('Palette'));
  expect(at('Palette')).toBeLessThan(at('How to read places'));
  expect(at('How to read places')).toBeLessThan(at('Structure'));
});
