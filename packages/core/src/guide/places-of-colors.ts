import type { Measurement } from '../measurement.ts';
import type { Project } from '../project.ts';
import type { PlaceOfColor } from '../write/list-colors.ts';
import { labelPages } from './label-pages.ts';

/** Wherever it is used: a palette has the main colours only, and a page may have another's main colour in one small icon. */
const colorsOf = (measurement: Measurement): Set<string> =>
  new Set(JSON.stringify(measurement).match(/#[0-9a-f]{6}/g) ?? []);

/** Says of a colour that only some of several pages have which ones: pages of two designs would else look like one muddle. */
export const placesOfColors = (project: Project): PlaceOfColor => {
  const measured = project.outcomes.flatMap(({ analysis: { measurement } }, index) =>
    measurement ? [{ index, colors: colorsOf(measurement) }] : [],
  );
  const { nameSome } = labelPages(project);
  return (hex) => {
    const places = measured.filter(({ colors }) => colors.has(hex)).map(({ index }) => index);
    if (places.length === 0 || places.length === measured.length) return '';
    return ` (only ${project.uiType === 'landing' ? 'in' : 'on'} ${nameSome(places)})`;
  };
};
