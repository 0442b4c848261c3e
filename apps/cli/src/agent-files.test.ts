import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { COMMON_OPTIONS } from './parse-command-line.ts';
import { COMMANDS } from './run-cli.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const parse = (file: string) => JSON.parse(read(file));

test.each(['skills/blueprompt/SKILL.md', 'llms.txt', 'apps/cli/README.md', 'action.yml'])(
  'every command and option that %s names exists',
  (file) => {
    const lines = read(file).match(/npx (?:-y )?(?:blueprompt|"\$PACKAGE") [^`\n#|]+/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [name = '', ...rest] = line
        .replace(/^npx (-y )?\S+ /, '')
        .trim()
        .split(' ');
      // An image without a command is `build`; `<command>` stands for any; the name alone asks.
      const command = COMMANDS.find((one) => one.name === (/\.png$/.test(name) ? 'build' : name));
      if (name === '<command>' || name === '') continue;
      expect({ line, isCommand: command !== undefined }).toEqual({ line, isCommand: true });
      for (const option of rest.filter((word) => word.startsWith('--')))
        expect(Object.keys({ ...command?.options, ...COMMON_OPTIONS })).toContain(option.slice(2));
    }
  },
);

test('the files for agents name the version and the package that are published', () => {
  const server = parse('server.json');
  const plugin = parse('.claude-plugin/plugin.json');
  expect(server.name).toBe(manifest.mcpName);
  expect([server.version, server.packages[0].version, plugin.version]).toEqual(Array(3).fill(manifest.version));
  expect([server.packages[0].identifier, plugin.mcpServers.blueprompt.args[1]]).toEqual(Array(2).fill(manifest.name));
  expect(server.description.length).toBeLessThanOrEqual(100);
});

test('the plugin holds the skill, which agents find by the name of its folder', () => {
  const plugin = parse('.claude-plugin/plugin.json');
  const { plugins } = parse('.claude-plugin/marketplace.json');
  expect(plugins).toMatchObject([{ name: plugin.name, source: './' }]);
  const [, front] = /^---\n([\s\S]+?)\n---\n/.exec(read(path.join(plugin.skills, 'blueprompt/SKILL.md')))!;
  expect(front).toMatch(/^name: blueprompt$/m);
  // Agents read this much of it to decide whether the skill is for them.
  expect(/^description: (.+)$/m.exec(front!)![1]!.length).toBeLessThanOrEqual(1024);
});

test('every file that llms.txt points at is there', () => {
  const files = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
