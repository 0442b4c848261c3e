import { expect, test } from 'vitest';
import { EDITORS, writeMcpSnippet } from './write-mcp-snippet.ts';

const [docs] = Object.values(
  import.meta.glob<string>('../../../../../../docs/agents.md', { query: '?raw', import: 'default', eager: true }),
) as [string];

test.each(EDITORS)('$name is set up as the docs say', ({ id, name }) => {
  const row = docs.split('\n').find((line) => line.startsWith(`| ${name} |`) && line.includes('Bearer'))!;
  const snippet = writeMcpSnippet(id, 'https://blueprompt.example/mcp', 'bp_…');
  expect(row.replaceAll(' ', '')).toContain(snippet.replace(/\s/g, ''));
});
