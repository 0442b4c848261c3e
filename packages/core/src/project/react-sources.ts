import type { ProjectStack } from '../stack.ts';
import type { ProjectCode } from './build-code.ts';
import type { ElementNode } from './code-node.ts';
import { routesOf } from './page-routes.ts';
import { dataFileOf, type Places, printComponent, printData, printSection, type ReactFacts } from './print-react.ts';
import { type ProjectFile, textFile } from './project-file.ts';
import { SHADCN_FILES, SHADCN_TAGS } from './setup/shadcn-components.ts';
import type { Classes } from './style/tailwind-classes.ts';

/** The pages, components and data of a project in React. */
export function reactSources(code: ProjectCode, classes: Classes, stack: ProjectStack): ProjectFile[] {
  const root = stack === 'next' ? '' : 'src/';
  const facts: ReactFacts = { ...classes, importOf: stack === 'shadcn' ? shadcnImportOf : () => undefined };
  const places: Places = { components: '.', data: '../data' };
  const inComponents = (name: string, text: string): ProjectFile => textFile(`${root}components/${name}.tsx`, text);
  return [
    ...(stack === 'next' ? nextPages(code, facts) : vitePages(code, facts)),
    ...code.sections.map((section) => inComponents(section.name, printSection(section, facts, places))),
    ...code.components.map((component) => inComponents(component.name, printComponent(component, facts, places))),
    ...[...code.lists].map(([component, lists]) =>
      textFile(`${root}data/${dataFileOf(component)}.ts`, printData(component, lists, facts, '../components')),
    ),
    ...(stack === 'shadcn' ? SHADCN_FILES : []),
  ];
}

const shadcnImportOf = ({ tag, use }: ElementNode): { name: string; source: string } | undefined =>
  SHADCN_TAGS.find((known) => known.tag === tag && (known.use === undefined || known.use === use));

const vitePages = ({ pages }: ProjectCode, facts: ReactFacts): ProjectFile[] => {
  const [only] = pages;
  if (pages.length === 1 && only)
    return [textFile('src/App.tsx', printSection(only, facts, { components: './components', data: './data' }))];
  const places = { components: '../components', data: '../data' };
  const paths = routesOf(pages.map(({ page }) => page.name));
  const routes = pages.map(({ name }, at) => `        <Route path="${paths[at]}" element={<${name} />} />\n`);
  const names = pages.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const app = `import { BrowserRouter, Route, Routes } from "react-router";
${names.map((name) => `import { ${name} } from "./pages/${name}";\n`).join('')}
export function App() {
  return (
    <BrowserRouter>
      <Routes>
${routes.join('')}      </Routes>
    </BrowserRouter>
  );
}
`;
  return [
    textFile('src/App.tsx', app),
    ...pages.map((page) => textFile(`src/pages/${page.name}.tsx`, printSection(page, facts, places))),
  ];
};

const nextPages = ({ pages }: ProjectCode, facts: ReactFacts): ProjectFile[] => {
  const paths = routesOf(pages.map(({ page }) => page.name));
  return pages.map(({ node }, at) => {
    const folder = at === 0 ? 'app' : `app${paths[at]}`;
    const up = at === 0 ? '..' : '../..';
    const places = { components: `${up}/components`, data: `${up}/data` };
    return textFile(`${folder}/page.tsx`, printSection({ name: 'Page', node }, facts, places, true));
  });
};
