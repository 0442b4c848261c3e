import type { Element } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';
import { withoutMisread, withoutShown } from './believe-pixels.ts';
import { type ElementMatching, type ElementPair, matchElements } from './match-elements.ts';
import { matchTexts, type TextMatching, type TextPair } from './match-texts.ts';
import { domOf } from './name-subject.ts';
import { createUnseen, type NamedElement, type PageFacts } from './page-facts.ts';
import { type Agreement, createPixelWitness } from './pixels/agree-pixels.ts';
import type { SamePixels } from './pixels/same-pixels.ts';

/** What the pixels of both pages say of two things that were paired. */
export type AgreementOf = (pair: TextPair | ElementPair) => Agreement | undefined;

/** The things of two pages, paired by what was measured; nothing is missing or extra that the pixels of both pages show. */
type PairedPages = {
  texts: TextMatching;
  elements: ElementMatching & { unlike: NamedElement[] };
  agreementOf: AgreementOf;
};

export const pairPages = (a: PageFacts, b: PageFacts, isSame: SamePixels): PairedPages => {
  const texts = matchTexts(a.texts, b.texts);
  const elements = matchElements(a.elements, b.elements, a.width);
  const boxes = [...texts.pairs, ...elements.pairs].map(({ reference, build }) => ({
    reference: reference.box,
    build: build.box,
  }));
  const witness = createPixelWitness(isSame, boxes, { reference: a, build: b });
  const agreements = new Map<TextPair | ElementPair, Agreement | undefined>();
  for (const pair of texts.pairs) agreements.set(pair, witness.agree(pair.reference.box, pair.build.box));
  for (const pair of elements.pairs)
    agreements.set(pair, witness.agree(pair.reference.box, pair.build.box, isMade(b, pair.build.element)));
  const agreementOf: AgreementOf = (pair) => agreements.get(pair);
  return {
    texts: withoutShown(withoutMisread(writtenOf(b.texts, texts), agreementOf), witness, true),
    elements: withoutShown(withoutUnseen(elements, a, b), witness),
    agreementOf,
  };
};

/** How far a box reaches that is none of the running page was only concluded. */
const isMade = ({ elements }: PageFacts, element: Element): boolean =>
  element.dom !== undefined || !elements.some((other) => other.element.dom);

/** The same of words: what was read where the page has none are no words. */
const writtenOf = (all: readonly TextBlock[], matching: TextMatching): TextMatching =>
  all.some(domOf) ? { ...matching, extra: matching.extra.filter(domOf) } : matching;

/** A label may be read with a box around it on one page and without on the other. */
const withoutUnseen = (matching: ElementMatching, a: PageFacts, b: PageFacts): ElementMatching => {
  const [inReference, inBuild] = [a, b].map((page) => createUnseen(page.elements, page.background)) as [Unseen, Unseen];
  return {
    ...matching,
    missing: matching.missing.filter((element) => !inReference(element)),
    extra: matching.extra.filter((element) => !inBuild(element)),
  };
};
type Unseen = ReturnType<typeof createUnseen>;
