import { expect, test } from 'vitest';
import { DARK_THEME, DIALOG, ERROR, PAGE } from '../states/states.fixture.ts';
import { readPage } from './page/read-page.ts';
import { page, text } from './page.fixture.ts';
import { writeStates } from './write-states.ts';

const voice = { body: readPage(PAGE).body, usual: new Map() };
const write = (name: string, measurement: typeof PAGE): string => writeStates([PAGE], [{ name, measurement }], voice);

test('each change is said once, and what stays is not', () => {
  expect(write('Error', ERROR)).toBe(`**Error** (\`data-state="error"\` on \`<html>\`):
- Appears 9 px below \`Every part is there when you need it\` with left edges aligned, at x 64, y 265, 134 × 21 px:
  - \`Choose a plan first\` #dc2626 on #ffffff
- Card with \`Fast to build\`: border 1 px #cccccc → 2 px #dc2626.
- Card with \`Fast to build\`: 130 px high instead of 100 px.
- \`Fast to build\`: text colour #111111 → #dc2626.`);
  expect(write('Nothing', PAGE)).toContain('- No difference was measured.');
});

test('a theme is a list of colours by role, and one of the other tone is what the system asks for', () => {
  expect(write('Dark theme', DARK_THEME)).toBe(
    `**Dark theme** (\`@media (prefers-color-scheme: dark)\`, and \`data-theme="dark"\` on \`<html>\`):
- These colours change: text #111111 → #f1f5f9; surface #ffffff → #1e293b; border #cccccc → #334155; background #f3f4f6 → #0f172a.`,
  );
});

test('a dialog is said with its backdrop', () => {
  expect(write('Dialog', DIALOG)).toContain(
    '- Appears over a backdrop #000000 at 40 %, at x 400, y 215, 320 × 140 px:\n  - dialog 320×140 #ffffff, radius 12',
  );
});

test('two states of one name have two names in code, and a name can end no line', () => {
  const states = ['Open `a`\n# Title', 'open a title'].map((name) => ({ name, measurement: ERROR }));
  const lines = writeStates([PAGE], states, voice).split('\n');
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([]);
  expect(
    lines.filter((line) => line.includes('data-state')).map((line) => line.match(/data-state="[^"]*"/)?.[0]),
  ).toEqual(['data-state="open-a-title"', 'data-state="open-a-title-2"']);
});

test('what moves by many distances is counted after the first few', () => {
  const rows = (apart: number) =>
    page(
      Array.from({ length: 40 }, (_, at) => text(`Row ${at}`, 40, 40 + apart * at)),
      [],
    );
  const state = { name: 'Loose', measurement: rows(30) };
  const moves = (detail: 'full' | 'concise') =>
    writeStates([rows(24)], [state], voice, detail)
      .split('\n')
      .filter((line) => /farther|moves/.test(line));
  expect(moves('full')).toHaveLength(25);
  expect(moves('concise').at(-1)).toBe('- 35 more moves.');
});
