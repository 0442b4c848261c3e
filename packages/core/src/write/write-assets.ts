import type { Asset } from '../assets/list-assets.ts';
import type { ElementType, Measurement } from '../measurement.ts';
import { listTypes } from '../ontology/element-types.ts';
import { quoteText } from '../text/quote-text.ts';
import { counted } from './number-words.ts';
import { sizeWords } from './tree/phrase.ts';

const ASSETS = listTypes('asset');

const SUPPLY: Partial<Record<ElementType, string>> = {
  icon: 'one set, in the colour of the text beside them unless named',
  image: 'a box in the placeholder colour until supplied',
  avatar: 'as images',
};

/** Sizes are in the structure; a few of them say what to look for. */
const MAX_SIZES = 4;

type Shown = Measurement['elements'][number];

const sizesOf = (all: readonly Shown[]): string => {
  const sizes = [...new Set(all.map(({ box }) => sizeWords(box.width, box.height)))];
  return sizes.length <= MAX_SIZES ? ` ${sizes.join(', ')}` : '';
};

/** Names are made of words beside the picture, which are copy like all words of the screenshot. */
const listFiles = (assets: readonly Asset[]): string =>
  assets.length > 0 ? `: ${assets.map(({ file }) => quoteText(file)).join(' ')}` : '';

const filesOf = (all: readonly Shown[], assets: readonly Asset[]): string => {
  const ids = new Set(all.map(({ id }) => id));
  return listFiles(assets.filter(({ elementIds }) => elementIds.some((id) => ids.has(id))));
};

/** Where the files are, for who has them beside the guide. */
const WHERE =
  'Cut from the screenshot into assets/, files in reading order; icon [name] is name.svg in currentColor: paste it inline, in the size of its file, centred where the structure has it.';

/** What the page shows that is no text or box: icons without a name in the structure and all others by their files. */
export const writeAssets = ({ elements, paints = [] }: Measurement, assets: readonly Asset[]): string => {
  const kinds = ASSETS.flatMap((type) => {
    // Small signs, such as the arrow of a menu, are among the paints.
    const all = [...elements, ...paints].filter((element) => element.type === type);
    if (all.length === 0) return [];
    // Icons are named where they are, in the structure.
    const what = type === 'icon' ? '' : sizesOf(all);
    const note = SUPPLY[type];
    const unnamed = all.filter(({ name }) => name === undefined);
    return [`- ${counted(all.length, type)}${what}${note ? ` (${note})` : ''}${filesOf(unnamed, assets)}`];
  });
  // What no element shows lies behind a part of the page.
  const ids = new Set([...elements, ...paints].map(({ id }) => id));
  const behind = assets.filter(({ elementIds }) => !elementIds.some((id) => ids.has(id)));
  if (behind.length > 0) kinds.push(`- ${counted(behind.length, 'background photo')}${listFiles(behind)}`);
  return [...(assets.length > 0 ? [WHERE] : []), ...kinds].join('\n');
};
