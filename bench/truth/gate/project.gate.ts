import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measurement } from '@blueprompt/core/measurement';
import type { ProjectPage } from '@blueprompt/core/project/build-code';
import { renderProject } from '@blueprompt/core/project/render-project';
import type { ProjectStack } from '@blueprompt/core/stack';
import { DARK_THEME, DIALOG, ERROR, MENU_OPEN, PAGE } from '@blueprompt/core/states/states.fixture';
import { NARROW, WIDE } from '@blueprompt/core/widths/two-widths.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFonts } from '../../../apps/cli/src/load-fonts.ts';
import { scriptOf } from '../../../scripts/run.ts';
import { listTruthPages } from '../truth-pages.ts';
import { judgeOnce } from './judge-once.ts';

/** A dense table with badges and a list with labels: what repeats, and what differs in it. */
const PAGES = ['bootstrap-invoices', 'primer-issues'];
const MODULES = path.join(import.meta.dirname, '../../../node_modules');
/** As formatters and linters are without settings, but for the spaces that most projects have. */
const BIOME = {
  root: true,
  files: { includes: ['{src,app,components,data}/**', '*.json', '*.ts'] },
  formatter: { indentStyle: 'space' },
  css: { parser: { tailwindDirectives: true } },
};

/** What single file components are to TypeScript alone. */
const VUE_TYPES = `declare module "*.vue" {
  import type { Component } from "vue";
  const component: Component;
  export default component;
}
`;
/** All that the pages of a project use of Next.js. */
const NEXT_TYPES = `declare module "next" {
  export type Metadata = { title: string };
}
declare module "*.css";
`;

const run = promisify(execFile);
let folder = '';
const measurements: Measurement[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-project-'));
  // Windows lets everybody make a junction, and a link only who may; elsewhere they are the same.
  await symlink(MODULES, path.join(folder, 'node_modules'), 'junction');
  const pages = listTruthPages({ fetched: false }).filter(({ id }) => PAGES.includes(id));
  for (const { measurement } of await judgeOnce(pages)) if (measurement) measurements.push(measurement);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output of a tool, its complaints included. */
const outputOf = async (tool: 'biome' | 'tsc' | 'vite', args: readonly string[], cwd: string): Promise<string> => {
  try {
    const { stdout, stderr } = await run(process.execPath, [scriptOf(tool), ...args], { cwd });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${tool} failed\n${stdout}${stderr}`;
  }
};

/** Writes the project of the first pages into a folder of its own; resolves to the folder. */
const writeProject = async (stack: ProjectStack, count: number): Promise<string> => {
  expect(measurements).toHaveLength(PAGES.length);
  const pages = measurements.slice(0, count).map(async (measurement, at) => ({
    name: PAGES[at]!,
    measurement,
    fonts: await loadFonts(measurement),
  }));
  return writeFiles(`${stack}-${count}`, await Promise.all(pages), stack);
};

const writeFiles = async (name: string, pages: readonly ProjectPage[], stack: ProjectStack): Promise<string> => {
  const cwd = path.join(folder, name);
  for (const file of renderProject(pages, stack)) {
    await mkdir(path.dirname(path.join(cwd, file.path)), { recursive: true });
    await writeFile(path.join(cwd, file.path), file.content, file.encoding);
  }
  await writeFile(path.join(cwd, 'biome.json'), `${JSON.stringify(BIOME, null, 2)}\n`);
  return cwd;
};

/** Classes of a built project that its style sheet has no rule for. */
const unknownClasses = async (cwd: string): Promise<string[]> => {
  const read = async (folder: string, ending: string): Promise<string> => {
    const files = (await readdir(path.join(cwd, folder), { recursive: true })).filter((file) => file.endsWith(ending));
    return (await Promise.all(files.map((file) => readFile(path.join(cwd, folder, file), 'utf8')))).join('\n');
  };
  const sheet = (await read('dist/assets', '.css')).matchAll(/\.((?:\\.|[\w-])+)/g);
  const known = new Set([...sheet].map(([, name]) => name!.replace(/\\/g, '')));
  const used = (await read('src', '.tsx')).matchAll(/className="([^"]*)"/g);
  return [...new Set([...used].flatMap(([, names]) => names!.split(' ')))].filter((name) => !known.has(name));
};

test.each<[ProjectStack, number]>([
  ['react', 1],
  ['react', 2],
  ['shadcn', 1],
])('the %s project of %i pages has clean types, builds, and is formatted and lint-clean', async (stack, count) => {
  const cwd = await writeProject(stack, count);
  expect(await outputOf('tsc', [], cwd)).toBe('');
  expect(await outputOf('vite', ['build'], cwd)).toContain('built in');
  expect(await outputOf('biome', ['check', 'src', 'vite.config.ts'], cwd)).toContain('No fixes applied.');
  expect(await unknownClasses(cwd)).toEqual([]);
});

// The types inside of Vue's templates need a checker that does not run on this repository's TypeScript: bench/builds.ts has it.
test.each([1, 2])('the Vue project of %i pages builds, and its data and routes have clean types', async (count) => {
  const cwd = await writeProject('vue', count);
  await writeFile(path.join(cwd, 'src/vue.d.ts'), VUE_TYPES);
  expect(await outputOf('tsc', [], cwd)).toBe('');
  expect(await outputOf('vite', ['build'], cwd)).toContain('built in');
  expect(await outputOf('biome', ['check', 'src/data', 'src/main.ts', 'vite.config.ts'], cwd)).toContain(
    'No fixes applied.',
  );
});

// Next.js itself is too large to install here: bench/builds.ts builds with it.
test('the Next.js project of 2 pages has clean types, and is formatted and lint-clean', async () => {
  const cwd = await writeProject('next', 2);
  await writeFile(path.join(cwd, 'next.d.ts'), NEXT_TYPES);
  expect(await outputOf('tsc', [], cwd)).toBe('');
  expect(await outputOf('biome', ['check', 'app', 'components', 'data', 'tsconfig.json'], cwd)).toContain(
    'No fixes applied.',
  );
});

/** Two pages with states of one name, whose rules share a style sheet. */
const STATEFUL: ProjectPage[] = ['Home', 'Team'].map((name) => ({
  name,
  measurement: PAGE,
  fonts: [],
  states: [
    { name: 'Menu open', measurement: MENU_OPEN },
    { name: 'Dark theme', measurement: DARK_THEME },
    { name: 'Error', measurement: ERROR },
    { name: 'Dialog', measurement: DIALOG },
  ],
}));

/** A page of two widths beside one of one width. */
const WIDTHS: ProjectPage[] = [
  {
    name: 'Home',
    measurement: WIDE,
    narrower: [NARROW],
    fonts: [],
  },
  { name: 'Team', measurement: PAGE, fonts: [] },
];

test.each(['react', 'shadcn', 'vue'] as const)(
  'the %s project of a page of two widths builds for both',
  async (stack) => {
    const cwd = await writeFiles(`${stack}-widths`, WIDTHS, stack);
    if (stack === 'vue') await writeFile(path.join(cwd, 'src/vue.d.ts'), VUE_TYPES);
    expect(await outputOf('tsc', [], cwd)).toBe('');
    expect(await outputOf('vite', ['build'], cwd)).toContain('built in');
    const checked = stack === 'vue' ? ['src/index.css', 'src/main.ts'] : ['src'];
    expect(await outputOf('biome', ['check', ...checked], cwd)).toContain('No fixes applied.');
    const assets = path.join(cwd, 'dist/assets');
    const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'))!;
    const css = await readFile(path.join(assets, sheet), 'utf8');
    // The title's size on a phone, as a class that Tailwind knows, and the rule of a measured range.
    expect(css).toMatch(/\.max-lg\\:text-2xl\\\/9/);
    expect(css).toMatch(/\.page-390/);
  },
);

test.each(['react', 'vue'] as const)('the %s project of pages with states builds with them', async (stack) => {
  const cwd = await writeFiles(`${stack}-states`, STATEFUL, stack);
  if (stack === 'vue') await writeFile(path.join(cwd, 'src/vue.d.ts'), VUE_TYPES);
  expect(await outputOf('tsc', [], cwd)).toBe('');
  expect(await outputOf('vite', ['build'], cwd)).toContain('built in');
  const checked = stack === 'vue' ? ['src/index.css', 'src/main.ts'] : ['src'];
  expect(await outputOf('biome', ['check', ...checked], cwd)).toContain('No fixes applied.');
  const assets = path.join(cwd, 'dist/assets');
  const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'))!;
  const css = await readFile(path.join(assets, sheet), 'utf8');
  for (const rule of ['data-state~=error', 'prefers-color-scheme:dark', '--theme--2-text', 'color:var(--theme-text)'])
    expect(css.replace(/["' ]/g, '')).toContain(rule);
});

test('the Next.js project of pages with states has clean types, and is formatted and lint-clean', async () => {
  const cwd = await writeFiles('next-states', STATEFUL, 'next');
  await writeFile(path.join(cwd, 'next.d.ts'), NEXT_TYPES);
  expect(await outputOf('tsc', [], cwd)).toBe('');
  expect(await outputOf('biome', ['check', 'app', 'components', 'data'], cwd)).toContain('No fixes applied.');
});
