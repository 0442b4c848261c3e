import { colorDistance } from '../color/color-distance.ts';
import { centreX, centreY, meets, overlap } from '../geometry.ts';
import { createNearLookup } from '../lookup/near-lookup.ts';
import type { ElementType } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { NamedElement } from './page-facts.ts';

export type ElementPair = { reference: NamedElement; build: NamedElement };
export type ElementMatching = { pairs: ElementPair[]; missing: NamedElement[]; extra: NamedElement[] };

/** The same thing is sometimes read as its neighbour kind. */
const ALIKE = [
  ['field', typesWith('field')],
  ['picture', typesWith('picture', 'icon')],
  ['bar', typesWith('bar')],
] as const;
const kindOf = (type: ElementType): string => ALIKE.find(([, types]) => types.has(type))?.[0] ?? type;

/** What two elements of one kind have in common decides; a label outweighs size, size outweighs place. What a picture shows tells those of a row apart, and so does a fill. */
const WEIGHT = { label: 3, size: 2, place: 1.5, picture: 1.5, fill: 1 };
/** Fills that differ by more are two. */
const SAME_FILL = 2.5;
/** Below this likeness, of the sum of weights that apply, two elements are strangers. */
const MATCH_FROM = 0.45;

/** Two boxes that share this much of their area together stand in one place. */
const SAME_PLACE = 0.6;
/** What has no words and no picture to know it by is found elsewhere only if it has this share of its width and height. */
const MIN_SIZE_SHARE = 0.7;

/** Painted alike, these are easily read as something else. */
const MISTAKABLE = typesWith('shape', 'icon', 'surface');
/** What these are is plain to see: one that became another was changed. */
const PLAIN_CONTROLS = typesWith('tick', 'field');

/** So many of the nearest of its kind are asked; farther away only what has the same label is. */
const ASKED = 40;

/** Pairs the elements of two pages one to one, the likest first. */
export const matchElements = (
  reference: readonly NamedElement[],
  build: readonly NamedElement[],
  pageWidth: number,
): ElementMatching => {
  const lookups = (keyOf: (element: NamedElement) => string) =>
    new Map([...Map.groupBy(build, keyOf)].map(([key, alike]) => [key, createNearLookup(alike)]));
  const byKind = lookups(({ element }) => kindOf(element.type));
  const byLabel = lookups(labelledKind);
  const asked = (a: NamedElement): NamedElement[] => [
    ...(byKind.get(kindOf(a.element.type))?.(a.box, ASKED, () => true) ?? []),
    ...(a.label === '' ? [] : (byLabel.get(labelledKind(a))?.(a.box, ASKED, () => true) ?? [])),
  ];
  const candidates = reference
    .flatMap((a) =>
      asked(a)
        .filter((b) => isKnown(a, b))
        .map((b) => ({ reference: a, build: b, likeness: likeness(a, b, pageWidth) })),
    )
    .filter((pair) => pair.likeness >= MATCH_FROM)
    .sort((a, b) => b.likeness - a.likeness);
  const partners = new Map<NamedElement, NamedElement>();
  const taken = new Set<NamedElement>();
  for (const pair of candidates) {
    if (partners.has(pair.reference) || taken.has(pair.build)) continue;
    partners.set(pair.reference, pair.build);
    taken.add(pair.build);
  }
  // What stands in the same place is one thing where each page may have taken it for something else: places are seen.
  const restNear = createNearLookup(build.filter((element) => !taken.has(element)));
  for (const a of reference) {
    if (partners.has(a)) continue;
    const [b] = restNear(a.box, 1, (b) => !taken.has(b) && canBeRead(a, b) && overlap(a.box, b.box) >= SAME_PLACE);
    if (!b) continue;
    partners.set(a, b);
    taken.add(b);
  }
  return {
    pairs: reference.flatMap((element) => {
      const partner = partners.get(element);
      return partner ? [{ reference: element, build: partner }] : [];
    }),
    missing: reference.filter((element) => !partners.has(element)),
    extra: build.filter((element) => !taken.has(element)),
  };
};

const labelledKind = ({ element, label }: NamedElement): string => `${kindOf(element.type)} ${label}`;

/** Whether one thing can be read as both of these types. */
const canBeRead = ({ element: { type: a } }: NamedElement, { element: { type: b } }: NamedElement): boolean =>
  a === b || ([a, b].some((type) => MISTAKABLE.has(type)) && ![a, b].every((type) => PLAIN_CONTROLS.has(type)));

const shareOf = (x: number, y: number): number => Math.min(x, y) / Math.max(x, y, 1);

/** Whether two elements can be one: by their words or picture, or by their size; where they meet, one side of two is enough. */
const isKnown = (a: NamedElement, b: NamedElement): boolean => {
  if ((a.label !== '' && b.label !== '') || equal(pictureOf(a), pictureOf(b)) === 1) return true;
  const sides = [shareOf(a.box.width, b.box.width), shareOf(a.box.height, b.box.height)];
  return (meets(a.box, b.box) ? Math.max(...sides) : Math.min(...sides)) >= MIN_SIZE_SHARE;
};

const likeness = (a: NamedElement, b: NamedElement, pageWidth: number): number => {
  const size = (shareOf(a.box.width, b.box.width) + shareOf(a.box.height, b.box.height)) / 2;
  const away = Math.hypot(centreX(a.box) - centreX(b.box), centreY(a.box) - centreY(b.box));
  const place = Math.max(0, 1 - away / (pageWidth / 2));
  const facts: [weight: number, likeness: number | undefined][] = [
    [WEIGHT.size, size],
    [WEIGHT.place, place],
    [WEIGHT.label, a.label !== '' && b.label !== '' ? Number(a.label === b.label) : undefined],
    [WEIGHT.picture, equal(pictureOf(a), pictureOf(b))],
    [
      WEIGHT.fill,
      a.element.fill && b.element.fill ? Number(colorDistance(a.element.fill, b.element.fill) <= SAME_FILL) : undefined,
    ],
  ];
  const known = facts.filter(([, likeness]) => likeness !== undefined);
  const sum = known.reduce((total, [weight, likeness]) => total + weight * likeness!, 0);
  return sum / known.reduce((total, [weight]) => total + weight, 0);
};

const pictureOf = ({ element }: NamedElement): string | undefined => element.print ?? element.name;
const equal = (a: string | undefined, b: string | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Number(a === b);
