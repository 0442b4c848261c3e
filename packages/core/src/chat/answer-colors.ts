import { drawnColors } from '../chart-kind.ts';
import type { Hex, PaletteRole } from '../measurement.ts';
import { counted } from '../write/number-words.ts';
import { toPlainLine } from '../write/quote-text.ts';
import { writePalette } from '../write/write-palette.ts';
import { hueOf } from './color-hue.ts';
import type { Scope } from './scope.ts';

const MAX_COLORS = 8;
const HUE = /\b(red|orange|yellow|green|teal|blue|purple|violet|pink|gr[ae]y|white|black)s?\b/i;
const ROLE = /\b(primary|accent|background|surface|text|muted|border|success|warning|danger|info)\b/i;

/** Where a colour is used: on which kinds of element, on how many lines of text. */
const usesOf = (hex: Hex, { all }: Scope): string => {
  const types = new Map<string, number>();
  const count = (name: string): Map<string, number> => types.set(name, (types.get(name) ?? 0) + 1);
  for (const element of all.elements) {
    if (element.fill === hex) count(`${element.type} fill`);
    if (element.border?.color === hex) count(`${element.type} border`);
    if (drawnColors(element).includes(hex)) count(element.type);
  }
  for (const text of all.texts) if (text.color === hex) count('text line');
  return [...types]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([name, uses]) => counted(uses, name))
    .join(', ');
};

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
  const uses = usesOf(hex, scope);
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
      ? `No ${hue} was measured. The palette:\n\n${writePalette(scope.all)}`
      : `${counted(found.length, 'colour')} that people call ${hue}:\n\n${found
          .slice(0, MAX_COLORS)
          .map((hex) => describe(hex, scope))
          .join('\n')}`;
  }
  const prefix = role ? `No colour plays the role "${role}". ` : '';
  return `${prefix}${counted(scope.all.palette.length, 'colour')}, role first:\n\n${writePalette(scope.all)}`;
};
