import type { Element } from '@blueprompt/core/measurement';
import { overlay } from '@/strings/results.ts';

/** One line of facts; `hex` is drawn as a swatch before the value. */
export type Fact = { name: string; value: string; hex?: string | undefined };

/** What was measured of an element, only what is known (positions and sizes in CSS pixels). */
export const elementFacts = (element: Element): Fact[] => {
  const { box, name, ink, fill, gradient, border, radius, shadow, text, filled, series } = element;
  const names = overlay.facts;
  return [
    { name: names.position, value: `${box.x}, ${box.y}` },
    { name: names.size, value: `${box.width} × ${box.height}` },
    ...(name ? [{ name: names.icon, value: name }] : []),
    ...(ink ? [{ name: names.ink, value: ink, hex: ink }] : []),
    ...(fill ? [{ name: names.fill, value: fill, hex: fill }] : []),
    ...(gradient
      ? [{ name: names.gradient, value: `${gradient.angle}° ${gradient.from} ${gradient.to}`, hex: gradient.from }]
      : []),
    ...(filled ? [{ name: names.filled, value: `${filled.percent} % ${filled.color}`, hex: filled.color }] : []),
    ...(series
      ? [{ name: names.series, value: series.map(({ color }) => color).join(' '), hex: series[0]?.color }]
      : []),
    ...(border ? [{ name: names.border, value: `${border.width} px ${border.color}`, hex: border.color }] : []),
    ...(radius ? [{ name: names.radius, value: `${radius}` }] : []),
    ...(shadow ? [{ name: names.shadow, value: `${shadow.x} ${shadow.y} ${shadow.blur}`, hex: shadow.color }] : []),
    ...(text ? [{ name: names.text, value: `"${text}"` }] : []),
  ];
};

/** The facts as a line to paste into a prompt. */
export const factsText = (element: Element): string =>
  `${element.type}: ${elementFacts(element)
    .map(({ name, value }) => `${name.toLowerCase()} ${value}`)
    .join(', ')}`;
