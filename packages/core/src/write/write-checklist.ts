import { contrastOf, neededContrast } from '../color/contrast.ts';
import type { ElementType, Hex, Measurement } from '../measurement.ts';
import { countLines } from '../text/join-runs.ts';
import { counted, sizeOf } from './number-words.ts';
import type { Outline } from './outline/outline-node.ts';
import { countTypes } from './write-page-facts.ts';
import { textNodesOf } from './write-typography.ts';

const MAX_PAIRS = 4;

type WeakPair = { color: Hex; background: Hex; ratio: number; lines: number };

/** Text colours that are hard to read on what they stand on, most used first. */
export const weakPairs = (measurement: Measurement): WeakPair[] => {
  const pairs = new Map<string, WeakPair>();
  for (const { color, background, fontSize, fontWeight } of measurement.texts) {
    const ratio = contrastOf(color, background);
    if (ratio >= neededContrast(fontSize, fontWeight)) continue;
    const known = pairs.get(color + background) ?? { color, background, ratio, lines: 0 };
    pairs.set(color + background, { ...known, lines: known.lines + 1 });
  }
  return [...pairs.values()].sort((a, b) => b.lines - a.lines);
};

/** Rounded down: a ratio that falls short must not read as if it did not. */
const toRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Real elements, names and order: what makes the same picture usable without eyes or mouse. */
export const writeAccessibility = (measurement: Measurement, outline: Outline): string => {
  const levels = [...new Set(textNodesOf(outline.children).flatMap(({ tag }) => (tag && tag !== 'link' ? [tag] : [])))];
  const roles = [...new Set(measurement.regions.map((region) => (region.role === 'sidebar' ? 'aside' : region.role)))];
  const weak = weakPairs(measurement).slice(0, MAX_PAIRS);
  const has = (...types: ElementType[]): boolean =>
    measurement.elements.some((element) => types.includes(element.type));
  const tags = [
    ...roles,
    levels.length > 0 ? `${levels.sort().join(', ')} as named in the structure` : 'an h1 for the title of the page',
    has('button') && 'button',
    has('link', 'nav', 'tabs') && 'a',
    has('input', 'select', 'textarea', 'checkbox', 'radio') && 'a label for every field',
    has('table') && 'table with th',
  ];
  return [
    `- real elements: ${tags.filter(Boolean).join(', ')}; DOM order is reading order`,
    has('icon') && '- icons beside a text are aria-hidden; an icon alone in a button gets an aria-label',
    weak.length > 0 &&
      `- low contrast in the original, keep it for fidelity and flag it: ${weak.map((pair) => `${pair.color} on ${pair.background} ${toRatio(pair.ratio)}:1 (${counted(pair.lines, 'line')})`).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
};

/** What must hold before the work counts as done, each point checkable by counting or measuring. */
export const writeChecklist = (measurement: Measurement): string => {
  const counts = countTypes(measurement);
  const controls = (['button', 'input', 'select', 'checkbox', 'card', 'table', 'image', 'chart'] as const).flatMap(
    (type) => (counts.has(type) ? [counted(counts.get(type)!, type)] : []),
  );
  return [
    `- [ ] the page renders at exactly ${sizeOf({ x: 0, y: 0, ...measurement.image })} px without scrollbars of its own`,
    `- [ ] all ${counted(countLines(measurement.texts), 'text line')} stand where stated, letter for letter, with the stated line breaks`,
    controls.length > 0 && `- [ ] exactly ${controls.join(', ')}`,
    '- [ ] boxes within 2 px, text within 3 px of the stated places; only the colours named here',
    '- [ ] keyboard reaches everything operable, in reading order, with a visible focus',
  ]
    .filter(Boolean)
    .join('\n');
};
