import { nameColor } from '../color/name-color.ts';
import type { Hex, Measurement, PaletteRole } from '../measurement.ts';
import { colorUses } from '../write/color-uses.ts';

/** The palette after a colour became another: the new one takes the place of one that nothing has any more, or joins the others. */
export const correctPalette = (
  after: Measurement,
  { from, to, role, share }: { from: Hex | undefined; to: Hex; role: PaletteRole; share: number },
): Measurement => {
  const { palette } = after;
  // Nothing that is measured by itself has the background of a page.
  const isGone = ({ hex, role: of }: (typeof palette)[number]): boolean =>
    hex === from && from !== to && of !== 'background' && colorUses(after)(hex) === '';
  const isKnown = palette.some(({ hex }) => hex === to);
  const gone = palette.find(isGone);
  const kept = isKnown
    ? palette.filter((color) => color !== gone)
    : palette.map((color) => (color === gone ? { ...color, hex: to, name: nameColor(to) } : color));
  const isNew = !isKnown && !gone;
  return { ...after, palette: isNew ? [...kept, { hex: to, name: nameColor(to), role, share }] : kept };
};
