import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportFiles } from './export-files.ts';
import { renderSetupGuide, SETUP_GUIDE_FILE } from './render-setup-guide.ts';
import { sampleProject } from './sample-project.fixture.ts';

/** Headings outside code blocks. */
const headings = (markdown: string): string[] => {
  const found: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,})/.exec(line)?.[1];
    if (fence === undefined && mark) fence = mark;
    else if (fence !== undefined && mark && mark.length >= fence.length && line.trim() === mark) fence = undefined;
    else if (fence === undefined && /^## /.test(line)) found.push(line.slice(3));
  }
  return found;
};

describe('renderSetupGuide', () => {
  test('[NX5] holds setup steps, the prompt, tips and a file structure', () => {
    const guide = renderSetupGuide(sampleProject());
    expect(headings(guide)).toEqual(['Setup steps', 'Prompt', 'Tips', 'File structure']);
    expect(guide).toContain('npx create-next-app@latest');
    expect(guide).toContain('Acme dashboard: build guide');
    expect(guide).toContain('--color-primary: #4f46e5;');
    expect(guide).toContain('├── home/page.tsx');
  });

  test('[NX4] is named for a Next.js setup', () => {
    expect(SETUP_GUIDE_FILE).toBe('nextjs-setup-guide.md');
    expect(exportFiles(sampleProject()).map((file) => file.path)).toContain('nextjs-setup-guide.md');
  });

  test('keeps its four parts whatever the names and notes say', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('```\n## Prompt', '````\n````', '\n## Tips\n', '~~~'),
    );
    fc.assert(
      fc.property(text, text, text, (project, page, notes) => {
        expect(headings(renderSetupGuide(sampleProject({ project, page, notes })))).toHaveLength(4);
      }),
      { numRuns: 60 },
    );
  });
});

describe('exportFiles', () => {
  test('holds guide, tokens, rules, facts and blueprint, each path once', () => {
    const paths = exportFiles(sampleProject()).map((file) => file.path);
    expect(paths).toEqual([
      'GUIDE.md',
      'GUIDE.concise.md',
      'DESIGN.md',
      'nextjs-setup-guide.md',
      'tokens/design.tokens.json',
      'tokens/tailwind.css',
      'tokens/variables.css',
      'tokens/shadcn-theme.json',
      'agent-rules/AGENTS.md',
      'agent-rules/CLAUDE.md',
      'agent-rules/GEMINI.md',
      'agent-rules/.cursor/rules/design.mdc',
      'agent-rules/.windsurf/rules/design.md',
      'agent-rules/.github/copilot-instructions.md',
      'blueprints/dashboard.html',
      'facts/dashboard.json',
    ]);
  });

  test('never leaves its folder, whatever a page is called', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('../../etc/passwd', 'C:\\x', '/root', 'a/b')), (page) => {
        for (const { path } of exportFiles(sampleProject({ page }))) expect(path).toMatch(/^[\w./-]+$/);
        expect(exportFiles(sampleProject({ page })).some(({ path }) => path.includes('..'))).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});
