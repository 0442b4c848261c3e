import type { Project } from '../project.ts';
import type { PaletteScope } from '../write/write-palette.ts';

/** Says of a colour that only some of several pages have which ones: pages of two designs would else look like one muddle. */
export const paletteScope = ({ outcomes, uiType }: Project): PaletteScope | undefined => {
  const measured = outcomes.flatMap(({ analysis: { measurement } }, index) =>
    measurement ? [{ place: index + 1, hexes: new Set(measurement.palette.map(({ hex }) => hex)) }] : [],
  );
  if (measured.length < 2) return undefined;
  const one = uiType === 'landing' ? 'section' : 'page';
  return {
    whole: `all ${one}s`,
    placeOf: (hex) => {
      const places = measured.filter(({ hexes }) => hexes.has(hex)).map(({ place }) => place);
      if (places.length === 0 || places.length === measured.length) return '';
      return `, ${places.length === 1 ? one : `${one}s`} ${places.join(', ')} only`;
    },
  };
};
