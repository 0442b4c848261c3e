import { z } from 'zod';
import { Box, Pixels } from './box.ts';

/** More nodes than this were not measured. */
const MAX_NODES = 10_000;
/** Boxes nest a dozen levels deep on real pages, with their rows and columns twice as deep. */
export const MAX_TREE_DEPTH = 200;

/** Deeper titles are all of this level. */
export const MAX_HEADING_LEVEL = 4;
export const HeadingLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type HeadingLevel = z.infer<typeof HeadingLevel>;

/** How a node places its children, in CSS terms and pixels of the screenshot. */
export const Flow = z.object({
  direction: z.enum(['row', 'column', 'grid']),
  /** Between neighbours along the direction; of a grid between its rows. Missing where neighbours are spaced unevenly. */
  gap: Pixels.optional(),
  /** Of a grid: between its columns. */
  columnGap: Pixels.optional(),
  columns: z.number().int().min(2).optional(),
  /** From the edge of the node, its border included, to its content. */
  padding: z.object({ top: Pixels, right: Pixels, bottom: Pixels, left: Pixels }),
  /** Across the direction. */
  align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
  /** Along the direction: the first and the last child are at the ends, with room between. */
  justify: z.literal('space-between').optional(),
  /** A row that goes on in the next line. */
  wrap: z.boolean().optional(),
});
export type Flow = z.infer<typeof Flow>;

/**
 * Types are words of our own: nothing that ends an attribute or a rule, and none that every object has, since tables are
 * looked up by them. The longest of them has 10 letters.
 */
const TreeType = z.string().regex(/^(?!constructor$)[a-z-]{1,24}$/, 'This is no type of a node.');

export const TreeKind = z.enum(['page', 'region', 'element', 'paint', 'group', 'text']);
export type TreeKind = z.infer<typeof TreeKind>;

/**
 * One place of the page. Elements and paints have the ids of the measurement's lists and regions are numbered from 1 in theirs;
 * a group holds others and paints nothing. Children are in reading order.
 */
export type TreeNode = {
  id: string;
  kind: TreeKind;
  /** Of elements and paints their type, of regions their role, else the kind. */
  type: string;
  /** The CSS box: of a text its line boxes, of an icon its canvas, where the measurement's lists have the ink. */
  box: Box;
  /** Of texts: what it says, and the lines of the measurement that it is part of. */
  text?: string | undefined;
  lines?: number[] | undefined;
  /** Of texts that head something: 1 is the title of the page. */
  level?: HeadingLevel | undefined;
  flow?: Flow | undefined;
  /** The repeated set that it is a member of. */
  repeat?: string | undefined;
  children: TreeNode[];
};
export const TreeNode: z.ZodType<TreeNode> = z.object({
  id: z.string(),
  kind: TreeKind,
  type: TreeType,
  box: Box,
  text: z.string().optional(),
  lines: z.array(z.number().int().min(0)).max(MAX_NODES).optional(),
  level: HeadingLevel.optional(),
  flow: Flow.optional(),
  repeat: z.string().optional(),
  children: z.array(z.lazy(() => TreeNode)).max(MAX_NODES),
});

/** What is at one place in several members of a set, such as the price of every card: one node for each member that has it. */
export const Slot = z.object({ path: z.string(), nodes: z.array(z.string()).max(MAX_NODES) });
export type Slot = z.infer<typeof Slot>;

/** Siblings of one structure: the cards of a row, the entries of a menu, the rows of a table. */
export const Repeat = z.object({
  id: z.string(),
  /** The member that has the most parts: the others are made like it. */
  template: z.string(),
  /** All members in reading order. */
  items: z.array(z.string()).min(2).max(MAX_NODES),
  slots: z.array(Slot).max(MAX_NODES),
});
export type Repeat = z.infer<typeof Repeat>;

/** Parsing goes down level by level, each a call: from outside anything may come. */
const isShallow = (value: unknown): boolean => {
  let level: unknown[] = [(value as { root?: unknown } | undefined)?.root];
  for (let depth = 0; depth <= MAX_TREE_DEPTH; depth++) {
    level = level.flatMap((node) => {
      const children = (node as { children?: unknown } | undefined | null)?.children;
      return Array.isArray(children) ? children : [];
    });
    if (level.length === 0) return true;
  }
  return false;
};

/** What holds what on a page, how it is placed and what repeats: decided once, for everyone to read. */
export const PageTree = z
  .unknown()
  .refine(isShallow, 'The tree is too deep.')
  .pipe(z.object({ root: TreeNode, repeats: z.array(Repeat).max(MAX_NODES) }));
export type PageTree = z.infer<typeof PageTree>;
