import type { Slot } from '../code-node.ts';

/** Longer texts, in letters on average, describe; shorter ones name. */
const MIN_DESCRIPTION_CHARS = 36;

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  'aria-label': 'label',
  'aria-checked': 'checked',
  alt: 'alt',
  placeholder: 'placeholder',
  href: 'href',
};
/** What texts look like tells what they are, where all of a slot do. */
const KINDS: readonly [pattern: RegExp, name: string][] = [
  [/^[+-]?[\d.,]+ ?%$/, 'percent'],
  [/^[-+]?[$€£¥] ?[\d.,]+[kKmMbB]?$/, 'price'],
  [/^\S+@\S+\.\S+$/, 'email'],
  [/^#\w*\d+$/, 'number'],
  [/^\d{1,2}:\d{2}/, 'time'],
  [/\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|\d[./-]\d+[./-]\d|\b(ago|yesterday|today)$/i, 'date'],
  [/^[-+]?[\d.,]+[kKmMbB]?$/, 'value'],
];

/** Names the props of a component by what they are: title, price, icon. */
export function nameSlots(slots: readonly Slot[]): void {
  const taken = new Set<string>();
  // Looks are named after the props that have them.
  for (const slot of slots.toSorted((a, b) => Number(a.kind === 'class') - Number(b.kind === 'class'))) {
    const name = nameOf(slot, slots);
    let distinct = name;
    for (let copy = 2; taken.has(distinct); copy++) distinct = `${name}${copy}`;
    taken.add(distinct);
    slot.name = distinct;
  }
}

const classNameOf = (use: string | Slot): string => {
  const name = typeof use === 'object' ? use.name : use.replace(/\W/g, '');
  return name === '' ? 'className' : `${name}ClassName`;
};

const nameOf = ({ kind, use, values }: Slot, slots: readonly Slot[]): string => {
  if (kind === 'list') return 'items';
  if (kind === 'class' || typeof use === 'object') return classNameOf(use);
  if (kind === 'flag')
    return use === 'checked' ? 'checked' : `has${use[0]!.toUpperCase()}${use.slice(1).replace(/\W/g, '')}`;
  const texts = values.filter((value) => typeof value === 'string' && value !== '') as string[];
  if (kind === 'attribute')
    return use === 'src' || (use === 'href' && texts[0]?.includes('/assets/'))
      ? pictureName(texts)
      : (ATTRIBUTE_NAMES[use] ?? use.replace(/\W/g, ''));
  const known = KINDS.find(([pattern]) => texts.every((text) => pattern.test(text)))?.[1];
  if (known) return known;
  const average = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  if (average >= MIN_DESCRIPTION_CHARS) return 'description';
  if (use === 'title') return 'title';
  if (use === 'badge' || use === 'button') return use === 'button' ? 'action' : 'badge';
  const first = slots.find((slot) => slot.kind === 'text');
  return first?.values === values
    ? slots.filter((slot) => slot.kind === 'text').length > 1
      ? 'title'
      : 'label'
    : 'text';
};

const pictureName = (addresses: readonly string[]): string =>
  addresses.every((address) => /avatar/.test(address))
    ? 'avatar'
    : addresses.every((address) => address.includes('.svg'))
      ? 'icon'
      : 'image';
