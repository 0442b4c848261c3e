import { drawnColors } from '../chart-kind.ts';
import type { Element, Hex, Measurement } from '../measurement.ts';
import { countLines } from '../text/join-runs.ts';
import { counted } from './number-words.ts';

/** What a colour is for shows in its few main uses. */
const MAX_USES = 3;

/** Pictures are told by their average colour, which is no colour of the design. */
const isPicture = ({ type }: Element): boolean => type === 'image' || type === 'avatar' || type === 'chart';

const bordersOf = ({ border, edges = [] }: Element): Hex[] => [
  ...new Set([...(border ? [border.color] : []), ...edges.map(({ color }) => color)]),
];

/** Where each colour stands on the page, most frequent first: what a stylesheet uses its variable for. */
export const colorUses = (measurement: Measurement): ((hex: Hex) => string) => {
  const uses = new Map<Hex, Map<string, number>>();
  const add = (hex: Hex | undefined, use: string, times = 1): void => {
    if (hex === undefined) return;
    const counts = uses.get(hex) ?? new Map<string, number>();
    uses.set(hex, counts.set(use, (counts.get(use) ?? 0) + times));
  };
  for (const { role, fill } of measurement.regions) add(fill, `${role} fill`);
  for (const element of measurement.elements) {
    if (!isPicture(element)) add(element.fill, `${element.type} fill`);
    add(element.ink, element.type);
    for (const hex of drawnColors(element)) add(hex, element.type);
    for (const hex of bordersOf(element)) add(hex, `${element.type} border`);
  }
  for (const [hex, texts] of Map.groupBy(measurement.texts, ({ color }) => color))
    add(hex, 'text line', countLines(texts));
  return (hex) =>
    [...(uses.get(hex) ?? [])]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_USES)
      .map(([use, count]) => counted(count, use))
      .join(', ');
};
