import type { Hex, Measurement } from '../measurement.ts';

/** Where a colour is used that not all of several pages have. */
export type PlaceOfColor = (hex: Hex) => string;

/** The palette in one line: roles first, since stylesheets name their variables after them. */
export const listColors = ({ palette }: Measurement, placeOf: PlaceOfColor = () => ''): string =>
  [...Map.groupBy(palette, ({ role }) => role)]
    .map(([role, colors]) => `${role} ${colors.map(({ hex }) => `${hex}${placeOf(hex)}`).join(' ')}`)
    .join(', ');
