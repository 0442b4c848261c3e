import { expect, test } from 'vitest';
import { nameColors } from './list-colors.ts';

test('colours that come again have names, which the palette defines', () => {
  expect(
    nameColors('background #ffffff, text #111111 #222222', [
      'card #eeeeee, text #111111',
      'badge #eeeeee, text #111111 on #222222',
    ]),
  ).toEqual({
    palette: 'background #ffffff, text c2=#111111 #222222, other c1=#eeeeee',
    parts: ['card c1, text c2', 'badge c1, text c2 on #222222'],
  });
});

test('words of the screenshot and headings keep their colours, whatever marks they hold', () => {
  const parts = [
    '## Page 1: #aaaaaa\n- `#aaaaaa` #aaaaaa; `` a`#aaaaaa `` #aaaaaa',
    '- [`icon-aaaaaa`] 12px; `x` / `#aaaaaa` (`#aaaaaa` 700 #aaaaaa)',
  ];
  expect(nameColors('', parts).parts).toEqual([
    '## Page 1: #aaaaaa\n- `#aaaaaa` c1; `` a`#aaaaaa `` c1',
    '- [`icon-aaaaaa`] 12px; `x` / `#aaaaaa` (`#aaaaaa` 700 c1)',
  ]);
});
