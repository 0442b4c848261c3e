import type { Project } from '../project.ts';
import type { PaletteScope } from '../write/write-palette.ts';

/** Says of a colour that only some of several pages have which ones: pages of two designs would else look like one muddle. */
export const paletteScope = ({ outcomes, uiType }: Project): PaletteScope | undefined => {
  const measured = outcomes.flatMap(({ analysis: { measurement } }, index) =>
    measurement ? [{ place: index + 1, hexes: new Set(measurement.palette.map(({ hex }) => hex)) }] : [],
  );
  if (measured.length < 2) return undefined;
  const one = uiType === 'landing' ? 'in section' : 'on page';
  return {
    whole: 'the whole area',
    placeOf: (hex) => {
      const places = measured.filter(({ hexes }) => hexes.has(hex)).map(({ place }) => place);
      if (places.length === 0 || places.length === measured.length) return '';
      if (places.length === 1) return `, only ${one} ${places[0]}`;
      return `, only ${one}s ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
    },
  };
};
