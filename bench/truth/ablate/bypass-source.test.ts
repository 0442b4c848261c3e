import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bypassSource } from './bypass-source.ts';
import { STAGES } from './stages.ts';

const VISION = new URL('../../../packages/vision/src/', import.meta.url);

test.each([
  ['first', 'export const stage = (a: number[]) => a.map((n) => n + 1);', [1], [1]],
  ['none', 'export function stage(a: number[]): number[] { return a; }', [1], []],
  ['false', 'export const stage = () => true;', [1], false],
] as const)('a stage that is left out answers %s', async (bypass, source, given, answer) => {
  const script = bypassSource(source.replace(/: number\[\]/g, ''), { name: 'stage', bypass });
  const code = script.replaceAll(': any[]', '').replaceAll(': any', '');
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.stage(given)).toEqual(answer);
});

test('a stage is left out of its own file too', async () => {
  const source = 'export const other = () => stage();\nexport const stage = () => true;';
  const code = bypassSource(source, { name: 'stage', bypass: 'false' })
    .replaceAll(': any[]', '')
    .replaceAll(': any', '');
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.other()).toBe(false);
});

test.each(STAGES.map((stage) => [`${stage.file}#${stage.name}`, stage] as const))('%s can be left out', (_, stage) => {
  const source = readFileSync(new URL(`${stage.file}.ts`, VISION), 'utf8');
  expect(bypassSource(source, stage)).toContain(`export function ${stage.name}(...args: any[]): any {`);
});

test('a stage that is gone from its file is said', () => {
  expect(() => bypassSource('export const other = 1;', { name: 'stage', bypass: 'none' })).toThrow(
    'There is no exported function stage to replace.',
  );
});
