import { z } from 'zod';
import { Corrections, PageCorrections } from './correction.ts';
import { Measurement } from './measurement.ts';
import { MAX_IMAGES_PER_PROJECT, MAX_WIDTHS_PER_PAGE } from './spec/limits.ts';
import { STACKS } from './stack.ts';

export const UiType = z.enum(['webapp', 'landing']);
export type UiType = z.infer<typeof UiType>;

export const ElementSummary = z.object({ type: z.string(), count: z.number(), details: z.string() });
export type ElementSummary = z.infer<typeof ElementSummary>;

const NamedColor = z.object({ name: z.string(), hex: z.string() });

/** Who wrote the words: our own writer, or a model on top of the measured facts. */
export const Engine = z.object({
  kind: z.enum(['local', 'model']),
  /** Shown to people, for example 'Local engine' or 'anthropic claude-…'. */
  name: z.string(),
  /** Set when a model was asked and the local answer was used instead: why, in one sentence. */
  fallbackReason: z.string().optional(),
  /** Set where it ran in a browser, because the person chose so. */
  onDevice: z.literal(true).optional(),
});
export type Engine = z.infer<typeof Engine>;

/** A page in another state: a menu is open, a field is wrong, the theme is dark. */
export const PageState = z.object({ name: z.string(), measurement: Measurement });
export type PageState = z.infer<typeof PageState>;

/** What a page was measured as beside its own screenshot. */
const otherShots = {
  /** The same page at narrower widths, from wide to narrow. */
  narrower: z
    .array(Measurement)
    .max(MAX_WIDTHS_PER_PAGE - 1)
    .optional(),
  /** The same page in other states, in the order of its screenshots. */
  states: z
    .array(PageState)
    .max(MAX_IMAGES_PER_PROJECT - 1)
    .optional(),
};

/** What one screenshot becomes. The first six fields are the specified shape; the rest is what we show beyond it. */
export const Analysis = z.object({
  prompt: z.string(),
  elements: z.array(ElementSummary),
  colorPalette: z.array(NamedColor),
  layout: z.string(),
  spacing: z.string(),
  typography: z.string(),
  concisePrompt: z.string().optional(),
  measurement: Measurement.optional(),
  ...otherShots,
  engine: Engine.optional(),
  /** The facts were changed on request, so the screenshot no longer shows them. */
  edited: z.boolean().optional(),
  /** Readings that a person put right, in their order, and what was measured before the first. */
  corrected: z.object({ from: Measurement, ...otherShots, steps: Corrections }).optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** A page at all widths that it was measured at, from wide to narrow. */
export const measuredWidths = ({
  measurement,
  narrower = [],
}: Pick<Analysis, 'measurement' | 'narrower'>): Measurement[] => (measurement ? [measurement, ...narrower] : []);

/** All that was measured of a page: at every width, and in every state. */
export const measuredShots = (analysis: Pick<Analysis, 'measurement' | 'narrower' | 'states'>): Measurement[] => [
  ...measuredWidths(analysis),
  ...(analysis.states ?? []).map(({ measurement }) => measurement),
];

/** What a page was measured as beside its own screenshot. */
export type OtherShots = Pick<Analysis, 'narrower' | 'states'>;

/** What was asked of the analysis of one image. */
export const AnalysisRequest = z.object({
  uiType: UiType,
  pageName: z.string().optional(),
  sectionName: z.string().optional(),
  isFullPage: z.boolean().optional(),
  /** Another width or state of a page that is asked for by itself: its facts are wanted, and words only where it turns out to be another page. */
  isPartOfPage: z.boolean().optional(),
});
export type AnalysisRequest = z.infer<typeof AnalysisRequest>;

/** What a screenshot is to the page that it is part of: the same page at another width, or in another state, which has a name. */
const asWidth = { as: z.literal('width') };
const asState = { as: z.literal('state'), name: z.string() };

/** A page of a web app or a section of a landing page while it is being arranged. */
export const Draft = z.object({
  id: z.string(),
  name: z.string(),
  imageIndex: z.number().int(),
  /** The page that this is part of, by its id. */
  partOf: z
    .discriminatedUnion('as', [
      z.object({ pageId: z.string(), ...asWidth }),
      z.object({ pageId: z.string(), ...asState }),
    ])
    .optional(),
});
export type Draft = z.infer<typeof Draft>;

/** The image of a page, and what speaks against being part of that where it is known. */
const ofImage = {
  imageIndex: z.number().int(),
  apart: z.enum(['one-width', 'other-width', 'two-pages']).optional(),
};

/** What a page of several screenshots carries, and a screenshot that was marked as part of a page and is not in it. */
const partMarks = {
  /** Images of `analysis.narrower` and of `analysis.states`, in their order. */
  narrowerImages: z.array(z.number().int()).optional(),
  stateImages: z.array(z.number().int()).optional(),
  partOf: z
    .discriminatedUnion('as', [z.object({ ...ofImage, ...asWidth }), z.object({ ...ofImage, ...asState })])
    .optional(),
};

/** What became of one page or section. */
export const PageOutcome = z.object({
  name: z.string(),
  analysis: Analysis,
  imageIndex: z.number().int(),
  success: z.boolean(),
  /** Why it failed, in words for the user. */
  reason: z.string().optional(),
  ...partMarks,
});
export type PageOutcome = z.infer<typeof PageOutcome>;

/** A page in a stored result; `analysis` always holds elements and layout, and all the rest where it is known. */
export const ResultPage = z.object({
  name: z.string(),
  analysis: Analysis.partial().required({ elements: true, layout: true }),
  imageIndex: z.number().int().optional(),
  success: z.boolean().optional(),
  reason: z.string().optional(),
  ...partMarks,
});
export type ResultPage = z.infer<typeof ResultPage>;

/** Before pages had states, the mark of a width was stored by itself. */
const OldPage = z.looseObject({ widthOf: z.object(ofImage) });
const StoredPage = z.preprocess((stored) => {
  const { data: old } = OldPage.safeParse(stored);
  return old ? { partOf: { ...old.widthOf, as: 'width' }, ...old } : stored;
}, ResultPage);

/** The joined result of a project, as shown on /results and stored in analysis_history.result. */
export const AnalysisResult = Analysis.extend({
  promptName: z.string().optional(),
  uiType: UiType.optional(),
  pages: z.array(StoredPage).optional(),
  sections: z.array(StoredPage).optional(),
  homePage: z.number().int().optional(),
  customNotes: z.string().optional(),
  /** Ids of the changes that were applied in the chat, in their order. */
  edits: z.array(z.string()).optional(),
  /** What the prompt asks to build with; a stack that this version does not have counts as none chosen. */
  stack: z.enum(STACKS).optional().catch(undefined),
  /** Storage keys of the screenshots, by imageIndex. */
  imagePaths: z.array(z.string()).optional(),
  /** Tells a copy from its original, whose screenshots it shares. */
  copyId: z.string().max(64).optional().catch(undefined),
  /** Corrections that were made after it was stored: `toProject` makes them. */
  corrections: PageCorrections.optional().catch(undefined),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
