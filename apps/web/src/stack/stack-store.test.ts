import { beforeEach, expect, test, vi } from 'vitest';
import { loadStacks, saveStack, VISITOR } from './stack-store.ts';

beforeEach(() => localStorage.clear());

test('remembers what each person chose last and for a result', () => {
  expect(loadStacks(localStorage, 'ann')).toEqual({ results: {} });
  saveStack(localStorage, 'ann', 'vue', 'result-1');
  expect(saveStack(localStorage, 'ann', 'react')).toEqual({ last: 'react', results: { 'result-1': 'vue' } });
  expect(loadStacks(localStorage, 'ann')).toEqual({ last: 'react', results: { 'result-1': 'vue' } });
  expect(loadStacks(localStorage, 'bob')).toEqual({ results: {} });
});

test('a visitor’s choice is the first one of the account that they sign in to', () => {
  saveStack(localStorage, VISITOR, 'shadcn');
  expect(loadStacks(localStorage, 'ann')).toEqual({ last: 'shadcn', results: {} });
  saveStack(localStorage, 'ann', 'next');
  expect(loadStacks(localStorage, 'ann').last).toBe('next');
});

test('keeps the choices of the latest hundred results', () => {
  for (let at = 0; at < 102; at++) saveStack(localStorage, 'ann', 'vue', `result-${at}`);
  const { results } = loadStacks(localStorage, 'ann');
  expect(Object.keys(results)).toHaveLength(100);
  expect(results).not.toHaveProperty('result-1');
  expect(results).toHaveProperty('result-101');
});

test('a choice that cannot be read is none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const text of ['{', '[', 'null']) {
    localStorage.setItem('blueprompt-stack-ann', text);
    expect(loadStacks(localStorage, 'ann')).toEqual({ results: {} });
  }
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

test('what is no stack is left out, the rest stays', () => {
  const kept = { last: 'cobol', results: { 'result-1': 'vue', 'result-2': 'cobol' } };
  localStorage.setItem('blueprompt-stack-ann', JSON.stringify(kept));
  expect(loadStacks(localStorage, 'ann')).toEqual({ results: { 'result-1': 'vue' } });
});
