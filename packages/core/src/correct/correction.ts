import { z } from 'zod';
import { Hex } from '../hex.ts';
import { ElementType } from '../measurement.ts';

/** Nobody puts more of one page right by hand. */
export const MAX_CORRECTIONS = 500;
/** All corrections of a project as JSON: the database keeps 32 KiB of them, with a space after each sign. */
export const MAX_CORRECTIONS_BYTES = 24 * 1024;

/** The longest line that a page of the largest size holds has some 2,000 characters. */
const MAX_LINE = 2_000;
const MAX_LINES = 500;

/** What a person says of an element that was misread: that it is not there, or what is true of it. */
export const Correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete'), element: z.string() }),
  z.object({
    kind: z.literal('change'),
    element: z.string(),
    /** What its lines say, in their order; a line without words is not there. */
    lines: z.array(z.string().max(MAX_LINE)).max(MAX_LINES).optional(),
    type: ElementType.optional(),
    fill: Hex.optional(),
    /** Of its text; of an icon that of its strokes. */
    color: Hex.optional(),
  }),
]);
export type Correction = z.infer<typeof Correction>;

/** Corrections of the pages of a stored result, by the place of the page. */
export const PageCorrections = z.record(z.string().regex(/^\d{1,2}$/), z.array(Correction).max(MAX_CORRECTIONS));
export type PageCorrections = z.infer<typeof PageCorrections>;
