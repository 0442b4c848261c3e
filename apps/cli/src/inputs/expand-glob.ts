import { readdir } from 'node:fs/promises';
import path from 'node:path';

const GLOB_SIGN = /[*?[\]{}]/;

export const isGlob = (text: string): boolean => GLOB_SIGN.test(text);

/**
 * Files that fit a pattern with `*`, `**`, `?`, `[abc]` and `{a,b}`, sorted; for shells that do not expand patterns, as those of
 * Windows, where a pattern comes with backslashes.
 */
export const expandGlob = async (typed: string, cwd: string, separator = path.sep): Promise<string[]> => {
  const pattern = typed.replaceAll(separator, '/');
  const parts = pattern.split('/');
  const firstPattern = parts.findIndex(isGlob);
  const base = parts.slice(0, firstPattern).join('/');
  // "C:" alone is the folder that one was last in on that drive.
  const isRoot = (base === '' && pattern.startsWith('/')) || /^[a-z]:$/i.test(base);
  const start = path.resolve(cwd, isRoot ? `${base}/` : base);
  const isDeep = firstPattern < parts.length - 1;
  const entries = await readdir(start, { recursive: isDeep, withFileTypes: true }).catch(() => []);
  const fits = new RegExp(`^${toRegExp(parts.slice(firstPattern).join('/'))}$`, 'u');
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(start, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => fits.test(file))
    .map((file) => (base === '' ? file : `${base}/${file}`))
    .map((file) => (pattern.startsWith('/') && !file.startsWith('/') ? `/${file}` : file))
    .sort();
};

const toRegExp = (pattern: string): string =>
  pattern.replace(/\*\*\/|\*\*|\*|\?|\[[^\]]*\]|\{[^}]*\}|[.+^$()|\\/{}[\]]/g, (sign) => {
    if (sign === '**/') return '(?:[^/]+/)*';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    if (sign === '?') return '[^/]';
    if (/^\[.+\]$/.test(sign)) return `[${sign.slice(1, -1).replace(/^!/, '^').replace(/[\\[]/g, '\\$&')}]`;
    if (/^\{.*\}$/.test(sign)) return `(?:${sign.slice(1, -1).split(',').map(toRegExp).join('|')})`;
    return `\\${sign}`;
  });
