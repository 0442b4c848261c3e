import { expect, test } from 'vitest';
import { nameFromFile } from './name-from-file.ts';

test.each([
  ['dashboard.png', 'Dashboard'],
  ['user-settings_v2.png', 'User settings'],
  ['checkoutPage@2x.webp', 'Checkout Page'],
  ['API keys (1).jpeg', 'API keys'],
  ['iOS settings.png', 'iOS settings'],
  ['checkout-iPhone.png', 'Checkout iPhone'],
  ['pricing 1440x900.png', 'Pricing'],
  ['Übersicht.png', 'Übersicht'],
  ['Screenshot 2026-11-17 at 10.55.44.png', undefined],
  ['screenshot-1.png', undefined],
  ['shot-2.png', undefined],
  ['IMG_2041.JPG', undefined],
  ['page.png', undefined],
  ['3.png', undefined],
  ['image.png', undefined],
  ['\u202Egnp.exe \u200B😀.png', 'Gnp exe 😀'],
])('%s names %s', (file, name) => expect(nameFromFile(file)).toBe(name));
