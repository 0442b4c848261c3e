import type { UiType } from '../analysis.ts';
import type { Project } from '../project.ts';
import { plainName } from '../text/quote-text.ts';
import { defaultName } from './default-name.ts';

/** What a guide calls its pages: in their titles, and one or several of them in a sentence. */
type PageLabels = {
  titleOf: (index: number) => string;
  /** "page 2", "pages 1 and 3". */
  nameSome: (indexes: readonly number[]) => string;
};

/** True for a name that nobody gave, of whatever place. */
const isDefault = (name: string, uiType: UiType): boolean =>
  name === defaultName(uiType, Number(/\d+$/.exec(name)?.[0]));

/** Pages go by their places, and by their names alone where some were moved and kept the number that they had. */
export const labelPages = ({ outcomes, uiType }: Pick<Project, 'outcomes' | 'uiType'>): PageLabels => {
  const names = outcomes.map(({ name }) => plainName(name));
  const isMoved = names.some((name, at) => isDefault(name, uiType) && name !== defaultName(uiType, at + 1));
  const unit = uiType === 'landing' ? 'section' : 'page';
  return {
    titleOf: (index) => {
      const [name, place] = [names[index]!, defaultName(uiType, index + 1)];
      return isMoved || name === place ? name : `${place}: ${name}`;
    },
    nameSome: (indexes) => {
      const some = indexes.map((index) => (isMoved ? names[index]! : `${index + 1}`));
      const list = some.length > 1 ? `${some.slice(0, -1).join(', ')} and ${some.at(-1)}` : some.join('');
      return isMoved ? list : `${unit}${some.length === 1 ? '' : 's'} ${list}`;
    },
  };
};
