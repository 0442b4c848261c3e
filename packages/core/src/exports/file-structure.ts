import { pageRoutes } from '../guide/page-route.ts';
import type { Project } from '../project.ts';
import { toTokenName } from './token-name.ts';

/** The folders and files of a Next.js project with a page for each route, or a component for each section. */
export const renderFileStructure = (project: Project): string => {
  const names = project.outcomes.map((outcome) => outcome.name);
  const isLanding = project.uiType === 'landing';
  const pages = isLanding ? [] : pageRoutes(names, project.homePage).map((routes) => routes.at(-1)!);
  const sections = isLanding ? names.map((name, index) => toTokenName(name, `section-${index + 1}`)) : [];
  return [
    'my-app/',
    '├── GUIDE.md',
    '├── src/',
    '│   ├── app/',
    '│   │   ├── globals.css         the theme',
    '│   │   ├── layout.tsx          fonts, header, sidebar, footer',
    '│   │   ├── page.tsx            /',
    ...pages
      .map((route) => toTokenName(route, ''))
      .filter((folder, index, all) => folder !== '' && all.indexOf(folder) === index)
      .map((folder) => `│   │   ├── ${folder}/page.tsx`),
    '│   ├── components/',
    ...sections.map((section) => `│   │   ├── ${section}.tsx`),
    '│   │   └── ui/                 buttons, inputs, cards used on several pages',
    '│   └── lib/                    data and formatting, no markup',
    '└── public/                     images and icons',
  ].join('\n');
};
