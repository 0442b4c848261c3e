import type { Box } from '../geometry.ts';
import type { Element, ElementType, RegionRole, Side } from '../measurement.ts';
import { escapeHtml } from './escape-html.ts';
import type { Faces } from './font-face.ts';
import type { PageNode } from './page-node.ts';
import { paintElement, paintGround } from './paint-element.ts';
import { renderPicture } from './render-picture.ts';
import { renderText } from './render-text.ts';
import { declarations, px } from './style.ts';
import { toRows } from './to-rows.ts';

/** What stands around a node decides its tag: a button may hold no other button, a table only rows. */
type Around = { origin: Pick<Box, 'x' | 'y'>; inControl: boolean; inNav: boolean };

const REGION_TAG: Record<RegionRole, string> = {
  header: 'header',
  nav: 'nav',
  sidebar: 'aside',
  main: 'main',
  section: 'section',
  aside: 'aside',
  footer: 'footer',
  dialog: 'section role="dialog"',
};

/** Opening tags; what is not named here is a plain box. */
const ELEMENT_TAG: Partial<Record<ElementType, string>> = {
  button: 'button type="button"',
  link: 'a href="#"',
  input: 'input',
  select: 'button type="button" role="combobox"',
  textarea: 'textarea',
  checkbox: 'input type="checkbox"',
  radio: 'input type="radio"',
  switch: 'button type="button" role="switch"',
  card: 'article',
  table: 'table',
  list: 'ul',
  tabs: 'div role="tablist"',
  breadcrumb: 'nav aria-label="Breadcrumb"',
  pagination: 'nav aria-label="Pagination"',
  badge: 'span',
  progress: 'div role="progressbar"',
  divider: 'hr',
  alert: 'div role="alert"',
  dialog: 'section role="dialog"',
  nav: 'nav',
  header: 'header',
  sidebar: 'aside',
  footer: 'footer',
};
const PICTURES: readonly ElementType[] = ['image', 'icon', 'avatar', 'logo', 'chart'];
/** Controls whose text is no content of theirs: it is set over them, and they say it as their name. */
const NAMED_CONTROLS: readonly ElementType[] = ['input', 'textarea', 'checkbox', 'radio', 'switch', 'progress'];
const TICKED: readonly ElementType[] = ['checkbox', 'radio'];
const VOID_TAGS = ['input', 'hr'];
const CONTROLS = ['button', 'a'];

/** One node and all it holds, placed against the box that holds it. */
export const renderNode = (node: PageNode, faces: Faces, around: Around): string => {
  if (node.kind === 'text') return renderText(textTag(node, around), node, around.origin, faces);
  if (node.kind === 'page') return node.children.map((child) => renderNode(child, faces, around)).join('\n');
  if (node.kind === 'element' && PICTURES.includes(node.element.type))
    return renderPicture(node.element, node.ink, declarations(...placed(node.box, around.origin)));
  const open = openTag(node, around);
  const name = open.split(' ')[0]!;
  const inside: Around = {
    origin: node.kind === 'element' ? contentOrigin(node.element) : node.box,
    inControl: around.inControl || CONTROLS.includes(name),
    inNav: around.inNav || name === 'nav',
  };
  const paint = node.kind === 'element' ? paintElement(node.element) : [paintGround(node.region)];
  const start = `<${open} style="${declarations(...placed(node.box, around.origin), ...paint)}">`;
  if (VOID_TAGS.includes(name)) return start;
  const knob = node.kind === 'element' && node.element.type === 'switch' ? renderKnob(node.element) : '';
  return `${start}${knob}${renderChildren(name, node, faces, inside)}</${name}>`;
};

/** What is placed in a box counts from inside its border. */
const contentOrigin = ({ box, border, edges = [] }: Element): Around['origin'] => {
  const width = (at: Side): number => edges.find(({ side }) => side === at)?.width ?? border?.width ?? 0;
  return { x: box.x + width('left'), y: box.y + width('top') };
};

/** Free space around the knob of a switch, as a share of its height. */
const KNOB_INSET = 0.12;

/** The white knob of a switch, at its end when it is on. */
const renderKnob = ({ box: { width, height }, active }: Element): string => {
  const inset = Math.round(height * KNOB_INSET);
  const side = height - 2 * inset;
  const box = { x: active ? width - inset - side : inset, y: inset, width: side, height: side };
  return `<span style="${declarations(...placed(box, { x: 0, y: 0 }), 'border-radius:50%', 'background:#ffffff')}"></span>`;
};

const placed = (box: Box, origin: Around['origin']): string[] => [
  'position:absolute',
  `left:${px(box.x - origin.x)}`,
  `top:${px(box.y - origin.y)}`,
  `width:${px(box.width)}`,
  `height:${px(box.height)}`,
];

const openTag = (node: PageNode, around: Around): string => {
  if (node.kind === 'region') return REGION_TAG[node.region.role];
  if (node.kind !== 'element') return 'div';
  const tag = ELEMENT_TAG[node.element.type] ?? 'div';
  if (around.inControl) return 'span';
  const named = NAMED_CONTROLS.includes(node.element.type)
    ? `${tag} aria-label="${escapeHtml(node.element.text ?? node.element.type)}"`
    : tag;
  if (node.element.type === 'switch') return `${named} aria-checked="${node.element.active ?? false}"`;
  return node.element.active && TICKED.includes(node.element.type) ? `${named} checked` : named;
};

const textTag = (node: PageNode & { kind: 'text' }, around: Around): string => {
  if (around.inControl) return 'span';
  if (node.heading) return `h${node.heading}`;
  if (node.isLink || around.inNav) return 'a';
  return 'p';
};

const renderChildren = (name: string, node: PageNode, faces: Faces, inside: Around): string => {
  const render = (child: PageNode): string => renderNode(child, faces, inside);
  if (name === 'ul') return node.children.map((child) => `<li>${render(child)}</li>`).join('');
  if (name !== 'table') return node.children.map(render).join('');
  const rows = toRows(node.children).map(
    (row) => `<tr>${row.map((child) => `<td>${render(child)}</td>`).join('')}</tr>`,
  );
  return `<tbody>${rows.join('')}</tbody>`;
};
