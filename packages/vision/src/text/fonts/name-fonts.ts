import { type FontFaces, loadFontFamilies } from '../font-faces.ts';
import type { ReadLine } from '../read/read-line.ts';
import { assignLines } from './assign-lines.ts';
import { suits } from './fit-fonts.ts';
import type { NamedFont, Verdict } from './named-font.ts';
import { rankFonts } from './rank-fonts.ts';
import { collectSpecimens, lettersOf, type Specimen } from './specimens.ts';

/** A page has a family for text, one for headings and one for code. */
const MAX_FONTS = 3;
/** A line is set in another family than most lines when another suits it better by this much. */
const MIN_LINE_GAIN = 0.06;
/** ... or when it suits this many times worse than most lines do. */
const MAX_STRAY = 3;
/** Fewer letters than this say of no family that it is like theirs, and fewer than these name none. */
const MIN_LETTERS = 20;
const MIN_SURE_LETTERS = 40;
/** Lines that suit no family better than this are like none. */
const MAX_LIKE_MISFIT = 0.3;
/** Lines that suit a family no worse than this are those of a family that we know, mostly ... */
const GOOD_MISFIT = 0.06;
/** ... and then the next family must suit them worse by this factor, which grows with the misfit: of 96 families that we do not
 * know, 8 would be named, and of 106 that we know, 103. */
const MIN_LEAD = 1.1;
const LEAD_PER_MISFIT = 4;
/** What is left when the first family has taken its lines may be its own, badly seen. */
const MIN_FURTHER_LEAD = 1.4;
/** Families that differ in the ends of strokes only; the second is reported where it leads by this factor. */
const TWINS: readonly (readonly [string, string])[] = [['Nunito', 'Nunito Sans']];
const MIN_TWIN_LEAD = 1.15;

/** Finds the few families that a page's lines are set in by their measures and the shapes of their letters. */
export function nameFonts(lines: readonly ReadLine[], families = loadFontFamilies()): NamedFont[] {
  const found: (Verdict & { own: Specimen[] })[] = [];
  const specimens = collectSpecimens(lines);
  let rest = specimens;
  for (let round = 0; round < MAX_FONTS && lettersOf(rest) >= MIN_LETTERS; round++) {
    const ranked = rankFonts(rest, families);
    const { family, misfits } = ranked[0]!;
    const most = MAX_STRAY * usualMisfit(rest, misfits);
    const isOwn = rest.map(({ shape }, at) => {
      const least = Math.min(...ranked.map((other) => other.misfits[at]!));
      return suits(shape, family) && misfits[at]! <= Math.min(most, least + MIN_LINE_GAIN);
    });
    const own = rest.filter((_, at) => isOwn[at]);
    if (lettersOf(own) < MIN_LETTERS) break;
    const judged = ranked.map(({ family, misfits }) => ({
      family,
      misfit: usualMisfit(
        own,
        misfits.filter((_, at) => isOwn[at]),
      ),
    }));
    const verdict = decide(judged, lettersOf(own), round === 0 ? MIN_LEAD : MIN_FURTHER_LEAD);
    if (verdict) found.push({ ...verdict, own });
    rest = rest.filter((_, at) => !isOwn[at]);
  }
  return assignLines(specimens, found);
}

type Judged = { family: FontFaces; misfit: number };

function decide(judged: readonly Judged[], letters: number, minLead: number): Verdict | undefined {
  const [best, ...others] = [...judged].sort((a, b) => a.misfit - b.misfit) as [Judged, ...Judged[]];
  if (best.misfit > MAX_LIKE_MISFIT) return undefined;
  const pair = TWINS.find((names) => names.includes(best.family.name));
  const next = others.find(({ family }) => !pair?.includes(family.name));
  const lead = next ? next.misfit / best.misfit : Number.POSITIVE_INFINITY;
  const needed = minLead + LEAD_PER_MISFIT * Math.max(0, best.misfit - GOOD_MISFIT);
  const sure = letters >= MIN_SURE_LETTERS && lead >= needed;
  const twin = pair && others.find(({ family }) => pair.includes(family.name));
  const isFirst = best.family.name === pair?.[0];
  return { family: twin && !isFirst && twin.misfit < MIN_TWIN_LEAD * best.misfit ? twin.family : best.family, sure };
}

/** Below this a line fits as well as it can. */
const LEAST_MISFIT = 0.01;

/** The geometric mean by letters: lines that something covers, or that were misread, suit no family and must not decide. */
function usualMisfit(specimens: readonly Specimen[], misfits: readonly number[]): number {
  const sum = specimens.reduce(
    (total, { letters }, at) => total + letters * Math.log(Math.max(LEAST_MISFIT, misfits[at]!)),
    0,
  );
  return Math.exp(sum / lettersOf(specimens));
}
