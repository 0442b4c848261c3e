import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';

/** Where the app is built to run in Node; gone when the page is written. */
export const SERVER_OUT = 'dist/.prerender';
const WEB = import.meta.dirname;
const DIST = join(WEB, 'dist');
const ROOT = '<div id="root"></div>';
const STYLES = '<link rel="stylesheet"';
/** What brings the page to life. It would only slow down what the page is painted with. */
const FILES = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module"[^>]*><\/script>|<link rel="preload" href="\/config\.json"[^>]*>/g;
const hold = (id: string, tags: string[]): string => `<template id="${id}">${tags.join('')}</template>`;

/** The scripts that the home page runs after the entry, so that they travel beside it. */
const laterScripts = (bundle: Rolldown.OutputBundle[string][], html: string): string[] => {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of byName.get(file)?.imports ?? []) add(next);
  };
  for (const { facadeModuleId, fileName } of chunks)
    if (facadeModuleId && /\/routes\/home(-visitor)?\.tsx$/.test(facadeModuleId)) add(fileName);
  return [...found].filter((file) => !html.includes(`/${file}`));
};

const replaceOnce = (text: string, part: string, by: string): string => {
  if (text.split(part).length !== 2) throw new Error(`"${part}" is not exactly once in the page to prerender.`);
  return text.replace(part, () => by);
};

const writeBeforePaint = async (): Promise<string> => {
  const script = await readFile(join(WEB, 'src/before-paint.js'));
  const file = `assets/before-paint-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(DIST, file), script);
  return file;
};

/**
 * Builds the app twice, for the browser and for Node, and lets the second write the visitor's home page into the first:
 * `dist/home.html`, which the server sends for `/`. It is painted before the app is fetched; `start.tsx` then takes it over.
 * Every other address gets the empty `dist/index.html`.
 */
export const buildWithHome = async (builder: ViteBuilder): Promise<void> => {
  const { output } = (await builder.build(builder.environments['client']!)) as Rolldown.RolldownOutput;
  await builder.build(builder.environments['ssr']!);
  const { renderHome } = (await import(pathToFileURL(join(WEB, SERVER_OUT, 'prerender.js')).href)) as {
    renderHome: () => Promise<string>;
  };
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const files = [
    ...shell.match(FILES)!,
    ...laterScripts(output, shell).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const first = [
    hold('app-files', files),
    hold('app-start', shell.match(START)!),
    `<script src="/${await writeBeforePaint()}"></script>`,
  ].join('');
  const html = replaceOnce(
    replaceOnce(shell.replaceAll(FILES, '').replaceAll(START, ''), STYLES, `${first}\n    ${STYLES}`),
    ROOT,
    `<div id="root">${await renderHome()}</div>`,
  );
  await writeFile(join(DIST, 'home.html'), html);
  await rm(join(WEB, SERVER_OUT), { recursive: true });
};
