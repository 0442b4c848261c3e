import { z } from 'zod';
import { FontFamily } from '../font-family.ts';
import { Hex } from '../hex.ts';

const MAX_NAME_CHARS = 120;
/** More parts than these are not named in one wish. */
const MAX_PARTS = 1_000;

/** Parts of the pages by their ids in the tree. */
const Parts = z.array(z.object({ page: z.number().int().min(0), id: z.string() })).max(MAX_PARTS);

/** Indexes of the pages that are meant; all of them where none is named. */
const pages = z.array(z.number().int().min(0)).optional();

/** A change of the project that was asked for in the chat; it can be applied, looked at and undone. */
export const GuideEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tone'), tone: z.enum(['dark', 'light']), pages }),
  z.object({ kind: z.literal('color'), from: z.array(Hex).max(100), to: Hex, pages }),
  z.object({ kind: z.literal('font'), to: FontFamily, from: FontFamily.optional(), pages }),
  /** Words for the owner's notes, which win over what was measured. */
  z.object({ kind: z.literal('note'), note: z.string().max(MAX_NAME_CHARS) }),
  z.object({ kind: z.literal('rename'), page: z.number().int().min(0), name: z.string().min(1).max(MAX_NAME_CHARS) }),
  z.object({ kind: z.literal('drop'), parts: Parts }),
  z.object({ kind: z.literal('only'), parts: Parts }),
  z.object({ kind: z.literal('shorter') }),
]);
export type GuideEdit = z.infer<typeof GuideEdit>;
