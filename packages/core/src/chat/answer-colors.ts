import { drawnColors } from '../chart-kind.ts';
import type { Hex, PaletteRole } from '../measurement.ts';
import { colorUses } from '../write/color-uses.ts';
import { counted } from '../write/number-words.ts';
import { toPlainLine } from '../write/quote-text.ts';
import { writePalette } from '../write/write-palette.ts';
import { hueOf } from './color-hue.ts';
import type { Scope } from './scope.ts';

const MAX_COLORS = 8;
const HUE = /\b(red|orange|yellow|green|teal|blue|purple|violet|pink|gr[ae]y|white|black)s?\b/i;
const ROLE = /\b(primary|accent|background|surface|text|muted|border|success|warning|danger|info)\b/i;

/** The palette of the pages in question. */
const paletteOf = ({ all, pages }: Scope): string => writePalette(all, pages.length > 1 ? 'the whole area' : undefined);

const allColors = ({ all }: Scope): Hex[] => [
  ...new Set([
    ...all.palette.map((color) => color.hex),
    ...all.elements.flatMap((element) => [element.fill, element.border?.color].filter((hex) => hex !== undefined)),
    ...all.elements.flatMap(drawnColors),
    ...all.texts.map((text) => text.color),
  ]),
];

const describe = (hex: Hex, scope: Scope): string => {
  const known = scope.all.palette.find((color) => color.hex === hex);
  const uses = colorUses(scope.all)(hex);
  return [`- ${hex}`, known && ` ${known.role} (${toPlainLine(known.name)})`, uses && `: ${uses}`]
    .filter(Boolean)
    .join('');
};

/** All colours, the one that plays a role, or those of a hue; a role says more than a hue where a question has both. */
export const answerColors = (scope: Scope): string => {
  const role = ROLE.exec(scope.question)?.[1]?.toLowerCase() as PaletteRole | undefined;
  const matching = role ? scope.all.palette.filter((color) => color.role === role) : [];
  if (matching.length > 0) return `${role}:\n\n${matching.map((color) => describe(color.hex, scope)).join('\n')}`;
  const hue = HUE.exec(scope.question)?.[1]?.toLowerCase().replace('gray', 'grey').replace('violet', 'purple');
  if (hue) {
    const found = allColors(scope).filter((hex) => hueOf(hex) === hue);
    return found.length === 0
      ? `No ${hue} was measured. The palette:\n\n${paletteOf(scope)}`
      : `${counted(found.length, 'colour')} that people call ${hue}:\n\n${found
          .slice(0, MAX_COLORS)
          .map((hex) => describe(hex, scope))
          .join('\n')}`;
  }
  const prefix = role ? `No colour plays the role "${role}". ` : '';
  return `${prefix}${counted(scope.all.palette.length, 'colour')}, role first:\n\n${paletteOf(scope)}`;
};
