import { drawnColors } from '@blueprompt/core/chart-kind';
import { gradientCss } from '@blueprompt/core/color/gradient-css';
import type { Element, Gradient } from '@blueprompt/core/measurement';
import { chartWords } from '@blueprompt/core/write/chart/chart-words';
import { overlay } from '@/strings/results.ts';

/** One line of facts; `hex` is drawn as a swatch before the value. */
type Fact = { name: string; value: string; hex?: string | undefined };

const gradientWords = (gradient: Gradient): string =>
  gradient.between || gradient.around ? gradientCss(gradient) : `${gradient.angle}° ${gradient.from} ${gradient.to}`;

/** What was measured of an element, only what is known (positions and sizes in CSS pixels). */
export const elementFacts = (element: Element): Fact[] => {
  const { box, name, ink, fill, gradient, border, edges = [], radius, shadow, text, filled, chart } = element;
  const drawn = drawnColors(element);
  const names = overlay.facts;
  return [
    { name: names.position, value: `${box.x}, ${box.y}` },
    { name: names.size, value: `${box.width} × ${box.height}` },
    ...(name ? [{ name: names.icon, value: name }] : []),
    ...(ink ? [{ name: names.ink, value: ink, hex: ink }] : []),
    ...(fill ? [{ name: names.fill, value: fill, hex: fill }] : []),
    ...(gradient ? [{ name: names.gradient, value: gradientWords(gradient), hex: gradient.from }] : []),
    ...(filled ? [{ name: names.filled, value: `${filled.percent} % ${filled.color}`, hex: filled.color }] : []),
    ...(chart ? [{ name: names.chart, value: chartWords(chart, box.height) }] : []),
    ...(drawn.length > 0 ? [{ name: names.series, value: drawn.join(' '), hex: drawn[0] }] : []),
    ...(border ? [{ name: names.border, value: `${border.width} px ${border.color}`, hex: border.color }] : []),
    ...edges.map(({ side, color, width }) => ({ name: names.edge[side], value: `${width} px ${color}`, hex: color })),
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
