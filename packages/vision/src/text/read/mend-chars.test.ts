import { expect, test } from 'vitest';
import { mendChars } from './mend-chars.ts';

const mend = (text: string): string =>
  mendChars([...text].map((char, index) => ({ char, confidence: 1, at: index, spaceBefore: 0 })))
    .map(({ char }) => char)
    .join('');

test.each([
  ['widthAt0nePixel', 'widthAtOnePixel'],
  ['1O,000', '10,000'],
  ['10OK', '100K'],
  ['$20.,000', '$20.000'],
  ['wait.., 3', 'wait.., 3'],
  ['lnbox', 'Inbox'],
  ['the lntro', 'the Intro'],
  ['btn-lg', 'btn-lg'],
  ['bring bread, l', 'bring bread, I'],
  ['can l swap it', 'can I swap it'],
  ['Enamel pot 3 I', 'Enamel pot 3 l'],
  ['Add 2 l of water', 'Add 2 l of water'],
  ['In 2024 I went', 'In 2024 I went'],
  ['Head torch, 400 Im', 'Head torch, 400 lm'],
  ['lm Haus', 'Im Haus'],
  ['level 10', 'level 10'],
  ['Model T0', 'Model T0'],
  ['H2O', 'H2O'],
  ['Hey, | know', 'Hey, I know'],
  ['view details | add to list', 'view details | add to list'],
  [`<a class='wide">`, '<a class="wide">'],
  [`<a class='wide'>`, `<a class='wide'>`],
  ['Search for..', 'Search for...'],
  ['cd ..', 'cd ..'],
  ['../..', '../..'],
  ['to be continued...', 'to be continued...'],
])('%s reads %s', (read, meant) => {
  expect(mend(read)).toBe(meant);
});
