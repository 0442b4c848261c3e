import type { Content, Drawing, View } from '../code/view.ts';
import type { ElementNode, TextNode } from './code-node.ts';
import type { Style } from './style/tailwind-classes.ts';
import { toWidthStyle } from './style/width-style.ts';

/** Gives the address of a drawing's file. */
type AddressOf = (drawing: Drawing, use: string) => string;

/** An image that only paints its background shows nothing of its own. */
const BLANK = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
/** Texts have these from what holds them; browsers and Tailwind's reset hand them on. */
const INHERITED = ['font-family', 'color'];

/** A view as code: pictures by their address, and without what it has from its parents. */
export function toCode(
  view: View,
  inherited: Style,
  addressOf: AddressOf,
  variants: readonly string[] = [],
): ElementNode {
  const style = new Map(toWidthStyle([...view.look, ...view.place], view.at ?? [], variants));
  const handed = new Map(inherited);
  for (const property of INHERITED) {
    const value = style.get(property);
    if (value !== undefined && value === inherited.get(property)) style.delete(property);
    else if (value !== undefined) handed.set(property, value);
    // What is one at some widths and another at others is handed on as neither.
    if (variants.some((variant) => style.has(`${variant}:${property}`))) handed.delete(property);
  }
  const children = view.children.map((child) => toNode(child, handed, addressOf, variants));
  if (view.use === 'avatar') children.forEach(centreInitials);
  const { tag, drawing, use } = view;
  const address = drawing && drawing.shapes !== '' ? addressOf(drawing, use) : undefined;
  return {
    kind: 'element',
    node: view.node,
    tag,
    use,
    attributes: {
      ...view.attributes,
      // Linters take a bare hash for a forgotten address.
      ...(view.attributes['href'] === '#' && { href: '/' }),
      ...(tag === 'a' && children.length === 0 && { 'aria-label': 'Link' }),
      ...(tag === 'img' && { alt: altOf(view), ...(drawing && { src: address ?? BLANK }) }),
    },
    style,
    rules: view.rules,
    isInline: view.isInline === true,
    repeat: view.repeat,
    children: drawing && tag !== 'img' && address ? [imageOf(drawing, address), ...children] : children,
  };
}

const toNode = (
  child: Content,
  inherited: Style,
  addressOf: AddressOf,
  variants: readonly string[],
): ElementNode | TextNode =>
  typeof child === 'string' ? { kind: 'text', text: child } : toCode(child, inherited, addressOf, variants);

/** A drawing within a drawing. */
const imageOf = ({ box }: Drawing, href: string): ElementNode => ({
  kind: 'element',
  tag: 'image',
  use: 'drawing',
  attributes: { href, width: `${box.width}`, height: `${box.height}` },
  style: new Map(),
  rules: [],
  isInline: true,
  children: [],
});

/** A picture that nothing is known of but its kind needs no words. */
const altOf = ({ attributes, use }: View): string => (attributes['alt'] === use ? '' : String(attributes['alt'] ?? ''));

/** Initials are in the middle of their disc, however wide they are. */
const centreInitials = (node: ElementNode | TextNode): void => {
  if (node.kind !== 'element' || node.children.length !== 1) return;
  const [text] = node.children;
  if (text?.kind === 'element' && text.tag === 'text')
    text.attributes = { ...text.attributes, x: '50%', 'text-anchor': 'middle' };
};
