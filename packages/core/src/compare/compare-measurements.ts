import { colorDistance } from '../color/color-distance.ts';
import type { DomMark } from '../dom-facts.ts';
import { type Box, centreY } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Measurement } from '../measurement.ts';
import { believed, placeInBuild } from './believe-dom.ts';
import { isAllOver, withoutRefuted } from './believe-pixels.ts';
import { compareGaps, comparePaddings, type PlacedPair } from './compare-gaps.ts';
import { compareLooks } from './compare-looks.ts';
import { compareOrder } from './compare-order.ts';
import { compareSides } from './compare-sides.ts';
import { compareElementStyle, compareTextStyle } from './compare-styles.ts';
import { compareTextBackgrounds } from './compare-text-backgrounds.ts';
import { describeDifference } from './describe-difference.ts';
import { describeElementStyle, describeTextStyle } from './describe-style.ts';
import type { Comparison, Difference, Finding } from './difference.ts';
import type { ElementMatching, ElementPair } from './match-elements.ts';
import { readsSame, type TextMatching, type TextPair } from './match-texts.ts';
import { domOf, nameElement, nameText, placeOf } from './name-subject.ts';
import { isInside, type NamedElement, type PageFacts, showsExtent, toPageFacts } from './page-facts.ts';
import { type AgreementOf, pairPages } from './pair-pages.ts';
import { NO_PIXELS, type SamePixels } from './pixels/same-pixels.ts';
import { rankFindings, scoreComparison } from './score-comparison.ts';
import { suggestChange } from './suggest-change.ts';

/** Pages of one design at one width differ by a scroll bar at most. */
const WIDTH_TOLERANCE_PX = 20;
const BACKGROUND_TOLERANCE = 2.5;

/**
 * Says in design terms how a build differs from its reference, and how near it is. Where `isSame` knows the pixels of both, what has the
 * same ones does not differ, whatever it was taken for.
 */
export const compareMeasurements = (
  reference: Measurement,
  build: Measurement,
  isSame: SamePixels = NO_PIXELS,
): Comparison => {
  const a = toPageFacts(reference);
  const scaled = atScaleOf(reference, build);
  const b = toPageFacts(scaled === build ? build : withoutLooks(scaled));
  const { texts, elements, agreementOf } = pairPages(a, b, isSame);
  const isChanged = (pair: TextPair): boolean => !isAllOver(agreementOf(pair));
  const placed = placedPairs(texts, elements, agreementOf);
  const unpaired = {
    reference: [...texts.missing, ...elements.missing].map(({ box }) => box),
    build: [...texts.extra, ...elements.extra].map(({ box }) => box),
  };
  const swapped = compareOrder(placed);
  const pages = comparePages(a, b);
  const styles = [
    ...presenceOfMissing(elements.missing),
    ...elements.pairs.flatMap((pair) =>
      withoutRefuted(believed(compareElementStyle(pair, a.background), pair.build.element.dom), agreementOf(pair)),
    ),
    ...texts.pairs.flatMap((pair) => withoutRefuted(compareTextStyle(pair), agreementOf(pair))),
  ];
  const backgrounds = compareTextBackgrounds(texts.pairs, [...pages, ...styles], isChanged);
  const extra = madeOf(b.elements, elements.extra).filter((element) => !backgrounds.isBackground(element));
  const own = [
    ...pages,
    ...compareTexts(texts, elements.missing, extra),
    ...styles,
    ...compareGaps(placed, unpaired),
    ...comparePaddings(placed, unpaired),
    ...swapped.findings,
    ...compareSides(
      placed.filter((pair) => !swapped.pairs.has(pair)),
      a.width,
      b.width,
    ),
    ...presenceOfExtra(extra),
    ...elements.unlike.map((element) => unlike(nameElement(element), element.box)),
    ...backgrounds.findings,
  ];
  const findings = [...own, ...compareLooks(placed, own, isSame)];
  return {
    score: scoreComparison(texts, elements, findings),
    differences: rankFindings(together(findings)).map(
      (finding) => ({ ...finding, message: describeDifference(finding), change: suggestChange(finding) }) as Difference,
    ),
  };
};

/** Of a build that was captured: what the page really has. Edges of its boxes may have been read as lines, say; a box with words in it was seen. */
const madeOf = (all: readonly NamedElement[], extra: readonly NamedElement[]): readonly NamedElement[] =>
  all.some(({ element }) => element.dom) ? extra.filter(({ element, label }) => element.dom || label !== '') : extra;

/** One picture may be taken at 1x and the other at 2x or 3x: whole multiples of the width are another scale. */
const SCALE_STEPS = [2, 3, 1 / 2, 1 / 3];
const SCALE_TOLERANCE = 0.01;

/** The build at the pixel scale of its reference. */
export const atScaleOf = (reference: Measurement, build: Measurement): Measurement => {
  const ratio = build.image.width / build.image.scale / (reference.image.width / reference.image.scale);
  const step = SCALE_STEPS.find((candidate) => Math.abs(ratio / candidate - 1) < SCALE_TOLERANCE);
  return step ? { ...build, image: { ...build.image, scale: build.image.scale * step } } : build;
};

/** What the page of a build at another scale says of itself is in pixels of another size, and left out. */
const withoutLooks = (build: Measurement): Measurement => ({
  ...build,
  texts: build.texts.map(withoutLook),
  elements: build.elements.map(withoutLook),
  ...(build.paints && { paints: build.paints.map(withoutLook) }),
});

const withoutLook = <Thing extends { dom?: DomMark | undefined }>(thing: Thing): Thing => {
  if (!thing.dom) return thing;
  const { look: _, ...dom } = thing.dom;
  return { ...thing, dom };
};

const comparePages = (a: PageFacts, b: PageFacts): Finding[] => [
  ...(Math.abs(a.width - b.width) > WIDTH_TOLERANCE_PX
    ? [{ kind: 'page-width' as const, found: b.width, expected: a.width, places: [] }]
    : []),
  ...(a.background && b.background && colorDistance(a.background, b.background) > BACKGROUND_TOLERANCE
    ? [{ kind: 'background' as const, found: b.background, expected: a.background, places: [] }]
    : []),
];

/** The text of a missing button is missing with it and not reported twice; nor is that of an extra one that is reported. */
const compareTexts = (
  { pairs, missing, extra }: TextMatching,
  missingElements: readonly NamedElement[],
  extraElements: readonly NamedElement[],
): Finding[] => {
  const isInOneOf = (gone: readonly NamedElement[]): ((block: { box: Box }) => boolean) => {
    const near = createBandLookup(gone.filter(({ label }) => label !== ''));
    return ({ box }) => near(centreY(box)).some((element) => isInside(element.box, box));
  };
  const isWithMissing = isInOneOf(missingElements);
  const isWithExtra = isInOneOf(extraElements);
  return [
    ...missing
      .filter((block) => !isWithMissing(block))
      .map((block) => ({
        kind: 'missing-text' as const,
        text: block.text,
        style: describeTextStyle(block),
        places: [placeOf(nameText(block.text), block.box)],
      })),
    ...extra
      .filter((block) => !isWithExtra(block))
      .map((block) => ({
        kind: 'extra-text' as const,
        text: block.text,
        places: [placeOf(nameText(block.text), block.box, domOf(block))],
      })),
    ...pairs
      .filter((pair) => !readsSame(pair))
      .flatMap(({ reference, build }) => {
        const places = [placeOf(nameText(reference.text), reference.box, domOf(build))];
        const changed: Finding = { kind: 'changed-text', found: build.text, expected: reference.text, places };
        return believed([changed], domOf(build));
      }),
  ];
};

const presenceOfMissing = (missing: readonly NamedElement[]): Finding[] =>
  missing.map((element) => ({
    kind: 'missing-element' as const,
    type: element.element.type,
    style: describeElementStyle(element.element, element.box),
    places: [placeOf(nameElement(element), element.box)],
  }));

const presenceOfExtra = (extra: readonly NamedElement[]): Finding[] =>
  extra.map((element) => ({
    kind: 'extra-element' as const,
    type: element.element.type,
    places: [placeOf(nameElement(element), element.box, element.element.dom)],
  }));

/** It is there, and more than its edges differ. */
const unlike = (name: string, box: Box): Finding => ({ kind: 'look', aspect: 'picture', places: [placeOf(name, box)] });

const placedPairs = (texts: TextMatching, elements: ElementMatching, agreementOf: AgreementOf): PlacedPair[] => {
  const isSeen = (pair: ElementPair): boolean =>
    [pair.reference, pair.build].every(({ element }) => showsExtent(element));
  const boxes = elements.pairs.filter(isSeen).map((pair) => {
    const { reference, build } = pair;
    return {
      name: nameElement(reference),
      id: reference.element.id,
      reference: reference.box,
      build: agreementOf(pair)?.build ?? placeInBuild(build.box, reference.box, build.element.dom?.look),
      parent: reference.parent,
      dom: build.element.dom,
    };
  });
  // Texts of changed wording have another width; their distances say nothing.
  const lines = texts.pairs.filter(readsSame).map((pair) => ({
    name: nameText(pair.reference.text),
    id: undefined,
    reference: pair.reference.box,
    build: agreementOf(pair)?.build ?? pair.build.box,
    parent: pair.reference.elementId,
    dom: domOf(pair.build),
  }));
  return [...boxes, ...lines];
};

/** The same difference in several places is one difference. */
const together = (findings: readonly Finding[]): Finding[] => {
  const byFacts = new Map<string, Finding>();
  for (const { places, ...facts } of findings) {
    const isAlone = ['missing-element', 'extra-element', 'missing-text', 'extra-text'].includes(facts.kind);
    const key = JSON.stringify(isAlone ? [facts, places] : facts);
    const known = byFacts.get(key);
    if (known) known.places.push(...places);
    else byFacts.set(key, { ...facts, places: [...places] } as Finding);
  }
  return [...byFacts.values()];
};
