import { expect, test } from 'vitest';
import { structureNotation } from './notation.ts';
import { page, text } from './page.fixture.ts';
import { writePrompt } from './write-prompt.ts';

test('only the marks that a structure uses are explained', () => {
  expect(structureNotation('- page: `Hello`')).not.toContain('Marks:');
  const marked = structureNotation('- `One` / `two` (?)\n- button 9×9\n- `A b` (`b` 700)\n- `C` on #eeeeee; {a}; {}');
  for (const words of ['line break', 'in doubt', 'styled differently', 'behind a text', 'column a', 'list behind'])
    expect(marked).toContain(words);
  expect(marked).not.toContain('layered');
});

test('a full prompt has tokens first, then components, the structure, and places to check at its end', () => {
  const prompt = writePrompt(
    page([text('Hello', 20, 20), text('World', 20, 60)], [], {
      regions: [{ role: 'main', box: { x: 0, y: 0, width: 1000, height: 400 } }],
    }),
    {
      name: 'Home',
      uiType: 'webapp',
      detail: 'full',
    },
  );
  const headings = [...prompt.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(['Palette', 'Typography', 'Spacing and corners', 'Structure', 'Behaviour', 'Check']);
});

test('says how wide ends are apart, and what lies behind all text of a box, where that is used', () => {
  const notation = structureNotation('- group, texts on #f2f2f2, row space-between: 2 texts');
  expect(notation).toContain('space-between: full width unless said');
  expect(notation).toContain('texts on: behind all text of a box, likely its fill');
  expect(notation).not.toContain('; on: behind');
});

test('words of the page that read like a mark are not explained', () => {
  expect(structureNotation('- page: `Orders cut off at noon`; ``a ` cut off``')).not.toContain('Marks:');
  expect(structureNotation('- card 9×9, cut off: `One`')).toContain('cut off: by the end of the screenshot');
});

test('says below what contents are indented', () => expect(structureNotation('')).toContain('indented below it.'));
