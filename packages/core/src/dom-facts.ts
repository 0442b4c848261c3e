import { z } from 'zod';
import { Box } from './box.ts';
import { Hex } from './hex.ts';

/** As many of each as a measurement may hold; a longer page is read up to here. */
export const MAX_DOM_FACTS = 10_000;
export const MAX_DOM_CHARS = 500;
export const MAX_SELECTOR_CHARS = 120;

/** A CSS selector, without signs that could end a quotation in a prompt. */
const Selector = z
  .string()
  .max(MAX_SELECTOR_CHARS)
  .regex(/^[^`\s]([^`\r\n]*[^`\s])?$/);
/** A family's own name; it ends up in prompts, so it can be no sentence. */
const FamilyName = z.string().regex(/^[\p{L}\p{N} ._-]{1,60}$/u);
const Address = z.string().max(MAX_DOM_CHARS);

/** What the page itself says of how something looks; boxes and lengths are CSS pixels. */
export const DomLook = z.object({
  box: Box,
  text: z.string().max(MAX_DOM_CHARS).optional(),
  fill: Hex.optional(),
  border: z.object({ color: Hex, width: z.number().min(0).max(1000) }).optional(),
  radius: z.number().min(0).max(100_000).optional(),
  fontSize: z.number().min(0).max(1000).optional(),
  fontWeight: z.number().min(1).max(1000).optional(),
  color: Hex.optional(),
});
export type DomLook = z.infer<typeof DomLook>;

/** What the page itself says of a line of text or of an element, where a screenshot was taken of a running page. */
export const DomMark = z.object({
  selector: Selector,
  role: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  family: FamilyName.optional(),
  href: Address.optional(),
  alt: z.string().max(MAX_DOM_CHARS).optional(),
  /** Beside estimates that are compared with those of a screenshot. */
  look: DomLook.optional(),
});
export type DomMark = z.infer<typeof DomMark>;

/** One line of a text node. A colour that is mixed with what lies behind it is left out. */
export const DomText = DomMark.extend({
  text: z.string().max(MAX_DOM_CHARS),
  box: Box,
  fontSize: z.number().min(0).max(1000),
  fontWeight: z.number().min(1).max(1000),
  color: Hex.optional(),
  /** What its own element paints behind it. */
  fill: Hex.optional(),
  italic: z.boolean(),
  underlined: z.boolean(),
});
export type DomText = z.infer<typeof DomText>;

/** An element that is painted or has a part of its own: a control, link, picture or landmark. */
export const DomElement = DomMark.extend({
  tag: z.string().regex(/^[a-z][\w.:-]{0,60}$/),
  box: Box,
  fill: Hex.optional(),
  border: z.object({ color: Hex, width: z.number().min(0).max(1000) }).optional(),
  radius: z.number().min(0).max(100_000).optional(),
});
export type DomElement = z.infer<typeof DomElement>;

/** The exact facts of a page that was captured, beside its screenshot; boxes are CSS pixels from the page's corner. */
export const DomFacts = z.object({
  version: z.literal(1),
  url: z.string().max(2000),
  title: z.string().max(MAX_DOM_CHARS),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Pixels of the screenshot a CSS pixel. */
  scale: z.number().min(1).max(3),
  dark: z.boolean(),
  texts: z.array(DomText).max(MAX_DOM_FACTS),
  elements: z.array(DomElement).max(MAX_DOM_FACTS),
});
export type DomFacts = z.infer<typeof DomFacts>;
