import type { Draft } from '@blueprompt/core/analysis';
import { defaultName } from '@blueprompt/core/guide/default-name';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { loading, type Unit } from '@/strings/generate.ts';

/** What the run is counted in. */
export const unitOf = ({ uiType, items }: Pick<ProjectRequest, 'uiType' | 'items'>): Unit => {
  if (items.some(({ partOf }) => partOf)) return 'screenshot';
  return uiType === 'landing' ? 'section' : 'page';
};

/** The name of what is being measured; undefined where it has none but its number. */
export const nameShot = (
  { uiType, items }: Pick<ProjectRequest, 'uiType' | 'items'>,
  index: number,
): string | undefined => {
  const item: Draft | undefined = items[index];
  const page = items.find(({ id }) => id === item?.partOf?.pageId);
  if (item?.partOf && page)
    return item.partOf.as === 'state' ? loading.state(item.partOf.name, page.name) : loading.width(page.name);
  return item?.name === defaultName(uiType, index + 1) && unitOf({ uiType, items }) !== 'screenshot'
    ? undefined
    : item?.name;
};

/** Which one it is in the run, beside its name: "Page 2, page 1 of 3" would be a riddle where pages were moved. */
export const placeShot = (request: Pick<ProjectRequest, 'uiType' | 'items'>, index: number): string => {
  const { uiType, items } = request;
  const [n, count] = [index + 1, items.length];
  const unit = unitOf(request);
  const isNumber = items.some((_, at) => items[index]?.name === defaultName(uiType, at + 1));
  return isNumber && unit !== 'screenshot' ? loading.placeBare(n, count) : loading.place(unit, n, count);
};
