import { expect, test } from 'vitest';
import { packTones } from '../../tones.ts';
import { renderTones } from './render-tones.ts';

test('two cells are a bitmap of two pixels, blue first and filled up to four bytes', () => {
  const [head, body] = renderTones(packTones(2, 1, [0xff0000, 0x0000fe])).split(',');
  expect(head).toBe('data:image/bmp;base64');
  // Two letters, the length of 62 bytes, where the pixels begin, the size of the header, 2 × 1, one plane of 24 bits.
  expect(body).toBe('Qk0+AAAAAAAAADYAAAAoAAAAAgAAAAEAAAABABgAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAD//gAAAAA=');
});
