import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ROOT } from './run.ts';
import { ActionYml, MarketplaceJson, PluginJson, ServerJson, SkillFront } from './testing/agent-formats.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

describe('the files for agents are what their readers accept', () => {
  test('server.json', () => {
    const server = ServerJson.parse(readJson('server.json'));
    expect(ServerJson.safeParse({ ...server, description: 'x'.repeat(101) }).success).toBe(false);
    expect(ServerJson.safeParse({ ...server, command: 'npx' }).success).toBe(false);
  });

  test('the plugin, and the marketplace that offers it', () => {
    const plugin = PluginJson.parse(readJson('.claude-plugin/plugin.json'));
    const { plugins } = MarketplaceJson.parse(readJson('.claude-plugin/marketplace.json'));
    expect(plugins.map(({ name }) => name)).toEqual([plugin.name]);
    for (const { source } of plugins)
      expect(existsSync(path.join(ROOT, source, '.claude-plugin', 'plugin.json'))).toBe(true);
    expect(existsSync(path.join(ROOT, plugin.skills!))).toBe(true);
    expect(PluginJson.safeParse({ ...plugin, skills: 'skills' }).success).toBe(false);
  });

  test('the skill: its front, the name of its folder, and a text that is read whole', () => {
    const [, front, body] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(read('skills/blueprompt/SKILL.md'))!;
    expect(SkillFront.parse(parseYaml(front!)).name).toBe('blueprompt');
    expect(body!.split('\n').length).toBeLessThan(500);
    expect(SkillFront.safeParse({ name: 'Blueprompt', description: 'x' }).success).toBe(false);
  });

  test('action.yml, which reads only inputs and steps that it has', () => {
    const text = read('action.yml');
    const action = ActionYml.parse(parseYaml(text));
    const { steps } = action.runs;
    const inputs = [...text.matchAll(/\binputs\.([\w-]+)/g)].map(([, name]) => name!);
    expect(inputs.filter((name) => !(name in action.inputs))).toEqual([]);
    expect(Object.keys(action.inputs).filter((name) => !inputs.includes(name))).toEqual([]);
    for (const [, id, output] of text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      const step = steps.find((one) => one.id === id);
      // An action of others has its own outputs.
      if (step?.uses === undefined) expect(step?.run).toContain(`echo "${output}=`);
    }
    expect(ActionYml.safeParse({ ...action, runs: { using: 'composite', steps: [{ run: 'true' }] } }).success).toBe(
      false,
    );
  });

  test('llms.txt: a title, what it is about, then lists of links with what they lead to', () => {
    const [title, , about, ...rest] = read('llms.txt').trim().split('\n');
    expect(title).toMatch(/^# \S/);
    expect(about).toMatch(/^> \S/);
    const [, ...sections] = rest.join('\n').split(/^(?=## )/m);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const [, ...lines] = section.split('\n').filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)\s]+\): \S/);
    }
  });
});
