import { pageRoutes } from '../guide/page-route.ts';
import { writeGuide } from '../guide/write-guide.ts';
import type { Project } from '../project.ts';
import { fontPackage } from '../text/font-words.ts';
import { plainName } from '../text/quote-text.ts';
import { toTokenName } from '../text/token-name.ts';
import { fenceBlock } from './fence-block.ts';
import { renderFileTree } from './render-file-tree.ts';
import { type Setup, setupOf } from './setups.ts';
import { toDesignSystem } from './to-design-system.ts';

/** Recognised families come as packages; without them the theme falls back. */
const fontStep = (project: Project, { fontsIn }: Setup): string => {
  const packages = Object.values(toDesignSystem(project).families).flatMap((family) => fontPackage(family) ?? []);
  const imports = packages.map((name) => `\`import '${name}'\``).join(' and ');
  return packages.length === 0 || fontsIn === undefined
    ? ''
    : `\n   Bring its fonts: \`npm install ${packages.join(' ')}\`, and put ${imports} into \`${fontsIn}\`.`;
};

/** The name under which the setup guide is downloaded (NX4): that of the stack. */
export const setupGuideFile = (project: Pick<Project, 'stack'>): string => setupOf(project).guideFile;

/** The setup steps of the chosen stack, numbered. */
const writeSteps = (project: Project, setup: Setup): string =>
  [
    `Install Node.js 20 or later and your code editor.`,
    `Create the project:\n\n${indent(['```bash', ...setup.create, '```'])}\n`,
    ...setup.prepare,
    `${setup.theme.apply}${fontStep(project, setup)}`,
    "Put this file into the project's folder as `GUIDE.md` and open the folder in your editor.",
    "Open the editor's agent and paste the prompt below.",
    `${setup.run} and compare each page with what the prompt says.`,
  ]
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n');

const indent = (lines: readonly string[]): string => lines.map((line) => `   ${line}`).join('\n');

/** A file for each page beside the home page, or for each section. */
const renderFiles = (project: Project, setup: Setup): string => {
  const names = project.outcomes.map((outcome) => outcome.name);
  const isLanding = project.uiType === 'landing';
  const routes = isLanding ? [] : pageRoutes(names, project.homePage).map((each) => each.at(-1)!);
  const named = routes.filter((route) => toTokenName(route, '') !== '');
  const pages = [...new Set(named.map((route) => toTokenName(route, 'page')))];
  const sections = isLanding ? names.map((name, index) => toTokenName(name, `section-${index + 1}`)) : [];
  return renderFileTree(setup.folder, [{ name: 'GUIDE.md' }, ...setup.files({ pages, sections })]);
};

/** Setup steps, the prompt, tips and a file structure for a project in a code editor (NX5). */
export const renderSetupGuide = (project: Project): string => {
  const setup = setupOf(project);
  return `# ${plainName(project.name)}: ${setup.name} setup guide

## Setup steps

${writeSteps(project, setup)}

### Theme for ${setup.theme.file}

${fenceBlock(setup.theme.render(project), setup.theme.language)}

## Prompt

${fenceBlock(writeGuide(project, { detail: 'full' }), 'markdown')}

## Tips

- Build the shared layout first, then one page at a time; look at each before you go on.
- Ask for one change per message and name the file that it concerns.
- Keep the measured values: when the agent rounds a size or invents a colour, point at the theme.
- Check every page at 390, 768 and 1440 px wide, with the keyboard alone, and with a slow network.
- Take a screenshot of the result and compare it with the original; fix what differs before you add features.
- Commit after each page, so that a wrong turn costs one page and not the project.

## File structure

${fenceBlock(renderFiles(project, setup), 'text')}
`;
};
