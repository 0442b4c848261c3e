import type { Component } from '../code-node.ts';
import { toPascal } from '../identifiers.ts';

const USE_NAMES: Readonly<Record<string, string>> = {
  link: 'NavLink',
  group: 'Item',
  item: 'Item',
  text: 'Item',
  title: 'Item',
  row: 'Row',
  column: 'Column',
};

/** Names components by what they are and the landmark that they are in: StatCard, SidebarItem, TableRow. */
export function nameComponents(components: readonly Component[], distinct: (name: string) => string): void {
  for (const component of components) component.name = distinct(nameOf(component));
}

const nameOf = ({ template, slots, region, heading }: Component): string => {
  if (template.tag === 'tr') return 'TableRow';
  if (template.tag === 'td') return 'TableCell';
  const place = toPascal(region, 1) ?? '';
  const use = USE_NAMES[template.use] ?? toPascal(template.use, 1) ?? 'Item';
  if (use === 'NavLink' && place !== '') return `${place}Link`;
  if (use === 'Card') {
    if (slots.some(({ name }) => name === 'value' || name === 'percent')) return 'StatCard';
    if (slots.some(({ name }) => name === 'price')) return 'PriceCard';
    if (slots.some(({ name }) => name === 'image')) return 'MediaCard';
    return slots.some(({ name }) => name === 'icon') ? 'FeatureCard' : 'InfoCard';
  }
  if (use === 'NavLink' || place !== '') return `${place}${use}`;
  // A longer heading is a sentence: it names no list.
  const isTopic = use === 'Item' && heading !== undefined && heading.trim().split(/\s+/).length <= MAX_TOPIC_WORDS;
  const topic = isTopic ? toPascal(heading, MAX_TOPIC_WORDS) : undefined;
  if (topic && !slots.some(({ name }) => TELLING.has(name))) return `${topic}Item`;
  const content = CONTENT_NAMES.find(([name]) => slots.some((slot) => slot.name === name))?.[1];
  return content === use ? use : `${content ?? PURPOSES[use] ?? ''}${use}`;
};

/** Words of a heading that name what is listed below it. */
const MAX_TOPIC_WORDS = 2;
/** What says more of an item than where it is. */
const TELLING: ReadonlySet<string> = new Set(['avatar', 'price', 'value']);

/** Of controls whose bare names are those of a library's primitives. */
const PURPOSES: Readonly<Record<string, string>> = {
  Button: 'Action',
  Badge: 'Status',
  Input: 'Form',
  Switch: 'Setting',
};

/** What is in an unnamed item tells it from others. */
const CONTENT_NAMES: readonly [slot: string, name: string][] = [
  ['avatar', 'Person'],
  ['price', 'Price'],
  ['value', 'Stat'],
  ['image', 'Media'],
  ['icon', 'Icon'],
  ['description', 'Text'],
];
