import { z } from 'zod';
import { Analysis } from './analysis.ts';
import { Box } from './box.ts';

/** The stages of one analysis in order, as the server reports them while it works. */
export const AnalyzeStage = z.enum(['queued', 'decoding', 'text', 'colours', 'boxes', 'layout', 'writing', 'model']);
export type AnalyzeStage = z.infer<typeof AnalyzeStage>;

/**
 * One server-sent event of `analyze-ui` when the caller accepts `text/event-stream`: stages while it works, then exactly
 * one result or error. Callers that accept JSON get the result alone.
 */
export const AnalyzeEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: AnalyzeStage,
    /** What the stages before it have found, in pixels of the screenshot: something to look at while the work goes on. */
    found: z.array(Box).optional(),
  }),
  z.object({ type: z.literal('result'), analysis: Analysis }),
  z.object({
    type: z.literal('error'),
    status: z.number(),
    code: z.string(),
    message: z.string(),
    retryAfterSeconds: z.number().optional(),
  }),
]);
export type AnalyzeEvent = z.infer<typeof AnalyzeEvent>;
