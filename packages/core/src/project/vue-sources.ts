import type { ProjectCode } from './build-code.ts';
import type { Component, ElementNode, ListNode, Slot } from './code-node.ts';
import { indent } from './lay-out.ts';
import { keyOf, NUMBER_KEY, toData } from './list-data.ts';
import { MAX_COLUMNS, printArray } from './literals.ts';
import { routesOf } from './page-routes.ts';
import { dataFileOf, isOptional } from './print-react.ts';
import { printVue, type VueFile } from './print-vue.ts';
import { type ProjectFile, textFile } from './project-file.ts';
import type { Classes } from './style/tailwind-classes.ts';

type Places = { components: string; data: string };

/** The pages, components and data of a project in Vue's single file components. */
export function vueSources(code: ProjectCode, classes: Classes): ProjectFile[] {
  const places = { components: '.', data: '../data' };
  const inComponents = (name: string, text: string): ProjectFile => textFile(`src/components/${name}.vue`, text);
  return [
    ...printPages(code, classes),
    ...code.sections.map(({ name, node }) => inComponents(name, printFile(node, [], classes, places))),
    ...code.components.map(({ name, template, slots }) =>
      inComponents(name, printFile(template, slots, classes, places)),
    ),
    ...[...code.lists].map(([component, lists]) =>
      textFile(`src/data/${dataFileOf(component)}.ts`, printData(component, lists, classes)),
    ),
  ];
}

const printPages = ({ pages }: ProjectCode, classes: Classes): ProjectFile[] => {
  const [only] = pages;
  if (pages.length === 1 && only)
    return [textFile('src/App.vue', printFile(only.node, [], classes, { components: './components', data: './data' }))];
  const places = { components: '../components', data: '../data' };
  const paths = routesOf(pages.map(({ page }) => page.name));
  const imports = pages.map(({ name }) => `import ${name} from "./pages/${name}.vue";\n`).toSorted();
  const routes = pages.map(({ name }, at) => `    { path: "${paths[at]}", component: ${name} },\n`);
  return [
    textFile('src/App.vue', '<template>\n  <RouterView />\n</template>\n'),
    textFile(
      'src/router.ts',
      `import { createRouter, createWebHistory } from "vue-router";\n${imports.join('')}
export const router = createRouter({
  history: createWebHistory(),
  routes: [
${routes.join('')}  ],
});
`,
    ),
    ...pages.map(({ name, node }) => textFile(`src/pages/${name}.vue`, printFile(node, [], classes, places))),
  ];
};

const printFile = (node: ElementNode, slots: readonly Slot[], classes: Classes, places: Places): string => {
  const imports = new Set<string>();
  const file: VueFile = {
    columns: MAX_COLUMNS,
    classesOf: classes.classesOf,
    dataOf: (list) => toData(list, classes.toClassName),
    useComponent: (name) => imports.add(`import ${name} from "${places.components}/${name}.vue";`),
    useData: (list) => imports.add(`import { ${list.data} } from "${places.data}/${dataFileOf(list.component)}";`),
  };
  const template = `<template>\n${indent(printVue(node, file, 2)).join('\n')}\n</template>\n`;
  const props = slots.length > 0 ? [`defineProps<{\n${indent(fieldsOf(slots)).join('\n')}\n}>();`] : [];
  const script = [[...imports].toSorted().join('\n'), ...props].filter(Boolean).join('\n\n');
  return script === '' ? template : `<script setup lang="ts">\n${script}\n</script>\n\n${template}`;
};

const fieldsOf = (slots: readonly Slot[]): string[] =>
  slots.map((slot) => `${slot.name}${isOptional(slot) ? '?' : ''}: ${typeOf(slot)};`);

const typeOf = (slot: Slot): string => {
  if (slot.kind === 'flag') return 'boolean';
  if (slot.kind !== 'list') return slot.use === 'aria-checked' ? '"true" | "false"' : 'string';
  const component: Component = (slot.values.find((value) => value !== undefined) as ListNode).component;
  return `{ ${itemFieldsOf(component).join(' ')} }[]`;
};

const itemFieldsOf = (component: Component): string[] => [
  ...(keyOf(component) === NUMBER_KEY ? [`${NUMBER_KEY}: string;`] : []),
  ...fieldsOf(component.slots),
];

/** Arrays with the type of the component's props, which their literals alone would widen: "true" to any string. */
const printData = (component: Component, lists: readonly ListNode[], classes: Classes): string => {
  const type = `type ${component.name}Props = {\n${indent(itemFieldsOf(component)).join('\n')}\n};\n`;
  const arrays = lists.map((list) => {
    const start = `export const ${list.data}: ${component.name}Props[] = `;
    return `${start}${printArray(toData(list, classes.toClassName), 0, start.length)};\n`;
  });
  return [type, ...arrays].join('\n');
};
