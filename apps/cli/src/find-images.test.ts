import { expect, test } from 'vitest';
import { findImages, keepInputs } from './find-images.ts';
import type { Terminal } from './terminal.ts';

const NOWHERE = { cwd: 'nowhere', readStdin: () => Promise.reject(new Error('nothing is read')) } as Partial<Terminal>;

test('files of one name get results of different names, on systems too that take capitals for small letters', async () => {
  const operands = ['a/home.png', 'b/Home.png', 'c/home.webp', 'home-2.jpg'];
  const images = await findImages(operands, NOWHERE as Terminal, () => ({ width: 1440, scale: 1, dark: false }));
  expect(images.map(({ name }) => name)).toEqual(['home', 'Home-2', 'home-3', 'home-2-2']);
});

test('a result that differs from its input in capitals alone would take its place on a Mac or on Windows', () => {
  const read = (): Promise<never> => Promise.reject(new Error('nothing is read'));
  const images = [{ file: '/site/Index.html', label: 'Index.html', name: 'Index', read }];
  expect(() => keepInputs(images, ['/site/index.html'])).toThrow('would be overwritten; choose another --out');
  expect(() => keepInputs(images, ['/out/index.html'])).not.toThrow();
});
