import type { Bypass, Stage } from './stages.ts';

const ANSWERS: Readonly<Record<Extract<Bypass, string>, string>> = {
  first: 'args[0]',
  second: 'args[1]',
  none: '[]',
  false: 'false',
  undefined: 'undefined',
};

/**
 * The file's source without the `export` of one function, which `replacement` then exports in its place. The function keeps its name
 * in the file, or gets another one.
 */
export function replaceExport(source: string, name: string, replacement: string, kept = name): string {
  const declared = new RegExp(`^export ((?:async )?(?:const|function)) ${name}\\b`, 'm');
  if (!declared.test(source)) throw new Error(`There is no exported function ${name} to replace.`);
  return `${source.replace(declared, `$1 ${kept}`)}\n${replacement}\n`;
}

/** The source of a stage's file in which the stage answers as if it were not there. */
export function bypassSource(source: string, { name, bypass }: Pick<Stage, 'name' | 'bypass'>): string {
  const answer = typeof bypass === 'string' ? ANSWERS[bypass] : bypass.answers;
  // A declaration, so that the file's own calls reach it too, wherever they are.
  const bypassed = `export function ${name}(...args: any[]): any { return ${answer}; }`;
  return replaceExport(source, name, bypassed, `whole_${name}`);
}
