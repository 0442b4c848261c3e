import { expect, test } from 'vitest';
import type { PageOutcome } from '../analysis.ts';
import type { Project } from '../project.ts';
import { labelPages } from './label-pages.ts';

const project = (uiType: Project['uiType'], ...names: string[]): Pick<Project, 'outcomes' | 'uiType'> => ({
  uiType,
  outcomes: names.map((name) => ({ name }) as PageOutcome),
});

test.each<[Project['uiType'], string[], string[], string, string]>([
  ['webapp', ['Page 1', 'Cart'], ['Page 1', 'Page 2: Cart'], 'page 2', 'pages 1 and 2'],
  ['landing', ['Section 1', 'Prices'], ['Section 1', 'Section 2: Prices'], 'section 2', 'sections 1 and 2'],
  ['webapp', ['Page 2', 'Page 1'], ['Page 2', 'Page 1'], 'Page 1', 'Page 2 and Page 1'],
  ['webapp', ['Cart', 'Page 1'], ['Cart', 'Page 1'], 'Page 1', 'Cart and Page 1'],
])('pages of a %s called %j have the titles %j', (uiType, names, titles, second, both) => {
  const { titleOf, nameSome } = labelPages(project(uiType, ...names));
  expect(names.map((_, index) => titleOf(index))).toEqual(titles);
  expect(nameSome([1])).toBe(second);
  expect(nameSome([0, 1])).toBe(both);
});
