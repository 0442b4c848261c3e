import type { Guide } from './guide.ts';

/** Checked against the documentation of Vite and its neighbours. */
export const react: Guide = {
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
    { name: 'radix-ui', why: 'accessible, unstyled dialogs, menus and tabs' },
    { name: '@tanstack/react-query', why: 'loading and caching once real data replaces the placeholders' },
  ],
  practices: [
    'Put DESIGN.md and the theme file into the repository before the first component, and point the agent at them.',
    'Build the shared header, sidebar and footer first, as the guide lists them, then one page at a time.',
    'Use the measured values from the theme, not new ones that look close.',
    'Take a screenshot at the size of the original and run “Check my build” on the results page.',
    'Keep the text exactly as quoted until the layout matches; edit the wording afterwards.',
  ],
  prompts: [
    'Read DESIGN.md and the guide. List the components you will build, which pages use each of them, and ask before you start.',
    'Build the page described under “Page 1” in React with TypeScript and Tailwind 4. Use only colours, sizes and radii from the theme. Do not invent content.',
    'Compare this screenshot of the build with the attached original. List differences in position, size, colour and text, then fix them one by one.',
    'Make this page work at 390 px without horizontal scrolling. Keep the order of the sections and the type scale. Explain each breakpoint.',
  ],
};
