import { renderAgentRules } from '@blueprompt/core/exports/render-agent-rules';
import { renderCssVariables } from '@blueprompt/core/exports/render-css-variables';
import { renderDesignMd } from '@blueprompt/core/exports/render-design-md';
import { renderShadcnTheme } from '@blueprompt/core/exports/render-shadcn-theme';
import { renderTailwindTheme } from '@blueprompt/core/exports/render-tailwind-theme';
import { renderTokens } from '@blueprompt/core/exports/render-tokens';
import type { Project } from '@blueprompt/core/project';
import { exportBar } from '@/strings/results.ts';

/** One format of what was measured, as a file. */
export type ExportFile = { label: string; file: string; text: () => string };

/** Every format of the same facts; `guide` is the whole prompt. */
export const listExports = (project: Project, guide: string): ExportFile[] => [
  { label: exportBar.guide, file: 'GUIDE.md', text: () => guide },
  { label: exportBar.designMd, file: 'DESIGN.md', text: () => renderDesignMd(project) },
  { label: exportBar.tokens, file: 'design.tokens.json', text: () => renderTokens(project) },
  { label: exportBar.tailwind, file: 'tailwind.css', text: () => renderTailwindTheme(project) },
  { label: exportBar.css, file: 'variables.css', text: () => renderCssVariables(project) },
  { label: exportBar.shadcn, file: 'shadcn-theme.json', text: () => renderShadcnTheme(project) },
  {
    label: exportBar.rules,
    file: 'agent-rules.md',
    text: () =>
      renderAgentRules(project)
        .map(({ path, text }) => `<!-- ${path} -->\n${text}`)
        .join('\n\n'),
  },
];
