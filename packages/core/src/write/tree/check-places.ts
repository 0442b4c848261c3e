import { area } from '../../geometry.ts';
import { cutShort } from '../../text/cut-short.ts';
import { kindOf, type PageNode, textNodesOf } from '../page/page-node.ts';
import { quoteText } from '../quote-text.ts';
import { isPhrase } from './phrase.ts';
import type { Component } from './write-sets.ts';

/** A page is checked well enough at its title and its largest boxes: so many of them. */
const MAX_PLACES = 10;
/** Members of one component that are listed; more of them are evenly placed as a rule. */
const MAX_MEMBERS = 4;
/** Enough of a text to find it. */
const MAX_CHARS = 16;

const cornerOf = ({ box }: PageNode): string => `${Math.round(box.x)},${Math.round(box.y)}`;

const isHeading = (node: PageNode): boolean => node.kind === 'text' && node.tag !== undefined && node.tag !== 'link';

const nameOf = (node: PageNode): string => {
  const text = node.kind === 'text' ? node : textNodesOf(node.children).find(isHeading);
  return [kindOf(node), text && quoteText(cutShort(text.block.text, MAX_CHARS))].filter(Boolean).join(' ');
};

/** The title and boxes that hold others, outside of components. */
const markedNodes = (nodes: readonly PageNode[], members: ReadonlySet<PageNode>): PageNode[] =>
  nodes.flatMap((node) => {
    if (members.has(node)) return [];
    const isMarked =
      (node.kind === 'text' && node.tag === 'h1') || (node.kind !== 'group' && node.kind !== 'page' && !isPhrase(node));
    return [...(isMarked ? [node] : []), ...markedNodes(node.children, members)];
  });

/** Where the top left corners of boxes and headings are on the page, to check a build against. */
export const writePlaces = (nodes: readonly PageNode[], components: readonly Component[]): string => {
  const marked = markedNodes(nodes, new Set(components.flatMap(({ members }) => members)));
  const kept = new Set(marked.toSorted((a, b) => area(b.box) - area(a.box)).slice(0, MAX_PLACES));
  const places = marked.filter((node) => kept.has(node)).map((node) => `${nameOf(node)} ${cornerOf(node)}`);
  const sets = components.map(({ name, members }) => {
    const rest = members.length > MAX_MEMBERS ? ' …' : '';
    return `${name} ${members.slice(0, MAX_MEMBERS).map(cornerOf).join(' ')}${rest}`;
  });
  return [...places, ...sets].join('; ');
};
