import type { Draft } from '@blueprompt/core/analysis';
import { nameFromFile, withoutWidth } from '@blueprompt/core/guide/name-from-file';
import { defaultNumber } from './arrange-items.ts';
import { pagesOf, partsOf } from './page-parts.ts';
import type { WizardState } from './wizard-state.ts';

/** Screenshots of one page on a desktop and on a phone differ at least by this factor, in pixels. */
const MIN_WIDTH_FACTOR = 1.5;

/**
 * Two pages that are probably one at two widths, the wider first: one is much narrower, both look like screenshots, and they are
 * called the same but for the width. A name that says nothing speaks against nothing where there are only two pages.
 */
export const suggestPair = ({ items, images, uiType }: WizardState): [Draft, Draft] | undefined => {
  const pages = pagesOf(items);
  const single = pages.filter(({ id }) => partsOf(items, id, 'width').length === 0);
  const imageOf = ({ imageIndex }: Draft) => images[imageIndex];
  const subjectOf = (item: Draft): string => {
    const name = defaultNumber(item, uiType) === undefined ? item.name : nameFromFile(imageOf(item)?.name ?? '');
    return withoutWidth(name ?? '').toLowerCase();
  };
  const isPair = (wide: Draft, narrow: Draft): boolean => {
    const [one, other] = [imageOf(wide), imageOf(narrow)];
    if (!one || !other || one.doubt || other.doubt || one.width < MIN_WIDTH_FACTOR * other.width) return false;
    const [subject, same] = [subjectOf(wide), subjectOf(narrow)];
    return subject === '' || same === '' ? pages.length === 2 : subject === same;
  };
  for (const wide of single) {
    const narrow = single.find((each) => isPair(wide, each));
    if (narrow) return [wide, narrow];
  }
  return undefined;
};
