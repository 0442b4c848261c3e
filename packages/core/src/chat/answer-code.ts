import { renderCssVariables } from '../exports/render-css-variables.ts';
import { renderShadcnTheme } from '../exports/render-shadcn-theme.ts';
import { renderTailwindTheme } from '../exports/render-tailwind-theme.ts';
import { renderTokens } from '../exports/render-tokens.ts';
import type { Scope } from './scope.ts';

const FORMATS = [
  { asked: /\bshadcn\b/i, language: 'css', render: renderShadcnTheme, name: 'shadcn theme' },
  { asked: /\btailwind\b/i, language: 'css', render: renderTailwindTheme, name: 'Tailwind v4 theme' },
  {
    asked: /\bcss\b.*\bvar|\bcustom propert|\bvariables?\b|\bas css\b/i,
    language: 'css',
    render: renderCssVariables,
    name: 'CSS variables',
  },
  {
    asked: /\btokens?\b|\bdtcg\b|\bas json\b/i,
    language: 'json',
    render: renderTokens,
    name: 'Design tokens (DTCG 2025.10)',
  },
];

/** The design system in the notation that the question asks for. */
export const answerCode = ({ question, facts }: Scope): string | undefined => {
  const format = FORMATS.find(({ asked }) => asked.test(question));
  if (!format) return undefined;
  return `${format.name}:\n\n\`\`\`${format.language}\n${format.render(facts.project).trim()}\n\`\`\``;
};
