/**
 * Projects of open pages in every stack, installed and built as a person would: `node bench/builds.ts [stack or page …]`. Needs the
 * package registry, about 500 MB of disk and some minutes; ends with 1 where a project does not build.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ProjectPage } from '@blueprompt/core/project/build-code';
import { renderProject } from '@blueprompt/core/project/render-project';
import { type ProjectStack, STACKS } from '@blueprompt/core/stack';
import { measure } from '@blueprompt/vision/measure';
import { cutFiles } from '../apps/cli/src/cut-files.ts';
import { loadFonts } from '../apps/cli/src/load-fonts.ts';
import { NPM_SHELL } from '../scripts/run.ts';
import { listTruthPages, loadTruthPage } from './truth/truth-pages.ts';

/** One of each kind of page: tables, shop, mail, charts, landing pages, board, form, phone, docs. */
const PAGES = [
  'antd-mobile-product',
  'bootstrap-invoices',
  'bulma-travel',
  'carbon-monitoring',
  'carbon-settings',
  'daisyui-shop',
  'fluent-mail',
  'primer-home',
  'radix-themes-docs',
  'rsuite-board',
];
const PROJECT_STACKS = STACKS.filter((stack): stack is ProjectStack => stack !== 'html');
/** Kept from one project of a stack to the next, so that packages are fetched once. */
const KEPT = new Set(['node_modules', 'package-lock.json']);

const run = promisify(execFile);
const asked = process.argv.slice(2);
const stacks = chosen(PROJECT_STACKS);
const ids = chosen(PAGES);
const unknown = asked.filter((name) => ![...PROJECT_STACKS, ...PAGES].some((known) => known === name));
if (unknown.length > 0) {
  console.error(`${unknown[0]} is neither a stack nor a page: ${[...PROJECT_STACKS, ...PAGES].join(', ')}.`);
  process.exit(2);
}

const pages = await loadPages();
for (const stack of stacks) {
  const folder = await mkdtemp(path.join(tmpdir(), `blueprompt-${stack}-`));
  // Each page as a project, then all of them as one.
  for (const project of [...pages.map((page) => [page]), ...(pages.length > 1 ? [pages] : [])]) {
    const fault = await build(folder, project, stack);
    if (fault !== undefined) process.exitCode = 1;
    const name = project.length > 1 ? `${project.length} pages` : project[0]!.name;
    console.log(`${stack.padEnd(7)} ${name.padEnd(24)} ${fault === undefined ? 'builds' : `fails\n${fault}`}`);
  }
  await rm(folder, { recursive: true, force: true });
}

/** Those of a list that were asked for; all of them if none was. */
function chosen<T extends string>(all: readonly T[]): T[] {
  const some = all.filter((name) => asked.includes(name));
  return some.length > 0 ? some : [...all];
}

async function loadPages(): Promise<ProjectPage[]> {
  const loaded: ProjectPage[] = [];
  for (const page of listTruthPages({ fetched: false }).filter(({ id }) => ids.includes(id))) {
    const { bytes } = await loadTruthPage(page);
    const outcome = await measure(bytes);
    if (!outcome.ok) throw new Error(`${page.id} cannot be measured.`);
    const { measurement } = outcome;
    const cut = await cutFiles(bytes, measurement);
    loaded.push({
      name: page.id,
      measurement,
      fonts: await loadFonts(measurement),
      pictures: new Map(cut.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('base64')])),
    });
  }
  return loaded;
}

/** What npm says where it fails. */
async function build(
  folder: string,
  project: readonly ProjectPage[],
  stack: ProjectStack,
): Promise<string | undefined> {
  for (const name of await readdir(folder))
    if (!KEPT.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const file of renderProject(project, stack)) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content, file.encoding);
  }
  try {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, shell: NPM_SHELL });
    await run('npm', ['run', 'build'], { cwd: folder, shell: NPM_SHELL });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}
