import { channelsOf } from '../color/channels.ts';
import type { Hex } from '../measurement.ts';
import type { Project } from '../project.ts';
import { fontStack } from './font-stack.ts';
import { toDesignSystem } from './to-design-system.ts';

/** The design system as DTCG 2025.10 tokens (design.tokens.json). */
export const renderTokens = (project: Project): string => {
  const system = toDesignSystem(project);
  const family = system.fonts[0] ?? 'sans';
  const groups = {
    color: group(
      'color',
      system.colors.map(({ token, hex, label }) => [token, { $value: toColor(hex), $description: label }]),
    ),
    font: group(
      'fontFamily',
      system.fonts.map((font) => [font, { $value: fontStack(system, font) }]),
    ),
    text: group(
      'typography',
      system.type.map(({ token, fontSize, fontWeight, lineHeight }) => [
        token,
        {
          $value: {
            fontFamily: fontStack(system, family),
            fontSize: toDimension(fontSize),
            fontWeight,
            letterSpacing: toDimension(0),
            lineHeight,
          },
        },
      ]),
    ),
    space: group(
      'dimension',
      system.spacing.map(({ token, px }) => [token, { $value: toDimension(px) }]),
    ),
    radius: group(
      'dimension',
      system.radii.map(({ token, px }) => [token, { $value: toDimension(px) }]),
    ),
    shadow: group(
      'shadow',
      system.shadows.map(({ token, x, y, blur, color, opacity }) => [
        token,
        {
          $value: {
            color: { ...toColor(color), alpha: opacity },
            offsetX: toDimension(x),
            offsetY: toDimension(y),
            blur: toDimension(blur),
            spread: toDimension(0),
          },
        },
      ]),
    ),
  };
  const filled = Object.entries(groups).filter(([, tokens]) => Object.keys(tokens).length > 1);
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
};

const group = (type: string, tokens: readonly (readonly [string, object])[]): Record<string, unknown> => ({
  $type: type,
  ...Object.fromEntries(tokens),
});

const toDimension = (value: number) => ({ value, unit: 'px' as const });

const toColor = (hex: Hex) => ({
  colorSpace: 'srgb' as const,
  components: channelsOf(hex).map((level) => Math.round((level / 255) * 10_000) / 10_000),
  alpha: 1,
  hex,
});
