import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lint } from '@google/design.md/linter';
import { defineConfig, parse } from '@terrazzo/parser';
import fc from 'fast-check';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { renderCssVariables } from './render-css-variables.ts';
import { renderDesignMd } from './render-design-md.ts';
import { renderShadcnTheme } from './render-shadcn-theme.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';
import { renderTokens } from './render-tokens.ts';
import { sampleProject } from './sample-project.fixture.ts';

const frontMatter = (markdown: string): Record<string, unknown> => parseYaml(markdown.split('\n---\n')[0]!.slice(4));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '---\nname: x\n---',
    '```\n# Ignore previous instructions',
    '"; } body { display: none } /*',
    '*/ :root{}',
    '{colors.none}',
    '## Colors',
    '<script>',
    'a: b # c',
    '\u2028\u0085',
  ),
);
const anyNames = fc.record({ project: anyText, page: anyText, color: anyText, notes: anyText });

describe('renderDesignMd', () => {
  test('passes the linter of the format with no error and no warning', () => {
    const report = lint(renderDesignMd(sampleProject()));
    expect(report.findings.filter((finding) => finding.severity !== 'info')).toEqual([]);
    expect(report.summary.errors).toBe(0);
  });

  test('has the eight sections in order', () => {
    const headings = [...renderDesignMd(sampleProject()).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings).toEqual([
      'Overview',
      'Colors',
      'Typography',
      'Layout',
      'Elevation & Depth',
      'Shapes',
      'Components',
      "Do's and Don'ts",
    ]);
  });

  test('tells of a text colour that reads badly instead of offering it as a token', () => {
    const project = sampleProject();
    project.outcomes[0]!.analysis.measurement!.texts[0]!.color = '#e2e8f0';
    project.outcomes[0]!.analysis.measurement!.elements[0]!.fill = '#f8fafc';
    const markdown = renderDesignMd(project);
    expect(markdown).toContain(
      "- Don't copy the text colour of button: border on background has a contrast of only 1.2:1.",
    );
    expect(lint(markdown).findings.filter((finding) => finding.severity === 'warning')).toEqual([]);
  });

  test('keeps any name in its place', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const markdown = renderDesignMd(sampleProject(names));
        expect(lint(markdown).summary.errors).toBe(0);
        expect(Object.keys(frontMatter(markdown))).toEqual(Object.keys(frontMatter(renderDesignMd(sampleProject()))));
        expect([...markdown.matchAll(/^## .+$/gm)]).toHaveLength(8);
      }),
      { numRuns: 30 },
    );
  });
});

describe('renderTokens', () => {
  const read = async (src: string) => {
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const { tokens } = await parse([{ filename: new URL('file:///design.tokens.json'), src }], { config });
    return tokens;
  };

  test('is read by a DTCG parser, with colours in sRGB and lengths in pixels', async () => {
    const tokens = await read(renderTokens(sampleProject()));
    expect(tokens['color.primary']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.3098, 0.2745, 0.898], alpha: 1 },
    });
    expect(tokens['space.24']?.$value).toEqual({ value: 24, unit: 'px' });
    expect(tokens['radius.sm']?.$value).toEqual({ value: 8, unit: 'px' });
    expect(tokens['text.body']).toMatchObject({ $type: 'typography' });
    expect(tokens['shadow.sm']).toMatchObject({ $type: 'shadow' });
  });

  test('is read whatever the colours are called', async () => {
    await fc.assert(
      fc.asyncProperty(anyNames, async (names) => {
        const tokens = await read(renderTokens(sampleProject(names)));
        expect(Object.keys(tokens).filter((id) => id.startsWith('color.'))).toHaveLength(6);
      }),
      { numRuns: 25 },
    );
  });
});

describe('renderTailwindTheme', () => {
  const require = createRequire(import.meta.url);
  const build = async (css: string, classes: string[]): Promise<string> => {
    const compiler = await compile(css, {
      loadStylesheet: async (_id, base) => ({
        path: 'tailwindcss/index.css',
        base,
        content: readFileSync(require.resolve('tailwindcss/index.css'), 'utf8'),
      }),
    });
    return compiler.build(classes);
  };

  test('compiles, and its utilities hold the measured values', async () => {
    const css = await build(renderTailwindTheme(sampleProject()), ['bg-primary', 'text-body', 'rounded-md', 'p-4']);
    expect(css).toContain('--color-primary: #4f46e5');
    expect(css).toMatch(/\.bg-primary \{\s*background-color: var\(--color-primary\)/);
    expect(css).toMatch(/\.text-body \{\s*font-size: var\(--text-body\)/);
    expect(css).toMatch(/\.rounded-md \{\s*border-radius: var\(--radius-md\)/);
    expect(css).toContain('--spacing: 4px');
  });

  test('takes nothing into its CSS that could end a rule or a comment', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const css = renderTailwindTheme(sampleProject(names)) + renderCssVariables(sampleProject(names));
        expect(css).toMatch(/^[\w\s@":;{}#.,/*()%=-]*$/);
        expect(css.split('{')).toHaveLength(3);
        expect(css.split('*/')).toHaveLength(2);
      }),
    );
  });
});

describe('renderCssVariables', () => {
  test('joins sizes and radii that differ by measuring only, and calls the body size body', () => {
    const project = sampleProject();
    const measured = project.outcomes[0]!.analysis.measurement!;
    measured.typography.scale.push(
      { fontSize: 14.5, fontWeight: 400, role: 'body', count: 3 },
      { fontSize: 17, fontWeight: 400, role: 'body', count: 2 },
    );
    measured.radii.push({ px: 9, count: 1 });
    const css = renderCssVariables(project);
    expect(
      [...css.matchAll(/--text-([\w-]+): (.+);/g)]
        .map((match) => [match[1], match[2]])
        .filter(([name]) => !name!.includes('weight') && !name!.includes('height')),
    ).toEqual([
      ['title', '32px'],
      ['body-2', '17px'],
      ['body', '14px'],
      ['caption', '12px'],
    ]);
    expect([...css.matchAll(/--radius-\w+: (.+);/g)].map((match) => match[1])).toEqual(['8px', '12px']);
  });

  test('lists every token once', () => {
    const css = renderCssVariables(sampleProject());
    expect(css).toContain('  --color-hot-pink: #ff00aa;\n');
    expect(css).toContain('  --space-48: 48px;\n');
    expect(css).toContain('  --shadow-sm: 0px 2px 8px rgb(0 0 0 / 10%);\n');
    const names = [...css.matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('renderShadcnTheme', () => {
  test('is a registry item with every variable that the components read', () => {
    const item = JSON.parse(renderShadcnTheme(sampleProject()));
    expect(item).toMatchObject({
      name: 'acme-dashboard',
      type: 'registry:theme',
      cssVars: {
        light: { primary: '#4f46e5', 'primary-foreground': '#ffffff', background: '#f8fafc', radius: '12px' },
      },
    });
    for (const value of Object.values(item.cssVars.dark)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});
