import type { BlueprintFont } from '../blueprint/blueprint-font.ts';
import { renderBlueprint } from '../blueprint/render-blueprint.ts';
import { writeGuide } from '../guide/write-guide.ts';
import type { Project } from '../project.ts';
import type { ExportFile } from './export-file.ts';
import { renderAgentRules } from './render-agent-rules.ts';
import { renderCssVariables } from './render-css-variables.ts';
import { renderDesignMd } from './render-design-md.ts';
import { renderSetupGuide, SETUP_GUIDE_FILE } from './render-setup-guide.ts';
import { renderShadcnTheme } from './render-shadcn-theme.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';
import { renderTokens } from './render-tokens.ts';
import { createNamer, toTokenName } from './token-name.ts';

/** File names of a project's pages, in order: distinct, and safe on every system. */
export const pageFileNames = (project: Project): string[] => {
  const distinct = createNamer();
  return project.outcomes.map((outcome, index) => distinct(toTokenName(outcome.name, `page-${index + 1}`)));
};

/**
 * Everything that a project exports as text: guide, tokens in every format, agent rules, and each page's facts and blueprint, which
 * is set in the fonts that are given for its page.
 */
export const exportFiles = (project: Project, fonts: readonly (readonly BlueprintFont[])[] = []): ExportFile[] => {
  const names = pageFileNames(project);
  return [
    { path: 'GUIDE.md', text: writeGuide(project, { detail: 'full' }) },
    { path: 'GUIDE.concise.md', text: writeGuide(project, { detail: 'concise' }) },
    { path: 'DESIGN.md', text: renderDesignMd(project) },
    { path: SETUP_GUIDE_FILE, text: renderSetupGuide(project) },
    { path: 'tokens/design.tokens.json', text: renderTokens(project) },
    { path: 'tokens/tailwind.css', text: renderTailwindTheme(project) },
    { path: 'tokens/variables.css', text: renderCssVariables(project) },
    { path: 'tokens/shadcn-theme.json', text: renderShadcnTheme(project) },
    ...renderAgentRules(project).map((file) => ({ ...file, path: `agent-rules/${file.path}` })),
    ...project.outcomes.flatMap(({ analysis }, index) =>
      analysis.measurement
        ? [
            { path: `blueprints/${names[index]}.html`, text: renderBlueprint(analysis.measurement, fonts[index]) },
            { path: `facts/${names[index]}.json`, text: `${JSON.stringify(analysis.measurement, null, 1)}\n` },
          ]
        : [],
    ),
  ];
};
