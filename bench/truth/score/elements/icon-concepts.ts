import { CONCEPTS } from '../../../../training/icons/concepts.ts';

/** What sets put before and after a name without meaning another picture. */
const PREFIX = /^(fa|bi|mdi|bx|bxs|bxl|ri|ion|icon|la|md|ios|logo|tabler|lucide|heroicons|ph|feather)-/;
const STYLE = /-(outlined?|fill(ed)?|line|solid|regular|o|rounded|sharp|variant|alt|thin|light|bold|duotone)$/;
/** One set calls the sign of a menu a list. */
const ALSO_MEANT: Readonly<Record<string, string>> = { list: 'menu' };

const CONCEPT_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CONCEPTS).flatMap(([concept, names]) => names.split(' ').map((name) => [name, concept] as const)),
  // A concept's own name means itself, also where a set gives that name to something else.
  ...Object.keys(CONCEPTS).map((concept) => [concept, concept] as const),
]);

/** The concepts that a name may stand for, none where it has none of ours; `aspect` is width over height of the drawn icon. */
export function conceptsOf(name: string, aspect: number): string[] {
  const plain = name.toLowerCase().replaceAll('_', '-');
  const bare = plain.replace(PREFIX, '');
  const concept = [plain, bare, bare.replace(STYLE, ''), bare.replace(STYLE, '').replace(STYLE, '')]
    .map((spelling) => CONCEPT_OF.get(spelling))
    .find((found) => found !== undefined);
  if (concept === undefined) return [];
  // Sets disagree on which way the dots of "more" stand.
  if (concept.startsWith('dots-')) return [aspect < 1 ? 'dots-vertical' : 'dots-horizontal'];
  const other = ALSO_MEANT[concept];
  return other ? [concept, other] : [concept];
}
