import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import type { PlaceOfColor } from '../write/list-colors.ts';

/** Wherever it is used: a palette has the main colours only, and a page may have another's main colour in one small icon. */
const colorsOf = (measurement: Measurement): Set<string> =>
  new Set(JSON.stringify(measurement).match(/#[0-9a-f]{6}/g) ?? []);

/** Says of a colour that only some of several pages have which ones: pages of two designs would else look like one muddle. */
export const placesOfColors = ({ outcomes, uiType }: Project): PlaceOfColor => {
  const measured = outcomes.flatMap(({ analysis: { measurement } }, index) =>
    measurement ? [{ place: index + 1, colors: colorsOf(measurement) }] : [],
  );
  const one = uiType === 'landing' ? 'in section' : 'on page';
  return (hex) => {
    const places = measured.filter(({ colors }) => colors.has(hex)).map(({ place }) => place);
    if (places.length === 0 || places.length === measured.length) return '';
    if (places.length === 1) return ` (only ${one} ${places[0]})`;
    return ` (only ${one}s ${places.slice(0, -1).join(', ')} and ${places.at(-1)})`;
  };
};
