import { expect, test } from 'vitest';
import { glyphIndex, loadFontFamilies } from '../font-faces.ts';
import { fitFonts, type LineShape } from './fit-fonts.ts';

/** The shape that a text has when it is set in a known face. */
function set(text: string, name: string, fontSize: number, weight: 'regular' | 'bold' = 'regular'): LineShape {
  const face = loadFontFamilies().find((family) => family.name === name)![weight];
  const words = text.split(' ').map((word) => {
    const at = [...word].map(glyphIndex);
    const advance = at.reduce((sum, index) => sum + face.advance[index]!, 0);
    return { text: word, width: fontSize * (advance - face.left[at[0]!]! - face.right[at[at.length - 1]!]!) };
  });
  const all = [...text.replaceAll(' ', '')].map(glyphIndex);
  const height =
    Math.max(...all.map((index) => face.above[index]!)) + Math.max(...all.map((index) => face.below[index]!));
  return {
    words,
    inkHeight: Math.round(height * fontSize),
    stroke: face.stem * fontSize,
    evenPitch: face.class === 'mono',
  };
}

const LINES = ['Every word has a width of its own', 'which tells the family apart', 'from all the others quickly'];

test.each(['Inter', 'Roboto', 'Lato', 'Open Sans', 'Merriweather'])(
  'three lines of %s are known by their widths',
  (name) => {
    for (const { family, fontSize, weight } of fitFonts(LINES.map((text) => set(text, name, 15)))) {
      expect(family.name).toBe(name);
      expect(fontSize).toBeCloseTo(15, 1);
      expect(Math.abs(weight - 400)).toBeLessThan(60);
    }
  },
);

test('a bold heading beside regular text keeps the family and is recognised by its stems', () => {
  const fonts = fitFonts([
    ...LINES.map((text) => set(text, 'Inter', 14)),
    set('Settings and members', 'Inter', 24, 'bold'),
  ]);
  expect(fonts[3]!.family.name).toBe('Inter');
  expect(fonts[3]!.fontSize).toBeCloseTo(24, 0);
  expect(fonts[3]!.weight).toBeGreaterThan(620);
});

test('code among text is set in a fixed-width family', () => {
  const code = ['const width = measure(line);', 'return width / fontSize;', 'export default measure;'];
  const fonts = fitFonts([
    ...LINES.map((text) => set(text, 'Roboto', 16)),
    ...code.map((text) => set(text, 'Roboto Mono', 14)),
  ]);
  expect(fonts.map(({ family }) => family.class)).toEqual(['sans', 'sans', 'sans', 'mono', 'mono', 'mono']);
});

test('a family is monospaced where all its letters are as wide, whatever it is called', () => {
  for (const { name, regular, ...family } of loadFontFamilies()) {
    const widths = [...'iIlmW'].map((letter) => regular.advance[glyphIndex(letter)]!);
    const isEven = Math.max(...widths) - Math.min(...widths) < 0.01;
    expect([name, family.class === 'mono']).toEqual([name, isEven]);
  }
});
