import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import { STACKS } from '../stack.ts';
import { exportFiles } from './export-files.ts';
import { renderSetupGuide, setupGuideFile } from './render-setup-guide.ts';
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
    expect(setupGuideFile(sampleProject())).toBe('nextjs-setup-guide.md');
    expect(exportFiles(sampleProject()).map((file) => file.path)).toContain('nextjs-setup-guide.md');
  });

  test.each(STACKS)('follows a chosen stack in its name, command, theme and files: %s', (stack) => {
    const project = { ...sampleProject(), stack };
    const guide = renderSetupGuide(project);
    expect(headings(guide)).toEqual(['Setup steps', 'Prompt', 'Tips', 'File structure']);
    const told = {
      html: ['html-setup-guide.md', 'mkdir my-site', '### Theme for styles.css', '├── index.html'],
      react: ['react-setup-guide.md', '--template react-ts', '### Theme for src/index.css', 'Home.tsx'],
      next: ['nextjs-setup-guide.md', 'create-next-app@latest', '### Theme for app/globals.css', '├── components/'],
      shadcn: ['shadcn-setup-guide.md', 'npx shadcn@latest init', '### Theme for shadcn-theme.json', 'Home.tsx'],
      vue: ['vue-setup-guide.md', '--template vue-ts', '### Theme for src/style.css', 'Home.vue'],
    }[stack];
    expect(setupGuideFile(project)).toBe(told[0]);
    for (const words of told.slice(1)) expect(guide).toContain(words);
    expect(exportFiles(project).map((file) => file.path)).toContain(told[0]);
    if (stack !== 'next') expect(guide).not.toContain('Next.js');
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

  test('holds the icons, and blueprints with the pictures of pages whose screenshots are at hand', () => {
    const project = sampleProject();
    const { measurement } = project.outcomes[0]!.analysis;
    const box = { x: 600, y: 400, width: 24, height: 24 };
    const glyph = packGlyph(6, 6, [...'003300003300333333333333003300003300'].map(Number));
    measurement!.elements.push(
      { id: 'e8', type: 'icon', name: 'plus', glyph, box, confidence: 1 },
      { id: 'e9', type: 'image', box: { ...box, y: 600, width: 200, height: 120 }, confidence: 1 },
    );
    const textOf = (path: string, hasPictures: boolean): string | undefined =>
      exportFiles(project, [{ fonts: [], hasPictures }]).find((file) => file.path === path)?.text;
    expect(textOf('assets/plus.svg', false)).toMatch(/^<svg /);
    expect(textOf('blueprints/dashboard.html', true)).toContain('src="../assets/image.png"');
    expect(textOf('blueprints/dashboard.html', false)).not.toContain('../assets');
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
