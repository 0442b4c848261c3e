import { channelsOf } from '../color/channels.ts';
import type { Shadow } from '../measurement.ts';
import type { Project } from '../project.ts';
import { toCssFonts } from '../text/font-words.ts';
import { fontStack } from './font-stack.ts';
import { toDesignSystem } from './to-design-system.ts';

/** A shadow as CSS writes it. */
export const toCssShadow = ({ x, y, blur, color, opacity }: Shadow): string => {
  const [r, g, b] = channelsOf(color);
  return `${x}px ${y}px ${blur}px rgb(${r} ${g} ${b} / ${Math.round(opacity * 100)}%)`;
};

/** The design system as plain CSS custom properties (variables.css). */
export const renderCssVariables = (project: Project): string => {
  const system = toDesignSystem(project);
  const lines = [
    ...system.colors.map(({ token, hex }) => `--color-${token}: ${hex};`),
    ...system.fonts.map((font) => `--font-${font}: ${toCssFonts(fontStack(system, font))};`),
    ...system.type.flatMap(({ token, fontSize, fontWeight, lineHeight }) => [
      `--text-${token}: ${fontSize}px;`,
      `--text-${token}-weight: ${fontWeight};`,
      `--text-${token}-line-height: ${lineHeight};`,
    ]),
    ...system.spacing.map(({ token, px }) => `--space-${token}: ${px}px;`),
    ...system.radii.map(({ token, px }) => `--radius-${token}: ${px}px;`),
    ...system.shadows.map(({ token, ...shadow }) => `--shadow-${token}: ${toCssShadow(shadow)};`),
    ...(system.containerWidth ? [`--container: ${system.containerWidth}px;`] : []),
  ];
  return `:root {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
};
