import type { ElementType, Measurement } from '../measurement.ts';
import { counted, sizeOf } from './number-words.ts';

const ASSETS: readonly ElementType[] = ['logo', 'image', 'avatar', 'chart', 'icon'];

const SUPPLY: Partial<Record<ElementType, string>> = {
  icon: 'one icon set; where no colour is named, drawn in the colour of the text beside it',
  image: 'until the file is there, a flat box in the placeholder colour',
  avatar: 'until the file is there, a flat box in the placeholder colour',
  chart: 'draw with a chart library or inline SVG',
};

/** Icons of one set are measured in many sizes, which stand where they stand. */
const MAX_SIZES = 5;

/** What the coder has to bring along, by kind and size; places stand in the structure. */
export const writeAssets = ({ elements, paints = [] }: Measurement): string =>
  ASSETS.flatMap((type) => {
    // Small signs, such as the arrow of a menu, are among the paints.
    const all = [...elements, ...paints].filter((element) => element.type === type);
    if (all.length === 0) return [];
    const sizes = new Map<string, number>();
    for (const { box } of all) sizes.set(sizeOf(box), (sizes.get(sizeOf(box)) ?? 0) + 1);
    const list = [...sizes]
      .sort((a, b) => b[1] - a[1])
      .map(([size, count]) => (count > 1 && sizes.size > 1 ? `${count} of ${size}` : size));
    const shown = list.length <= MAX_SIZES ? list : [...list.slice(0, MAX_SIZES - 1), 'others as placed'];
    const names = [...new Set(all.flatMap(({ name }) => name ?? []))];
    const named = names.length > 0 ? ` [${names.join('] [')}]` : '';
    const note = SUPPLY[type];
    return [`- ${counted(all.length, type)}${named}: ${shown.join(', ')}${note ? ` (${note})` : ''}`];
  }).join('\n');
