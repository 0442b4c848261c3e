import type { ElementType, Measurement } from '../measurement.ts';
import { counted } from './number-words.ts';
import { sizeWords } from './tree/phrase.ts';

const ASSETS: readonly ElementType[] = ['logo', 'image', 'avatar', 'chart', 'icon'];

const SUPPLY: Partial<Record<ElementType, string>> = {
  icon: 'one set, in the colour of the text beside them unless named',
  image: 'a box in the placeholder colour until supplied',
  avatar: 'as images',
};

/** Sizes are in the structure; a few of them say what to look for. */
const MAX_SIZES = 4;

const sizesOf = (all: readonly { box: { width: number; height: number } }[]): string => {
  const sizes = [...new Set(all.map(({ box }) => sizeWords(box.width, box.height)))];
  return sizes.length <= MAX_SIZES ? ` ${sizes.join(', ')}` : '';
};

/** What the coder has to bring along, by kind and name. */
export const writeAssets = ({ elements, paints = [] }: Measurement): string =>
  ASSETS.flatMap((type) => {
    // Small signs, such as the arrow of a menu, are among the paints.
    const all = [...elements, ...paints].filter((element) => element.type === type);
    if (all.length === 0) return [];
    const names = [...new Set(all.flatMap(({ name }) => name ?? []))];
    const what = type === 'icon' ? names.map((name) => ` [${name}]`).join('') : sizesOf(all);
    const note = SUPPLY[type];
    return [`- ${counted(all.length, type)}${what}${note ? ` (${note})` : ''}`];
  }).join('\n');
