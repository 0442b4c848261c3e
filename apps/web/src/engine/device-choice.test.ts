import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDeviceChoice, saveDeviceChoice } from './device-choice.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  for (const name of ['Worker', 'OffscreenCanvas', 'caches']) vi.stubGlobal(name, {});
});
afterEach(() => vi.unstubAllGlobals());

test('is off until it is chosen, and off again when it is unchosen', () => {
  expect(loadDeviceChoice(localStorage)).toBe(false);
  saveDeviceChoice(localStorage, true);
  expect(loadDeviceChoice(localStorage)).toBe(true);
  saveDeviceChoice(localStorage, false);
  expect(loadDeviceChoice(localStorage)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test.each(['Worker', 'WebAssembly'])('is off in a browser without %s, whatever was chosen before', (name) => {
  saveDeviceChoice(localStorage, true);
  vi.stubGlobal(name, undefined);
  expect(loadDeviceChoice(localStorage)).toBe(false);
});

test('a browser that keeps nothing measures on the server, and says so to nobody', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  saveDeviceChoice(closed, true);
  expect(loadDeviceChoice(closed)).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
