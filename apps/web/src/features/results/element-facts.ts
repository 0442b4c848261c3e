import type { Element } from '@blueprompt/core/measurement';
import { overlay } from '@/strings/results.ts';

/** One line of facts; `hex` is drawn as a swatch before the value. */
export type Fact = { name: string; value: string; hex?: string | undefined };

/** What was measured of an element, only what is known (positions and sizes in CSS pixels). */
export const elementFacts = (element: Element): Fact[] => {
  const { box, fill, gradient, border, radius, shadow, text } = element;
  const names = overlay.facts;
  return [
    { name: names.position, value: `${box.x}, ${box.y}` },
    { name: names.size, value: `${box.width} × ${box.height}` },
    ...(fill ? [{ name: names.fill, value: fill, hex: fill }] : []),
    ...(gradient
      ? [{ name: names.gradient, value: `${gradient.angle}° ${gradient.from} ${gradient.to}`, hex: gradient.from }]
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
