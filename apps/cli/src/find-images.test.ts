import { expect, test } from 'vitest';
import { findImages } from './find-images.ts';
import type { Terminal } from './terminal.ts';

const NOWHERE = { cwd: 'nowhere', readStdin: () => Promise.reject(new Error('nothing is read')) } as Partial<Terminal>;

test('files of one name get results of different names, on systems too that take capitals for small letters', async () => {
  const operands = ['a/home.png', 'b/Home.png', 'c/home.webp', 'home-2.jpg'];
  const images = await findImages(operands, NOWHERE as Terminal, () => ({ width: 1440, scale: 1, dark: false }));
  expect(images.map(({ name }) => name)).toEqual(['home', 'Home-2', 'home-3', 'home-2-2']);
});
