import { z } from 'zod';
import { Measurement } from './measurement.ts';
import { MAX_WIDTHS_PER_PAGE } from './spec/limits.ts';
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
});
export type Engine = z.infer<typeof Engine>;

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
  /** The same page at narrower widths, from wide to narrow. */
  narrower: z
    .array(Measurement)
    .max(MAX_WIDTHS_PER_PAGE - 1)
    .optional(),
  engine: Engine.optional(),
  /** The facts were changed on request, so the screenshot no longer shows them. */
  edited: z.boolean().optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** A page at all widths that it was measured at, from wide to narrow. */
export const measuredWidths = ({
  measurement,
  narrower = [],
}: Pick<Analysis, 'measurement' | 'narrower'>): Measurement[] => (measurement ? [measurement, ...narrower] : []);

/** What was asked of the analysis of one image. */
export const AnalysisRequest = z.object({
  uiType: UiType,
  pageName: z.string().optional(),
  sectionName: z.string().optional(),
  isFullPage: z.boolean().optional(),
  /** A narrower width of a page that is asked for by itself: its facts are wanted, and words only where it turns out to be another page. */
  isOtherWidth: z.boolean().optional(),
});
export type AnalysisRequest = z.infer<typeof AnalysisRequest>;

/** A page of a web app or a section of a landing page while it is being arranged. */
export const Draft = z.object({
  id: z.string(),
  name: z.string(),
  imageIndex: z.number().int(),
  /** Id of the page that this is another width of. */
  widthOf: z.string().optional(),
});
export type Draft = z.infer<typeof Draft>;

/** What a page of several screenshots carries, and a screenshot that was marked as another width and is not part of its page. */
const widthMarks = {
  /** Images of `analysis.narrower`, in its order. */
  narrowerImages: z.array(z.number().int()).optional(),
  /** The image of the page that it was marked as another width of, and what speaks against it where that is known. */
  widthOf: z.object({ imageIndex: z.number().int(), apart: z.enum(['one-width', 'two-pages']).optional() }).optional(),
};

/** What became of one page or section. */
export const PageOutcome = z.object({
  name: z.string(),
  analysis: Analysis,
  imageIndex: z.number().int(),
  success: z.boolean(),
  /** Why it failed, in words for the user. */
  reason: z.string().optional(),
  ...widthMarks,
});
export type PageOutcome = z.infer<typeof PageOutcome>;

/** A page in a stored result; `analysis` always holds elements and layout, and all the rest where it is known. */
export const ResultPage = z.object({
  name: z.string(),
  analysis: Analysis.partial().required({ elements: true, layout: true }),
  imageIndex: z.number().int().optional(),
  success: z.boolean().optional(),
  reason: z.string().optional(),
  ...widthMarks,
});
export type ResultPage = z.infer<typeof ResultPage>;

/** The joined result of a project, as shown on /results and stored in analysis_history.result. */
export const AnalysisResult = Analysis.extend({
  promptName: z.string().optional(),
  uiType: UiType.optional(),
  pages: z.array(ResultPage).optional(),
  sections: z.array(ResultPage).optional(),
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
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
