import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const drawPage = (fill: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" font-family="DejaVu Sans, Liberation Sans, sans-serif">
      <rect width="400" height="200" fill="#ffffff"/>
      <text x="24" y="44" font-size="22" fill="#111827">Billing</text>
      <rect x="24" y="80" width="150" height="44" rx="8" fill="${fill}"/>
      <text x="52" y="108" font-size="16" fill="#ffffff">Upgrade</text>
    </svg>`),
  )
    .png()
    .toBuffer();

/** A page with a picture of many colours. */
const drawPhoto = (): Promise<Buffer> => {
  const tiles = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [60 + 20 * (at % 10), 120 + 20 * Math.floor(at / 10)];
    return `<rect x="${x}" y="${y}" width="20" height="20" fill="hsl(${(at * 47) % 360} 60% ${30 + ((at * 13) % 40)}%)"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" font-family="DejaVu Sans, sans-serif">
      <rect width="480" height="300" fill="#ffffff"/>
      <text x="60" y="60" font-size="24" fill="#0f172a">Summer travel</text>${tiles.join('')}</svg>`),
  )
    .png()
    .toBuffer();
};

/** Starting a process with the models' runtime takes a second, and many on a busy machine. */
const START_MS = 60_000;

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-mcp-'));
  await writeFile(path.join(folder, 'page.png'), await drawPage('#4f46e5'));
  await writeFile(path.join(folder, 'build.png'), await drawPage('#dc2626'));
  await mkdir(path.join(folder, 'my shots'));
  await writeFile(path.join(folder, 'my shots', 'photo.png'), await drawPhoto());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve(import.meta.dirname, '../main.ts'), 'mcp'],
      cwd: folder,
      stderr: 'inherit',
    }),
  );
}, START_MS);
afterAll(() => client.close());

const call = async (name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }> => {
  const result = await client.callTool({ name, arguments: input });
  const [content] = result.content as { type: string; text: string }[];
  return { text: content!.text, isError: result.isError === true };
};

describe('the MCP server on stdio, driven by the official client', () => {
  test('lists its tools as read-only, and its prompts', async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'measure_screenshot',
      'write_build_prompt',
      'write_code',
      'get_design_tokens',
      'get_element_facts',
      'list_assets',
      'compare_screenshots',
    ]);
    expect(tools.every((tool) => tool.annotations?.readOnlyHint)).toBe(true);
    const { prompts } = await client.listPrompts();
    expect(prompts.map((prompt) => prompt.name)).toEqual(['rebuild-page', 'check-build']);
  });

  test('measures, writes the prompt and the tokens, tells one element, and compares', async () => {
    expect(JSON.parse((await call('measure_screenshot', { image: 'page.png' })).text)).toMatchObject({
      size: '400x200',
    });
    expect((await call('write_build_prompt', { images: ['page.png'], names: ['Billing'] })).text).toContain('Billing');
    expect((await call('get_design_tokens', { images: ['page.png'], format: 'tailwind' })).text).toContain('#4f46e5');
    expect(JSON.parse((await call('get_element_facts', { image: 'page.png', text: 'Upgrade' })).text)).toMatchObject({
      fill: '#4f46e5',
      texts: [{ text: 'Upgrade' }],
    });
    expect((await call('compare_screenshots', { reference: 'page.png', build: 'build.png' })).text).toContain(
      'fill is #dc2626, should be #4f46e5',
    );
  });

  test('answers a wrong call with words and goes on', async () => {
    expect(await call('measure_screenshot', { image: 'gone.png' })).toEqual({
      text: 'gone.png: no such file',
      isError: true,
    });
    expect((await call('compare_screenshots', { reference: 'page.png', build: 'page.png' })).text).toContain('100');
  });

  test('gives the assets of a measured screenshot as resources', async () => {
    const listed = JSON.parse((await call('list_assets', { image: 'my shots/photo.png' })).text) as { file: string }[];
    const picture = listed.find(({ file }) => file.endsWith('.png'))!;
    const uri = `blueprompt://assets/my%20shots%2Fphoto.png/${picture.file}`;
    const { resources } = await client.listResources();
    expect(resources.find((one) => one.uri === uri)).toMatchObject({ name: picture.file, mimeType: 'image/png' });
    const { contents } = await client.readResource({ uri });
    const { blob, mimeType } = contents[0] as { blob: string; mimeType: string };
    expect(mimeType).toBe('image/png');
    expect(await sharp(Buffer.from(blob, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 200,
      height: 120,
    });
    await expect(client.readResource({ uri: uri.replace(picture.file, 'gone.png') })).rejects.toThrow('list_assets');
  });

  test('gives the prompt with the names filled in', async () => {
    const { messages } = await client.getPrompt({ name: 'rebuild-page', arguments: { image: 'page.png' } });
    expect(messages[0]!.content).toMatchObject({ type: 'text', text: expect.stringContaining('`page.png`') });
  });
});
