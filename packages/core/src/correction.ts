import { z } from 'zod';
import { Hex } from './hex.ts';
import { ElementType } from './measurement.ts';

/** Nobody puts more of one page right by hand. */
export const MAX_CORRECTIONS = 500;
/** All corrections of a project as JSON: the database keeps 32 KiB of them, with a space after each sign. */
export const MAX_CORRECTIONS_BYTES = 24 * 1024;

/** The longest line that a page of the largest size holds has some 2,000 characters. */
const MAX_LINE = 2_000;
const MAX_LINES = 500;

/** What a person says of an element that was misread: that it is not there, that it is one with another, or what is true of it. */
export const Correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete'), element: z.string() }),
  /** The first keeps its id and its look; the other becomes part of it. */
  z.object({ kind: z.literal('merge'), element: z.string(), other: z.string() }),
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

/** Stored corrections in their order; one that cannot be read is left out, and the others stay. */
export const Corrections = z
  .array(z.unknown())
  .transform((stored) => stored.flatMap((one) => Correction.safeParse(one).data ?? []).slice(0, MAX_CORRECTIONS));

/** Places of pages: a project has fewer than a hundred. */
const PAGE_PLACE = /^\d{1,2}$/;

/** Corrections of the pages of a stored result, by the place of the page. */
export const PageCorrections = z.record(z.string(), z.unknown()).transform(
  (stored): Record<string, Correction[]> =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([page, steps]) => {
        const { data } = Corrections.safeParse(steps);
        return data && PAGE_PLACE.test(page) ? [[page, data]] : [];
      }),
    ),
);
export type PageCorrections = z.infer<typeof PageCorrections>;
