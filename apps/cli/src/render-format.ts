import { renderAgentRules } from '@blueprompt/core/exports/render-agent-rules';
import { renderCssVariables } from '@blueprompt/core/exports/render-css-variables';
import { renderDesignMd } from '@blueprompt/core/exports/render-design-md';
import { renderSetupGuide } from '@blueprompt/core/exports/render-setup-guide';
import { renderShadcnTheme } from '@blueprompt/core/exports/render-shadcn-theme';
import { renderTailwindTheme } from '@blueprompt/core/exports/render-tailwind-theme';
import { renderTokens } from '@blueprompt/core/exports/render-tokens';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Project } from '@blueprompt/core/project';

export type Detail = 'concise' | 'full';

/** The text formats of a project by the names that the command line and the MCP server share. */
export const FORMATS = {
  guide: (project: Project, detail: Detail) => writeGuide(project, { detail }),
  'design-md': (project: Project) => renderDesignMd(project),
  tokens: (project: Project) => renderTokens(project),
  tailwind: (project: Project) => renderTailwindTheme(project),
  css: (project: Project) => renderCssVariables(project),
  shadcn: (project: Project) => renderShadcnTheme(project),
  rules: (project: Project) => renderAgentRules(project)[0]!.text,
  setup: (project: Project) => renderSetupGuide(project),
} as const satisfies Record<string, (project: Project, detail: Detail) => string>;

export type Format = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as [Format, ...Format[]];
