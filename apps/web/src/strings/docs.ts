export type GuideStep = { title: string; language: 'bash' | 'ts' | 'tsx' | 'css' | 'ruby' | 'erb'; code: string };
export type Dependency = { name: string; why: string };
export type Guide = {
  id: 'react' | 'nextjs' | 'rails';
  name: string;
  lead: string;
  steps: GuideStep[];
  note?: string;
  required: Dependency[];
  recommended: Dependency[];
  practices: string[];
  prompts: [string, string, string, string];
};

const react: Guide = {
  id: 'react',
  name: 'React',
  lead: 'A single-page app with Vite, TypeScript and Tailwind 4.',
  steps: [
    { title: 'Create the project', language: 'bash', code: 'npm create vite@latest my-app -- --template react-ts' },
    {
      title: 'Install it and add Tailwind',
      language: 'bash',
      code: 'cd my-app\nnpm install\nnpm install tailwindcss @tailwindcss/vite',
    },
    {
      title: 'Add the plugin in vite.config.ts',
      language: 'ts',
      code: "import tailwindcss from '@tailwindcss/vite';\nimport react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({\n  plugins: [react(), tailwindcss()],\n});",
    },
    {
      title: 'Import Tailwind in src/index.css, then paste your Tailwind theme below it',
      language: 'css',
      code: '@import "tailwindcss";',
    },
    { title: 'Add a router if your guide has several pages', language: 'bash', code: 'npm install react-router' },
    { title: 'Start the development server', language: 'bash', code: 'npm run dev' },
  ],
  note: 'Vite 8 needs Node.js 20.19, 22.12 or newer.',
  required: [
    { name: 'react, react-dom', why: 'the library itself, installed by the template' },
    { name: 'vite, @vitejs/plugin-react', why: 'development server and build, installed by the template' },
    { name: 'tailwindcss, @tailwindcss/vite', why: 'the theme export is written for Tailwind 4' },
  ],
  recommended: [
    { name: 'react-router', why: 'one route for each page of the guide' },
    { name: 'lucide-react', why: 'line icons for the icon slots that the prompt lists with their sizes' },
    { name: 'radix-ui', why: 'accessible dialogs, menus and tabs without a look of their own' },
    { name: '@tanstack/react-query', why: 'loading and caching once real data replaces the placeholders' },
  ],
  practices: [
    'Put DESIGN.md and the theme file into the repository before the first component, and point the agent at them.',
    'Build the shared header, sidebar and footer first, as the guide lists them, then one page at a time.',
    'Use the measured values from the theme, not new ones that look close.',
    'Take a screenshot at the size of the original and run “Check my build” on the results page.',
    'Keep texts exactly as quoted until the layout matches; edit the words afterwards.',
  ],
  prompts: [
    'Read DESIGN.md and the guide. List the components you will build, which pages use each of them, and ask before you start.',
    'Build the page described under “Page 1” in React with TypeScript and Tailwind 4. Use only colours, sizes and radii from the theme. Do not invent content.',
    'Compare this screenshot of the build with the attached original. List differences in position, size, colour and text, then fix them one by one.',
    'Make this page work at 390 px without horizontal scrolling. Keep the order of the sections and the type scale. Explain each breakpoint.',
  ],
};

const nextjs: Guide = {
  id: 'nextjs',
  name: 'Next.js',
  lead: 'App Router, TypeScript and Tailwind 4, with server rendering.',
  steps: [
    {
      title: 'Create the project',
      language: 'bash',
      code: 'npx create-next-app@latest my-app --typescript --tailwind --eslint --app --src-dir --import-alias "@/*"',
    },
    { title: 'Go into it', language: 'bash', code: 'cd my-app' },
    {
      title: 'Keep the import in src/app/globals.css and paste your Tailwind theme below it',
      language: 'css',
      code: '@import "tailwindcss";',
    },
    {
      title: 'Make one folder a route; this is src/app/settings/page.tsx',
      language: 'tsx',
      code: 'export default function Settings() {\n  return <main>Settings</main>;\n}',
    },
    {
      title: 'Add shadcn/ui components where the guide names them',
      language: 'bash',
      code: 'npx shadcn@latest init\nnpx shadcn@latest add button card input',
    },
    { title: 'Start the development server', language: 'bash', code: 'npm run dev' },
  ],
  note: 'Next.js 16 needs Node.js 20.9 or newer. A new project comes with an AGENTS.md: add the line from the agent rules export to it.',
  required: [
    { name: 'next, react, react-dom', why: 'installed by create-next-app' },
    { name: 'tailwindcss, @tailwindcss/postcss', why: 'installed by the --tailwind option' },
    { name: 'typescript', why: 'installed by the --typescript option' },
  ],
  recommended: [
    { name: 'shadcn', why: 'components as source code; the shadcn theme export sets their variables' },
    { name: 'lucide-react', why: 'line icons, also what shadcn/ui uses' },
    { name: 'zod', why: 'checks forms and server actions at the border' },
    { name: '@playwright/test', why: 'screenshots of each route for comparing with the original' },
  ],
  practices: [
    'Routes in the guide are folder names: /settings is src/app/settings/page.tsx, the home page is src/app/page.tsx.',
    'Parts that repeat on every page belong in src/app/layout.tsx.',
    'Stay with server components; add "use client" only to the component that needs state or events.',
    'Use next/font for the fonts and next/image with the measured width and height, so that nothing shifts.',
    'Set colours as CSS variables once, in globals.css, and nowhere else.',
  ],
  prompts: [
    'Set up src/app/layout.tsx with the header, sidebar and footer from the guide. They must match the measured heights and widths. No page content yet.',
    'Create the route for “Page 2” of the guide as a server component. Split out a client component only where there is interaction, and name why.',
    'Turn the colour roles of DESIGN.md into CSS variables in globals.css, map them in @theme, and replace every hard-coded colour in src.',
    'Write a Playwright test that opens each route at the size of its screenshot and checks that every quoted text of the guide is visible.',
  ],
};

const rails: Guide = {
  id: 'rails',
  name: 'Ruby on Rails',
  lead: 'Rails 8 with server-rendered views, Hotwire and Tailwind 4.',
  steps: [
    { title: 'Install Rails', language: 'bash', code: 'gem install rails' },
    { title: 'Create the project', language: 'bash', code: 'rails new my_app\ncd my_app' },
    {
      title: 'Add Tailwind',
      language: 'bash',
      code: 'bundle add tailwindcss-rails\n./bin/rails tailwindcss:install',
    },
    {
      title: 'Generate a controller with one action for each page of the guide',
      language: 'bash',
      code: './bin/rails generate controller Pages home settings',
    },
    {
      title: 'Set the routes in config/routes.rb',
      language: 'ruby',
      code: 'Rails.application.routes.draw do\n  root "pages#home"\n  get "settings", to: "pages#settings"\nend',
    },
    { title: 'Start the server and the Tailwind watcher', language: 'bash', code: './bin/dev' },
  ],
  note: 'Paste your Tailwind theme into app/assets/tailwind/application.css, below the import that the installer wrote.',
  required: [
    { name: 'rails', why: 'version 8; Propshaft, Turbo and Stimulus come with it' },
    { name: 'tailwindcss-rails', why: 'compiles Tailwind 4 without Node.js' },
    { name: 'sqlite3', why: 'the default database of a new project' },
  ],
  recommended: [
    { name: 'view_component', why: 'one tested class for each component that the guide groups by look' },
    { name: 'lucide-rails', why: 'line icons as a view helper' },
    { name: 'capybara, selenium-webdriver', why: 'system tests with screenshots; in the default Gemfile' },
  ],
  practices: [
    'Shared header, sidebar and footer go into app/views/layouts/application.html.erb or partials of it.',
    'One partial or component for each group of the guide, with its measured size in the class list once.',
    'Route names follow the guide; keep them in config/routes.rb in the same order.',
    'Use Turbo Frames for the parts that change, Stimulus for menus and dialogs. Nothing else needs JavaScript.',
    'Keep the quoted texts in config/locales/en.yml if the app will be translated.',
  ],
  prompts: [
    'From the guide, write app/views/layouts/application.html.erb with the shared header, sidebar and footer at their measured sizes, using Tailwind 4 classes.',
    'Build the view of “Page 1” in ERB. Extract a partial for every component that the guide counts more than once.',
    'Generate the model, migration and seeds for the table on this page. Take the column names from its headers and the rows from the quoted texts.',
    'Write a system test that visits each route and asserts that every quoted text of the guide is on the page.',
  ],
};

export const GUIDES: Guide[] = [react, nextjs, rails];

export const docs = {
  title: 'Development Documentation',
  lead: 'From the generated prompt to a running project, in the framework of your choice.',
  frameworks: 'Frameworks',
  gettingStarted: 'Getting Started',
  dependencies: 'Dependencies',
  required: 'Required',
  recommended: 'Recommended',
  practices: 'Best Practices',
  prompts: 'AI Assistant Prompts',
  promptsLead: 'Click one to copy it.',
  note: 'Note',
  copyPrompt: (prompt: string) => `Copy prompt: ${prompt}`,
  copied: 'Copied',
};
