import type { Style } from './style/tailwind-classes.ts';

/** What differs between the members of a repeated set: a prop of its component. */
export type Slot = {
  kind: 'text' | 'attribute' | 'class' | 'list' | 'flag';
  /** What it is in the tree, or the attribute's name: title, src. Of a look: the prop that has it. */
  use: string | Slot;
  /** The name of the prop, once the template is whole. */
  name: string;
  /** One for each member; members without it have none. */
  values: readonly (SlotValue | undefined)[];
};
export type SlotValue = string | true | Style | ListNode;

export type TextNode = { kind: 'text'; text: string | Slot };

export type ElementNode = {
  kind: 'element';
  /** Of what it shows in the tree. */
  node?: string | undefined;
  tag: string;
  use: string;
  attributes: Readonly<Record<string, string | true | Slot>>;
  style: Style;
  /** Declarations that differ between members. */
  styleSlot?: Slot | undefined;
  rules: readonly string[];
  isInline: boolean;
  /** Shown where this is given. */
  when?: Slot | undefined;
  repeat?: string | undefined;
  children: CodeNode[];
};

/** Members of a set, one after the other. */
export type ListNode = {
  kind: 'list';
  component: Component;
  members: number[];
  /** The prop that gives them, in a component. */
  slot?: Slot | undefined;
  /** The name of its array, elsewhere. */
  data?: string | undefined;
};

/** A part of the page in a file of its own. */
type SectionNode = { kind: 'section'; section: Section };
export type Section = { name: string; node: ElementNode };

export type CodeNode = TextNode | ElementNode | ListNode | SectionNode;

/** One for each repeated thing: its members are made from one template. */
export type Component = {
  name: string;
  /** The member that has the most parts; the others fit into it. */
  base: ElementNode;
  members: ElementNode[];
  /** Everywhere that members are, as runs of them. */
  lists: ListNode[];
  template: ElementNode;
  slots: Slot[];
  /** The landmark that it was first seen in, and the heading that it came after. */
  region: string;
  heading: string | undefined;
};

export const isElement = (node: CodeNode | undefined): node is ElementNode => node?.kind === 'element';

/** How many elements and texts a node is written with. */
export const countNodes = (node: CodeNode): number =>
  isElement(node) ? node.children.reduce((sum, child) => sum + countNodes(child), 1) : 1;
