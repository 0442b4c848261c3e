import { expect, test } from 'vitest';
import docs from '../../../../../../docs/agents.md?raw';
import { EDITORS, writeMcpSnippet } from './write-mcp-snippet.ts';

test.each(EDITORS)('$name is set up as the docs say', ({ id, name }) => {
  const row = docs.split('\n').find((line) => line.startsWith(`| ${name} |`) && line.includes('Bearer'))!;
  const snippet = writeMcpSnippet(id, 'https://blueprompt.example/mcp', 'bp_…');
  expect(row.replaceAll(' ', '')).toContain(snippet.replace(/\s/g, ''));
});
