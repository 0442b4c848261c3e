import { writeGuide } from '../guide/write-guide.ts';
import type { Project } from '../project.ts';
import type { Detail } from '../write/write-prompt.ts';
import { renderAgentRules } from './render-agent-rules.ts';
import { renderCssVariables } from './render-css-variables.ts';
import { renderDesignMd } from './render-design-md.ts';
import { renderSetupGuide } from './render-setup-guide.ts';
import { renderShadcnTheme } from './render-shadcn-theme.ts';
import { renderTailwindTheme } from './render-tailwind-theme.ts';
import { renderTokens } from './render-tokens.ts';

export const FORMAT_NAMES = ['guide', 'design-md', 'tokens', 'tailwind', 'css', 'shadcn', 'rules', 'setup'] as const;
export type Format = (typeof FORMAT_NAMES)[number];

/** The text formats of a project by the names that the command line and the agent tools share. */
export const FORMATS: Record<Format, (project: Project, detail: Detail) => string> = {
  guide: (project, detail) => writeGuide(project, { detail }),
  'design-md': renderDesignMd,
  tokens: renderTokens,
  tailwind: renderTailwindTheme,
  css: renderCssVariables,
  shadcn: renderShadcnTheme,
  rules: (project) => renderAgentRules(project)[0]!.text,
  setup: renderSetupGuide,
};
