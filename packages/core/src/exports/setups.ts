import type { Project } from '../project.ts';
import { DEFAULT_STACK, type Stack } from '../stack.ts';
import { renderCssVariables } from './render-css-variables.ts';
import type { TreeEntry } from './render-file-tree.ts';
import { renderShadcnTheme } from './render-shadcn-theme.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';

/** Names of what a project has a file for, fit for paths: pages beside the home page, or sections of one page. */
type ProjectParts = { pages: string[]; sections: string[] };

/** What a new project of a stack needs, and where its parts are. */
export type Setup = {
  /** In the heading of the setup guide. */
  name: string;
  /** The name under which the setup guide is downloaded (NX4). */
  guideFile: string;
  /** Shell commands that make the project. */
  create: string[];
  /** More to do before the theme, one step each. */
  prepare: string[];
  theme: { file: string; language: string; apply: string; render: (project: Project) => string };
  /** The file that imports fonts, and how; none where fonts are linked by hand. */
  fontsIn: string | undefined;
  run: string;
  /** The project's folder, and what is in it beside the guide. */
  folder: string;
  files: (parts: ProjectParts) => TreeEntry[];
};

const measured = 'its colours, type and spacing are the measured ones.';

const PUBLIC: TreeEntry = { name: 'public/', note: 'images and icons' };
const LIB: TreeEntry = { name: 'lib/', note: 'data and formatting, no markup' };
const UI: TreeEntry = { name: 'ui/', note: 'buttons, inputs, cards used on several pages' };

const nextFiles = ({ pages, sections }: ProjectParts): TreeEntry[] => [
  {
    name: 'app/',
    isOpen: true,
    children: [
      { name: 'globals.css', note: 'the theme' },
      { name: 'layout.tsx', note: 'fonts, header, sidebar, footer' },
      { name: 'page.tsx', note: '/' },
      ...pages.map((name) => ({ name: `${name}/page.tsx` })),
    ],
  },
  { name: 'components/', children: [...sections.map((name) => ({ name: `${name}.tsx` })), UI] },
  LIB,
];

const next: Setup = {
  name: 'Next.js',
  guideFile: 'nextjs-setup-guide.md',
  create: [
    'npx create-next-app@latest my-app --typescript --tailwind --eslint --app --no-src-dir --import-alias "@/*"',
    'cd my-app',
  ],
  prepare: [],
  theme: {
    file: 'app/globals.css',
    language: 'css',
    apply: `Replace \`app/globals.css\` with the theme below; ${measured}`,
    render: renderTailwindTheme,
  },
  fontsIn: 'app/layout.tsx',
  run: 'Start `npm run dev`, open http://localhost:3000',
  folder: 'my-app',
  files: (parts) => [...nextFiles(parts), PUBLIC],
};

/** Vite with Tailwind 4, as both of their documentations set it up. */
const viteSetup = (framework: 'react' | 'vue', router: string): Omit<Setup, 'name' | 'guideFile'> => {
  const style = framework === 'react' ? 'index.css' : 'style.css';
  const main = framework === 'react' ? 'main.tsx' : 'main.ts';
  const extension = framework === 'react' ? 'tsx' : 'vue';
  const toFile = (name: string): TreeEntry => ({ name: `${toPascal(name)}.${extension}` });
  return {
    create: [
      `npm create vite@latest my-app -- --template ${framework}-ts`,
      'cd my-app',
      'npm install',
      `npm install tailwindcss @tailwindcss/vite ${router}`,
    ],
    prepare: [
      'Add Tailwind to `vite.config.ts`: `import tailwindcss from "@tailwindcss/vite"`, and `tailwindcss()` to its plugins.',
    ],
    theme: {
      file: `src/${style}`,
      language: 'css',
      apply: `Replace \`src/${style}\` with the theme below; ${measured}`,
      render: renderTailwindTheme,
    },
    fontsIn: `src/${main}`,
    run: 'Start `npm run dev`, open http://localhost:5173',
    folder: 'my-app',
    files: ({ pages, sections }) => [
      {
        name: 'src/',
        children: [
          { name: style, note: 'the theme' },
          { name: `App.${extension}`, note: 'routes, header, sidebar, footer' },
          { name: 'pages/', children: [...new Set(['home', ...pages])].map(toFile) },
          {
            name: 'components/',
            children: [...sections.map(toFile), UI],
          },
          LIB,
        ],
      },
      PUBLIC,
    ],
  };
};

const toPascal = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

const react = viteSetup('react', 'react-router');

const SETUPS: Readonly<Record<Stack, Setup>> = {
  html: {
    name: 'HTML and CSS',
    guideFile: 'html-setup-guide.md',
    create: ['mkdir my-site', 'cd my-site'],
    prepare: [
      'Add an empty `index.html` and `styles.css`, and link the style sheet in the head of every page: `<link rel="stylesheet" href="/styles.css">`.',
    ],
    theme: {
      file: 'styles.css',
      language: 'css',
      apply:
        'Put the variables below at the top of `styles.css`; their colours, type and spacing are the measured ones.',
      render: renderCssVariables,
    },
    fontsIn: undefined,
    run: 'Start `npx serve`, open http://localhost:3000',
    folder: 'my-site',
    files: ({ pages }) => [
      { name: 'index.html', note: '/' },
      ...pages.map((name) => ({ name: `${name}/index.html` })),
      { name: 'styles.css', note: 'the variables, then the styles' },
      { name: 'assets/', note: 'images and icons' },
    ],
  },
  react: { ...react, name: 'React', guideFile: 'react-setup-guide.md' },
  next,
  shadcn: {
    ...react,
    name: 'shadcn/ui',
    guideFile: 'shadcn-setup-guide.md',
    prepare: [
      ...react.prepare,
      'Replace `src/index.css` with `@import "tailwindcss";`, and let `@/*` stand for `./src/*`: as `paths` in `tsconfig.json` and `tsconfig.app.json`, as `resolve.alias` in `vite.config.ts`.',
      'Run `npx shadcn@latest init`, then `npx shadcn@latest add button input card badge`.',
    ],
    theme: {
      file: 'shadcn-theme.json',
      language: 'json',
      apply:
        'Save the theme below as `shadcn-theme.json` and run `npx shadcn@latest add ./shadcn-theme.json`; its colours, fonts and radius are the measured ones.',
      render: renderShadcnTheme,
    },
  },
  vue: { ...viteSetup('vue', 'vue-router'), name: 'Vue', guideFile: 'vue-setup-guide.md' },
};

export const setupOf = ({ stack = DEFAULT_STACK }: Pick<Project, 'stack'>): Setup => SETUPS[stack];
