import { expect, test } from 'vitest';
import { LOADING_MESSAGES } from '@/strings/generate.ts';
import { loadingMessageIndex } from './loading-message.ts';

const at = (ms: number) => LOADING_MESSAGES[loadingMessageIndex(ms)];

test('[GE3] the five messages come in the specified order', () => {
  expect([0, 2_000, 4_000, 6_000, 8_000].map(at)).toEqual([
    'Analyzing image...',
    'Scanning UI elements...',
    'Identifying patterns...',
    'Building detailed prompt...',
    'Almost there...',
  ]);
});

test('[GE4] the message changes every 2000 ms and stops on the last', () => {
  expect(at(1_999)).toBe('Analyzing image...');
  expect(at(2_000)).toBe('Scanning UI elements...');
  expect(at(60_000)).toBe('Almost there...');
});
