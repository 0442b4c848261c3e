import { expect, test } from 'vitest';
import { numberAlike } from './number-alike.ts';

test('labels that are alike are numbered, and others stay as they are', () => {
  expect(numberAlike(['icon', 'Save', 'icon'])).toEqual(['icon 1', 'Save', 'icon 2']);
});
