import { type CodeNode, type ElementNode, isElement } from './code-node.ts';
import { splitVariant } from './style/variants.ts';

/** Letter-spacing below this, in pixels, only makes up for how exactly a width was measured. */
const MIN_TRACKING_PX = 0.25;
/** The same as a share of the letters' size, which is the smallest step that design systems have for text... */
const MIN_TRACKING_EM = 0.025;
/** ... and in pixels for headlines, whose tracking is a smaller share of them. */
const MAX_TRACKING_NOISE_PX = 0.5;

/** Cells of one row are level up to this margin on one side, in pixels, which moves them by half of it: letters and signs differ by as much. */
const MAX_LEVEL_OFF_PX = 4;

/** Makes code such as people write it: whole pixels, and alignment that is the default left out. */
export function tidyCode(node: ElementNode): void {
  carryRests(node);
  const style = new Map<string, string>();
  for (const [property, value] of node.style) {
    const tidy = tidyValue(property, value, node);
    if (tidy !== undefined) style.set(property, tidy);
  }
  // Room is left for a margin only where there is one.
  if (!style.has('margin-left') && style.get('max-width')?.startsWith('calc(100% - ')) style.delete('max-width');
  // Two that are pushed apart need no gap: theirs is all the room there is.
  if (!hasWidths(node) && node.children.length === 2 && isPushed(node.children[1]) && !node.children.some(grows))
    style.delete('gap');
  node.style = style;
  joinSpaces(node);
  for (const child of node.children) if (isElement(child)) tidyCode(child);
  tidyColumn(node);
}

/** Some of it holds at some widths only. */
const hasWidths = (node: CodeNode): boolean =>
  isElement(node) && [...node.style.keys()].some((property) => property.includes(':'));

const isPushed = (node: CodeNode | undefined): boolean => isElement(node) && node.style.get('margin-left') === 'auto';

const grows = (node: CodeNode): boolean => isElement(node) && node.style.has('flex-grow');

const isFold = (node: CodeNode): boolean => isElement(node) && node.rules.includes('fold');

const isLayer = (node: CodeNode): boolean => isElement(node) && node.rules.some((rule) => rule.startsWith('when-'));

const PIXELS = /^-?[\d.]+px$/;

const pixelsOf = (value: string | undefined): number => (value && PIXELS.test(value) ? Number.parseFloat(value) : 0);

/** What rounding takes from one distance in a row or column is given to the next, so that the last part is where it was. */
const carryRests = ({ style, children }: ElementNode): void => {
  if (style.get('display') !== 'flex') return;
  const side = style.get('flex-direction') === 'column' ? 'top' : 'left';
  const lost = (value: string | undefined): number => pixelsOf(value) - Math.round(pixelsOf(value));
  const gap = lost(style.get('gap'));
  let rest = lost(style.get(`padding-${side}`));
  // What unfolds a menu takes no room on a wide page, and neither does what only another state shows.
  for (const [at, child] of children.filter((child) => !isFold(child) && !isLayer(child)).entries()) {
    if (!isElement(child)) continue;
    const given = child.style.get(`margin-${side}`);
    if (at > 0) rest += gap;
    if (given !== undefined && !PIXELS.test(given)) continue;
    const exact = pixelsOf(given) + rest;
    rest = exact - Math.round(exact);
    child.style = new Map(child.style).set(`margin-${side}`, `${Math.round(exact)}px`);
    if (side === 'top') rest += lost(child.style.get('min-height')) + lost(child.style.get('height'));
  }
};

const tidyValue = (declared: string, value: string, { tag, style }: ElementNode): string | undefined => {
  const [variant, property] = splitVariant(declared);
  if (property === 'letter-spacing')
    return Math.abs(Number.parseFloat(value)) <
      Math.max(MIN_TRACKING_PX, Math.min(MAX_TRACKING_NOISE_PX, MIN_TRACKING_EM * pixelsOf(style.get('font-size'))))
      ? undefined
      : roundPixels(value, 10);
  if (
    property === 'font-size' ||
    property === 'line-height' ||
    property.startsWith('border') ||
    property === 'box-shadow' ||
    property === 'background'
  )
    return value;
  if (tag === 'td' && /^margin-(top|bottom)$/.test(property) && Math.abs(pixelsOf(value)) <= MAX_LEVEL_OFF_PX)
    return undefined;
  // A text must not break earlier than it did.
  if (property === 'width' && /^[ph]/.test(tag)) return value.replace(/^[\d.]+/, (px) => `${Math.ceil(Number(px))}`);
  const rounded = roundPixels(value, 1);
  const isNone = /^(padding|gap|margin)/.test(property)
    ? rounded === '0'
    : property === 'max-width' && rounded === '100%';
  // At one of several widths it is said that there is none, where there is some at the others.
  return isNone && (variant === '' || !style.has(property)) ? undefined : rounded;
};

const roundPixels = (value: string, parts: number): string =>
  value
    .replace(/[\d.]+(?=px)/g, (px) => `${Math.round(Number(px) * parts) / parts}`)
    .replace(/[\d.]+(?=%)/g, (share) => `${Math.round(Number(share) * 10) / 10}`)
    .replace(/^-?0px$/, '0')
    .replace(/^calc\(100% - 0px\)$/, '100%');

/** Where most of a column is as wide as it, that is said by saying nothing. */
const tidyColumn = (node: ElementNode): void => {
  const { style, children } = node;
  if (hasWidths(node) || children.some(hasWidths)) return;
  if (style.get('flex-direction') !== 'column' || style.get('align-items') !== 'flex-start') return;
  if (
    !children.every((child) => isElement(child) && (child.style.get('align-self') !== undefined || isPlainText(child)))
  )
    return;
  // Room after texts that end by themselves is nobody's.
  const isTexts = children.every((child) => isElement(child) && !child.style.has('align-self'));
  const isNeedless = (property: string): boolean =>
    property === 'align-items' || (isTexts && property === 'padding-right' && !PIXELS.test(style.get(property)!));
  node.style = new Map([...style].filter(([property]) => !isNeedless(property)));
  for (const child of children)
    if (isElement(child) && child.style.get('align-self') === 'stretch')
      child.style = new Map([...child.style].filter(([property]) => property !== 'align-self'));
};

/** It looks the same however wide it is. */
const isPlainText = (node: CodeNode): boolean =>
  isElement(node) &&
  /^(p|h\d|a|td|li)$/.test(node.tag) &&
  !['background', 'width', 'border', 'padding-left', 'text-align', 'max-width'].some((property) =>
    node.style.has(property),
  ) &&
  node.children.every((child) => child.kind === 'text' || (isElement(child) && child.isInline));

/** A space between words of two looks is part of the first of them, and needless beside a line break. */
const joinSpaces = (node: ElementNode): void => {
  const isBreak = (child: CodeNode | undefined): boolean => isElement(child) && child.tag === 'br';
  node.children = node.children.filter((child, at) => {
    if (child.kind !== 'text' || child.text !== ' ') return true;
    const before = node.children[at - 1];
    if (isBreak(before) || isBreak(node.children[at + 1])) return false;
    const words = isElement(before) ? before.children.at(-1) : undefined;
    if (words?.kind === 'text') words.text = `${words.text} `;
    return words?.kind !== 'text';
  });
};
