import type { Analysis } from '@blueprompt/core/analysis';
import { contrastOf } from '@blueprompt/core/color/contrast';
import { createColorUses } from '@blueprompt/core/color/use-of-colors';
import type { Measurement } from '@blueprompt/core/measurement';
import { palette as words } from '@/strings/results.ts';

/** A colour as shown: share and contrast are there when it was measured. */
export type PaletteEntry = { name: string; hex: string; role?: string; share?: string; contrast?: string };

/** WCAG 2 steps for normal text. */
const AAA = 7;
const AA = 4.5;
const gradeOf = (ratio: number): string => (ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : 'low');

/** The least share that two digits can tell; the thin letters of a heading cover less. */
const LEAST_SHARE = 0.0001;

/** Shares below one percent need a second digit to say anything. */
const percent = (share: number): string =>
  share < LEAST_SHARE ? `<${LEAST_SHARE * 100}` : (share * 100).toFixed(share < 0.01 ? 2 : 1);

/** Fills are read against the text on them, everything else against the surface it stands on. */
const partnerOf = (role: string, find: (role: string) => string | undefined): string | undefined =>
  role === 'background' || role === 'surface' ? find('text') : (find('surface') ?? find('background'));

/** The first of a role is the role; the others say what they are for, and their hue where several are for the same or for nothing that is known. */
const labelColors = (palette: Measurement['palette'], purposeOf: ReturnType<typeof createColorUses>): string[] => {
  const uses = palette.map(({ hex, role }, index) =>
    palette.findIndex((color) => color.role === role) < index ? purposeOf(hex, role) : undefined,
  );
  return palette.map(({ name, role }, index) => {
    const use = uses[index];
    // A colour's name ends with its hue: 'very light greyish green'.
    const hue = name.split(' ').at(-1) ?? '';
    const isFirst = palette.findIndex((color) => color.role === role) === index;
    if (!use) return isFirst ? words.roles[role] : words.roleOf(words.roles[role], hue);
    const isAlone = palette.every((color, at) => at === index || color.role !== role || uses[at] !== use);
    return words.roleOf(words.roles[role], isAlone ? use : `${hue} ${use}`);
  });
};

/** The palette of a page: measured colours with share and contrast, or the names and values of an older result. */
export const toPaletteEntries = (
  measurement: Measurement | undefined,
  colorPalette: Analysis['colorPalette'],
): PaletteEntry[] => {
  if (!measurement) return colorPalette.map(({ name, hex }) => ({ name, hex }));
  const find = (role: string) => measurement.palette.find((color) => color.role === role)?.hex;
  const purposeOf = createColorUses([measurement]);
  const labels = labelColors(measurement.palette, purposeOf);
  return measurement.palette.map(({ hex, name, role, share }, index) => {
    const partner = partnerOf(role, find);
    const ratio = partner && partner !== hex ? contrastOf(hex, partner) : undefined;
    return {
      name,
      hex,
      role: labels[index]!,
      share: words.share(percent(share)),
      ...(role === 'border'
        ? { contrast: words.lineOnly }
        : ratio !== undefined && { contrast: words.contrast(ratio.toFixed(1), gradeOf(ratio)) }),
    };
  });
};
