import { expect, test } from 'vitest';
import { findTwin } from './find-twin.ts';

const image = (id: string, digest?: string) => ({
  id,
  name: `${id}.png`,
  blob: new Blob(),
  width: 9,
  height: 9,
  digest,
});
const item = (name: string, imageIndex: number) => ({ id: name, name, imageIndex });

test('the second page of the same file names the first; drafts from before files were told apart name none', () => {
  const images = [image('a', 'f0'), image('b', 'f1'), image('c', 'f0'), image('d'), image('e')];
  const items = ['Home', 'Cart', 'Again', 'Old', 'Older'].map(item);
  const found = items.map((_, place) => findTwin({ items, images }, place));
  expect(found).toEqual([undefined, undefined, 'Home', undefined, undefined]);
});

test('two pages that were given one image on purpose are named too', () => {
  expect(findTwin({ items: [item('Home', 0), item('Cart', 0)], images: [image('a', 'f0')] }, 1)).toBe('Home');
});
