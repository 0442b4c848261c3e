import type { Guide } from './guide.ts';

/** Checked against the documentation of Next.js and its neighbours. */
export const nextjs: Guide = {
  id: 'nextjs',
  name: 'Next.js',
  lead: 'App Router, TypeScript and Tailwind 4, server-rendered.',
  steps: [
    {
      title: 'Create the project',
      language: 'bash',
      code: 'npx create-next-app@latest my-app --typescript --tailwind --eslint --app --src-dir --import-alias "@/*" --yes',
    },
    { title: 'Open its folder', language: 'bash', code: 'cd my-app' },
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
    { name: 'zod', why: 'validates forms and server actions' },
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
    'Create the route for “Page 2” of the guide as a server component. Split out a client component only where there is interaction, and say why.',
    'Turn the colour roles of DESIGN.md into CSS variables in globals.css, map them in @theme, and replace every hard-coded colour in src.',
    'Write a Playwright test that opens each route at the size of its screenshot and checks that every quoted text of the guide is visible.',
  ],
};
