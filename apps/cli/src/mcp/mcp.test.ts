import { mkdtemp, writeFile } from 'node:fs/promises';
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

/** Starting a process with the models' runtime takes a second, and many on a busy machine. */
const START_MS = 60_000;

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-mcp-'));
  await writeFile(path.join(folder, 'page.png'), await drawPage('#4f46e5'));
  await writeFile(path.join(folder, 'build.png'), await drawPage('#dc2626'));
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
      'get_design_tokens',
      'get_element_facts',
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

  test('gives the prompt with the names filled in', async () => {
    const { messages } = await client.getPrompt({ name: 'rebuild-page', arguments: { image: 'page.png' } });
    expect(messages[0]!.content).toMatchObject({ type: 'text', text: expect.stringContaining('`page.png`') });
  });
});
