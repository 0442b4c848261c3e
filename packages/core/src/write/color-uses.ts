import { drawnColors } from '../chart-kind.ts';
import type { Element, Hex, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import { counted } from './number-words.ts';

/** What a colour is for shows in its few main uses. */
const MAX_USES = 3;

/** Pictures are told by their average colour, which is no colour of the design. */
const PICTURES = typesWith('photo', 'chart');
const isPicture = ({ type }: Element): boolean => PICTURES.has(type);

const bordersOf = ({ border, edges = [] }: Element): Hex[] => [
  ...new Set([...(border ? [border.color] : []), ...edges.map(({ color }) => color)]),
];

/** Where each colour stands on the page, most frequent first: what a stylesheet uses its variable for. */
export const colorUses = (measurement: Measurement): ((hex: Hex) => string) => {
  const uses = new Map<Hex, Map<string, number>>();
  const add = (hex: Hex | undefined, use: string): void => {
    if (hex === undefined) return;
    const counts = uses.get(hex) ?? new Map<string, number>();
    uses.set(hex, counts.set(use, (counts.get(use) ?? 0) + 1));
  };
  for (const { role, fill } of measurement.regions) add(fill, `${role} fill`);
  for (const element of measurement.elements) {
    if (!isPicture(element)) add(element.fill, `${element.type} fill`);
    add(element.ink, element.type);
    for (const hex of drawnColors(element)) add(hex, element.type);
    for (const hex of bordersOf(element)) add(hex, `${element.type} border`);
  }
  // A line with a link in it is a line of both colours, and one of each however many links it has.
  const lastLine = new Map<Hex, number>();
  let line = 0;
  for (const { color, continues } of measurement.texts) {
    if (!continues) line += 1;
    if (lastLine.get(color) !== line) add(color, 'text line');
    lastLine.set(color, line);
  }
  return (hex) =>
    [...(uses.get(hex) ?? [])]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_USES)
      .map(([use, count]) => counted(count, use))
      .join(', ');
};
