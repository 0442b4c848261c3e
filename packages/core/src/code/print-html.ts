import type { ClassSheet } from './class-sheet.ts';
import { toPictureAddress } from './draw/draw-picture.ts';
import { escapeHtml } from './draw/escape-html.ts';
import type { Content, View } from './view.ts';

/** Elements without an end tag. */
const VOID: ReadonlySet<string> = new Set(['img', 'input', 'hr', 'br']);
/** Elements of a drawing that hold nothing. */
const CLOSED: ReadonlySet<string> = new Set(['use', 'image']);

/** A view as HTML, with one class for how it looks and one for where it is. */
function printHtml(view: Content, sheet: ClassSheet): string {
  if (typeof view === 'string') return escapeHtml(view);
  const { tag, drawing, children } = view;
  const start = printStart(view, sheet);
  if (VOID.has(tag)) return start;
  if (CLOSED.has(tag)) return start.replace(/>$/, '/>');
  return `${start}${drawing?.shapes ?? ''}${printChildren(children, sheet)}</${tag}>`;
}

/** The start tag of a view. */
export const printStart = (view: View, sheet: ClassSheet): string => {
  const [kind, rest] = attributesOf(view);
  return `<${[view.tag, ...kind, ...classOf(view, sheet), ...rest].join(' ')}>`;
};

export const printChildren = (children: readonly Content[], sheet: ClassSheet): string =>
  children.map((child) => printHtml(child, sheet)).join(isProse(children) ? '' : '\n');

/** White space between words is seen; between boxes it is not. */
const isProse = (children: readonly Content[]): boolean =>
  children.some((child) => typeof child === 'string' || child.isInline);

const classOf = ({ use, look, place, rules, isInline }: View, sheet: ClassSheet): string[] => {
  if (isInline) return look.length > 0 ? [`style="${look.join(';')}"`] : [];
  const list = [sheet.classOf(use, look), sheet.classOf('at', place), ...rules].filter(Boolean);
  return list.length > 0 ? [`class="${list.join(' ')}"`] : [];
};

/** Attributes that say what kind of element it is, which readers look for first. */
const KINDS: ReadonlySet<string> = new Set(['type', 'role', 'href', 'aria-hidden']);

const attributesOf = ({ tag, attributes, drawing }: View): [kind: string[], rest: string[]] => {
  const address = tag === 'img' && drawing ? { src: toPictureAddress(drawing.shapes, drawing.box) } : {};
  const all = Object.entries({ ...attributes, ...address });
  const print = ([name, value]: [string, string | true]): string =>
    // Between double quotes an apostrophe ends nothing, and drawings are full of them.
    value === true ? name : `${name}="${escapeHtml(value).replaceAll('&#39;', "'")}"`;
  return [all.filter(([name]) => KINDS.has(name)).map(print), all.filter(([name]) => !KINDS.has(name)).map(print)];
};
