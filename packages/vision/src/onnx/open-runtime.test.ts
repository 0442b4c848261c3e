import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PAGE = new URL('../fixtures/form.png', import.meta.url);

/** A process of its own: a process chooses once. */
const MEASURE = `
  const { measure } = await import(${JSON.stringify(new URL('../measure.ts', import.meta.url).href)});
  const { readFileSync } = await import('node:fs');
  const outcome = await measure(readFileSync(new URL(${JSON.stringify(PAGE.href)})));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));`;

test('an unknown runtime is refused in one sentence', () => {
  const env = { ...process.env, BLUEPROMPT_RUNTIME: 'gpu' };
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', MEASURE], { env, encoding: 'utf8' });
  expect(stderr).toContain("BLUEPROMPT_RUNTIME must be native or wasm, not 'gpu'.");
});

/** The runtime for a processor of that name, in a process of its own: what it chose, and what it warned of. */
const openOn = (arch: string): { kind: string; warned: string } => {
  const OPEN = `
    Object.defineProperty(process, 'arch', { value: ${JSON.stringify(arch)} });
    const { openRuntime } = await import(${JSON.stringify(new URL('./open-runtime.ts', import.meta.url).href)});
    process.stdout.write((await openRuntime()).kind);`;
  const { BLUEPROMPT_RUNTIME: _, ...env } = process.env;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', OPEN], { env, encoding: 'utf8' });
  return { kind: done.stdout, warned: done.stderr };
};

test('a system that has no native build gets WebAssembly, and no warning that nobody there can act on', () => {
  expect(openOn('ppc64')).toEqual({ kind: 'wasm', warned: '' });
});
