import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Comparison } from '@blueprompt/core/compare/difference';
import { DomFacts } from '@blueprompt/core/dom-facts';
import { Measurement } from '@blueprompt/core/measurement';
import { createMeasurePool } from '@blueprompt/vision/pool';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/find-browser.ts';
import { runCli } from '../run-cli.ts';

const html = (button: string): string => `<!doctype html><title>Team</title>
<style>
  body { margin: 0; background: #f8fafc; font: 16px "DejaVu Sans", "Liberation Sans", sans-serif; color: #0f172a }
  main { padding: 32px } h1 { font-size: 24px; margin: 0 0 24px }
  .card { width: 300px; padding: 24px; border: 1px solid #cbd5e1; border-radius: 12px; background: #fff }
  .save { border: 0; border-radius: 8px; padding: 12px 32px; font: inherit; background: ${button}; color: #fff }
  img { display: block; margin-top: 1200px }
  @media (prefers-color-scheme: dark) { body { background: #0f172a; color: #f8fafc } }
</style>
<main><h1>Team members</h1>
<div class="card"><p>Invite people to <a href="/docs">the project</a></p><button class="save" aria-label="Save all">Save now</button></div>
<img loading="lazy" width="200" height="100" alt="A red bridge" src="/bridge.png"></main>
<script>if (location.search === '?ask') alert('Stop')</script>`;

/** Names that pages have and style sheets must escape: a digit first, a colon, and one that cannot be quoted. */
const ODD = `<!doctype html><style>#\\31, o\\:p { display: block; padding: 20px; background: #b91c1c }</style>
<p id="1">First</p><div id="1a"><p>In</p><p>it</p></div><o:p>From a text editor</o:p><p id="gap&nbsp;">Gap</p>
<bad\`name style="background: #2563eb">Odd</bad\`name>`;
/** Rows that only their place tells apart. */
const TWINS = `<!doctype html><section><div class="row"><b>One</b></div><div class="row"><b>Two</b></div></section>`;
/** Alike at different depths, where only the body tells which is meant. */
const DEPTHS = '<!doctype html><div><b>One</b></div><div><b>Two</b><section><div><b>Three</b></div></section></div>';
/** Deeper than any selector is long. */
const DEEP = `<!doctype html>${'<div style="background: #fff">x'.repeat(200)}`;
/** Said once, of the first screenshot. */
const rootNote = (file: string): string =>
  process.platform === 'linux' && process.getuid?.() === 0
    ? `blueprompt: ${file}: the browser ran without its sandbox because you are root; capture only pages that you trust\n`
    : '';

let server: Server;
let origin: string;
let folder: string;
let env: Record<string, string | undefined>;
let requested = (_url: string): void => {};

beforeAll(async () => {
  const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#b91c1c' } })
    .png()
    .toBuffer();
  server = createServer(({ url = '/' }, response) => {
    requested(url);
    if (url === '/bridge.png') return void response.setHeader('content-type', 'image/png').end(picture);
    if (url === '/gone') return void response.writeHead(404, { 'content-type': 'text/html' }).end('Gone');
    if (url === '/never') return;
    if (url === '/odd') return void response.setHeader('content-type', 'text/html').end(ODD);
    if (url === '/twins') return void response.setHeader('content-type', 'text/html').end(TWINS);
    if (url === '/depths') return void response.setHeader('content-type', 'text/html').end(DEPTHS);
    if (url === '/deep') return void response.setHeader('content-type', 'text/html').end(DEEP);
    if (url === '/file') return void response.setHeader('content-type', 'application/zip').end('any');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html(url === '/blue' ? '#2563eb' : '#4f46e5'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-capture-'));
  env = { ...process.env, CHROME_PATH: await findBrowser() };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const run = async (words: string[]) => {
  let [out, error] = ['', ''];
  const code = await runCli(words, {
    cwd: folder,
    env,
    readStdin: async () => new Uint8Array(),
    writeOut: (result) => {
      out += Buffer.from(result).toString();
    },
    writeError: (text) => {
      error += text;
    },
    showsProgress: false,
    outIsScreen: false,
    openPool: createMeasurePool,
  });
  return { code, out, error };
};

const shotOf = (rest: string): string => `${new URL(origin).host.replace(/\W/g, '-')}-${rest}`;

describe('capture', () => {
  test('takes the whole page at each width, with what loads late and its exact facts beside it', async () => {
    const { code, out, error } = await run(['capture', `${origin}/`, '--widths', '390,1024', '--out', 'shots']);
    expect([code, error]).toEqual([0, rootNote(shotOf('390.png'))]);
    expect(out.split('\n').filter(Boolean)).toEqual([`shots/${shotOf('390.png')}`, `shots/${shotOf('1024.png')}`]);
    expect(await sharp(path.join(folder, 'shots', shotOf('390.png'))).metadata()).toMatchObject({ width: 390 });
    const narrow = JSON.parse(await readFile(path.join(folder, 'shots', shotOf('390.dom.json')), 'utf8')) as DomFacts;
    // Laid out at this width, and not at a phone's 980 px.
    expect(narrow.elements.find(({ tag }) => tag === 'main')?.box.width).toBe(390);
    const picture = await readFile(path.join(folder, 'shots', shotOf('1024.png')));
    const facts = DomFacts.parse(
      JSON.parse(await readFile(path.join(folder, 'shots', shotOf('1024.dom.json')), 'utf8')),
    );
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1024, height: facts.height });
    expect(facts.height).toBeGreaterThan(1300);
    expect(facts.texts.find(({ text }) => text === 'the project')).toMatchObject({ href: '/docs', underlined: true });
    expect(facts.texts.find(({ text }) => text === 'Team members')).toMatchObject({
      selector: 'h1',
      fontSize: 24,
      fontWeight: 700,
      color: '#0f172a',
    });
    const words = facts.texts.find(({ text }) => text === 'Save now');
    expect(words).toMatchObject({ color: '#ffffff', fill: '#4f46e5' });
    expect(facts.elements.find(({ tag }) => tag === 'button')).toMatchObject({
      selector: 'button.save',
      fill: '#4f46e5',
      radius: 8,
      alt: 'Save all',
    });
    const image = facts.elements.find(({ tag }) => tag === 'img')!;
    expect(image.alt).toBe('A red bridge');
    const { data } = await sharp(picture)
      .extract({ left: Math.round(image.box.x) + 20, top: Math.round(image.box.y) + 20, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([0xb9, 0x1c, 0x1c]);
  });

  test('asks for the dark theme, and answers a dialog that would stop it', async () => {
    expect((await run(['capture', `${origin}/?ask`, '--dark', '--widths', '640'])).code).toBe(0);
    const { data } = await sharp(path.join(folder, shotOf('640-dark.png')))
      .extract({ left: 630, top: 5, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([0x0f, 0x17, 0x2a]);
  });

  test('captures a page whose names must be escaped, and leaves out only what cannot be written down', async () => {
    const { code, error } = await run(['capture', `${origin}/odd`, '--widths', '640']);
    expect([code, error]).toEqual([0, rootNote(shotOf('odd-640.png'))]);
    const { texts, elements } = DomFacts.parse(
      JSON.parse(await readFile(path.join(folder, shotOf('odd-640.dom.json')), 'utf8')),
    );
    expect(texts.map(({ text, selector }) => [text, selector])).toEqual([
      ['First', '#\\31'],
      ['In', '#\\31 a p:nth-of-type(1)'],
      ['it', '#\\31 a p:nth-of-type(2)'],
      ['From a text editor', 'o\\:p'],
      ['Gap', 'p'],
    ]);
    expect(elements.map(({ tag }) => tag)).toEqual(['p', 'o:p']);
  });

  test('names each of several alike by a selector that fits no other', async () => {
    expect((await run(['capture', `${origin}/twins`, '--widths', '640'])).code).toBe(0);
    const { texts } = DomFacts.parse(
      JSON.parse(await readFile(path.join(folder, shotOf('twins-640.dom.json')), 'utf8')),
    );
    expect(texts.map(({ selector }) => selector)).toEqual(['div.row:nth-of-type(1) > b', 'div.row:nth-of-type(2) > b']);
  });

  test('names what is alike at different depths from the body down, and only where to look what is too deep', async () => {
    const read = async (name: string) => {
      expect((await run(['capture', `${origin}/${name}`, '--widths', '640'])).code).toBe(0);
      const facts = await readFile(path.join(folder, shotOf(`${name}-640.dom.json`)), 'utf8');
      return DomFacts.parse(JSON.parse(facts)).texts.map(({ selector }) => selector);
    };
    expect(await read('depths')).toEqual(['body > div:nth-of-type(1) > b', 'div:nth-of-type(2) > b', 'section div b']);
    const deep = await read('deep');
    expect(deep).toHaveLength(200);
    expect(deep.slice(0, 2)).toEqual(['body > div', 'body > div > div']);
    expect(deep.at(-1)).toMatch(/^div( div)+$/);
  });

  test('says in a sentence that an address is a download', async () => {
    const { code, error } = await run(['capture', `${origin}/file`]);
    expect([code, error]).toEqual([1, 'blueprompt: this address downloads a file instead of opening a page\n']);
  });

  test('says in a sentence that a page is not there', async () => {
    const { code, out, error } = await run(['capture', `${origin}/gone`]);
    expect([code, out, error]).toEqual([1, '', 'blueprompt: the page answered with status 404\n']);
  });

  test('says in a sentence that no server runs', async () => {
    const closed = createServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    const { port } = closed.address() as AddressInfo;
    await once(closed.close(), 'close');
    const { code, error } = await run(['capture', `http://127.0.0.1:${port}/`]);
    expect([code, error]).toEqual([1, 'blueprompt: nothing answers at this address; is the server running?\n']);
  });

  test.each([
    [['capture'], 'name one address'],
    [['capture', 'file:///etc/passwd'], 'use an http:// or https:// address'],
    [
      ['capture', 'http://localhost', '--widths', '390,wide'],
      '--widths must be a whole number of pixels from 240 to 2560',
    ],
    [['measure', 'data:text/html,hello'], 'use an http:// or https:// address'],
    [['measure', 'http://localhost', '--width', '20'], '--width must be a whole number of pixels'],
  ])('answers %o with exit 2', async (words, message) => {
    const { code, error } = await run(words);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });

  // On Windows a process is ended from outside without being asked.
  test.skipIf(process.platform === 'win32')(
    'leaves neither a browser nor its profile behind when it is interrupted',
    async () => {
      const own = await mkdtemp(path.join(tmpdir(), 'blueprompt-interrupt-'));
      const opened = new Promise<void>((resolve) => {
        requested = (url) => url === '/never' && resolve();
      });
      const child = spawn(
        process.execPath,
        [path.resolve(import.meta.dirname, '../main.ts'), 'capture', `${origin}/never`],
        {
          cwd: own,
          env: { ...env, TMPDIR: own },
          stdio: 'ignore',
        },
      );
      await opened;
      expect(await readdir(own)).toHaveLength(1);
      child.kill('SIGINT');
      expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
      expect(await readdir(own)).toEqual([]);
      expect(spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).stdout).not.toContain(own);
    },
  );
});

describe('an address in place of an image', () => {
  test('is measured with what the page itself says', async () => {
    const { code, out } = await run(['measure', origin, '--width', '640', '--height', '300']);
    expect(code).toBe(0);
    const measurement = Measurement.parse(JSON.parse(out));
    expect(measurement.texts.find(({ text }) => text === 'Team members')).toMatchObject({
      fontSize: 24,
      fontWeight: 700,
      color: '#0f172a',
      dom: { selector: 'h1' },
    });
    expect(measurement.elements.find(({ type }) => type === 'button')).toMatchObject({
      fill: '#4f46e5',
      radius: 8,
      dom: { selector: 'button.save' },
    });
  });

  /** The screenshot alone, as a designer sends it. */
  const saveReference = async (): Promise<void> => {
    await run(['capture', `${origin}/`, '--widths', '640', '--out', 'design']);
    const file = path.join(folder, 'design', shotOf('640.png'));
    await sharp(file).extract({ left: 0, top: 0, width: 640, height: 300 }).toFile(path.join(folder, 'design.png'));
  };

  test('is compared at the width of the reference, with the rule to change', async () => {
    await saveReference();
    const { code, out } = await run([
      'compare',
      'design.png',
      `${origin}/blue`,
      '--height',
      '300',
      '--json',
      '--threshold',
      '100',
    ]);
    expect(code).toBe(1);
    const { score, differences } = JSON.parse(out) as Comparison;
    expect(score).toBeLessThan(100);
    expect(differences.map(({ change }) => change)).toEqual([
      { target: 'button.save', property: 'background-color', from: '#2563eb', to: '#4f46e5' },
    ]);
  });

  test('does not differ from its own screenshot', async () => {
    await saveReference();
    const { code, out } = await run(['compare', 'design.png', origin, '--height', '300', '--threshold', '100']);
    expect([code, out]).toEqual([0, 'Score 100 of 100. No differences.\n']);
  });

  test('may be the file of a page, with what the page itself says', async () => {
    await writeFile(path.join(folder, 'build.html'), html('#2563eb'));
    await saveReference();
    const { code, out } = await run(['compare', 'design.png', 'build.html', '--height', '300', '--json']);
    expect(code).toBe(0);
    const { differences } = JSON.parse(out) as Comparison;
    expect(differences.map(({ change }) => change.target)).toContain('button.save');
    const missing = await run(['compare', 'design.png', 'gone.html']);
    expect([missing.code, missing.error]).toEqual([1, 'blueprompt: gone.html: no such file\n']);
  });

  test('is what to build from where no command is named', async () => {
    const { code, error } = await run([`${origin}/gone`]);
    expect([code, error]).toEqual([1, `blueprompt: ${origin}/gone: the page answered with status 404\n`]);
  });

  test('says of damaged facts beside a screenshot what to do', async () => {
    await writeFile(path.join(folder, 'odd.png'), 'any');
    await writeFile(path.join(folder, 'odd.dom.json'), '{"version":1}');
    const { code, error } = await run(['measure', 'odd.png']);
    expect(code).toBe(1);
    expect(error).toContain('odd.dom.json beside it is damaged');
  });
});
