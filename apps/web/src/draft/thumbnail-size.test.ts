import { expect, test } from 'vitest';
import { thumbnailSize } from './thumbnail-size.ts';

test.each([
  ['a desktop page covers the place', { width: 1440, height: 900 }, { width: 336, height: 210 }],
  ['a strip covers it too', { width: 1440, height: 300 }, { width: 1008, height: 210 }],
  ['a phone fits into its height', { width: 390, height: 844 }, { width: 97, height: 210 }],
  ['a full page keeps at least a line', { width: 100, height: 40_000 }, { width: 1, height: 210 }],
  ['a small picture is not enlarged', { width: 120, height: 80 }, { width: 120, height: 80 }],
])('%s', (_, image, size) => expect(thumbnailSize(image)).toEqual(size));
