import type { Project } from '../project.ts';
import { toCssFonts } from '../text/font-words.ts';
import { fontStack } from './font-stack.ts';
import { toCssShadow } from './render-css-variables.ts';
import { toDesignSystem } from './to-design-system.ts';

/** Tailwind's own step, in pixels: a grid of 8 keeps it, so that `p-4` still means 16. */
const TAILWIND_STEP_PX = 4;

/** The design system as a Tailwind v4 `@theme` (theme.css): utilities such as `bg-primary`, `text-body`, `rounded-md`. */
export const renderTailwindTheme = (project: Project): string => {
  const system = toDesignSystem(project);
  const step = system.spacingUnit % TAILWIND_STEP_PX === 0 ? TAILWIND_STEP_PX : system.spacingUnit;
  const steps = system.spacing.map(({ px }) => `${px}px = ${Math.round((px / step) * 100) / 100}`);
  const lines = [
    ...system.colors.map(({ token, hex }) => `--color-${token}: ${hex};`),
    ...system.fonts.map((font) => `--font-${font}: ${toCssFonts(fontStack(system, font))};`),
    ...system.type.flatMap(({ token, fontSize, fontWeight, lineHeight }) => [
      `--text-${token}: ${fontSize}px;`,
      `--text-${token}--line-height: ${lineHeight};`,
      `--text-${token}--font-weight: ${fontWeight};`,
    ]),
    `--spacing: ${step}px;`,
    ...(steps.length > 0 ? [`/* Measured distances in steps: ${steps.join(', ')}. */`] : []),
    ...system.radii.map(({ token, px }) => `--radius-${token}: ${px}px;`),
    ...system.shadows.map(({ token, ...shadow }) => `--shadow-${token}: ${toCssShadow(shadow)};`),
    ...(system.containerWidth ? [`--container-page: ${system.containerWidth}px;`] : []),
  ];
  return `@import "tailwindcss";\n\n@theme {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
};
