import type { Draft } from '@blueprompt/core/analysis';
import type { Project } from '@blueprompt/core/project';
import type { DraftImage } from '@/draft/draft-image.ts';
import { gatherParts, pagesOf } from './page-parts.ts';
import { emptyWizard, type WizardState } from './wizard-state.ts';

type Outcome = Project['outcomes'][number];
/** A screenshot of a page, and what it is to another one that stands for the page. */
type Shot = { imageIndex: number; mark: { as: 'width' } | { as: 'state'; name: string } };

const shotsOf = ({ analysis, imageIndex, narrowerImages = [], stateImages = [] }: Outcome): Shot[] => [
  ...[imageIndex, ...narrowerImages].map((index): Shot => ({ imageIndex: index, mark: { as: 'width' } })),
  ...stateImages.map(
    (index, order): Shot => ({
      imageIndex: index,
      mark: { as: 'state', name: analysis.states?.[order]?.name ?? '' },
    }),
  ),
];

/** A page that was marked as part of another and failed is part of it again; `pageIds` are by the image of a page. */
const partMarkOf = ({ partOf }: Outcome, pageIds: ReadonlyMap<number, string>): Pick<Draft, 'partOf'> => {
  const pageId = partOf && !partOf.apart ? pageIds.get(partOf.imageIndex) : undefined;
  if (!partOf || pageId === undefined) return {};
  return { partOf: partOf.as === 'width' ? { pageId, as: 'width' } : { pageId, as: 'state', name: partOf.name } };
};

/**
 * A finished project as a draft at its pages, to add one, to replace a screenshot or to measure all of them again. What has
 * lost its screenshot is left out: another width then stands for its page. `images` are those of the project, by their index.
 */
export const draftOfProject = (
  { uiType, outcomes, homePage = 0, notes }: Project,
  images: readonly (DraftImage | undefined)[],
  promptName: string,
): WizardState => {
  let nextItem = 1;
  const takeId = (): string => `item-${nextItem++}`;
  const pages = outcomes.flatMap((outcome) => {
    const [first, ...others] = shotsOf(outcome).filter(({ imageIndex }) => images[imageIndex] !== undefined);
    if (!first) return [];
    const pageId = takeId();
    const parts = others.map(
      ({ imageIndex, mark }): Draft => ({
        id: takeId(),
        name: outcome.name,
        imageIndex,
        partOf: { pageId, ...mark },
      }),
    );
    return [{ outcome, page: { id: pageId, name: outcome.name, imageIndex: first.imageIndex }, parts }];
  });
  const pageIds = new Map(pages.map(({ outcome, page }) => [outcome.imageIndex, page.id]));
  const items = gatherParts(
    pages.flatMap(({ outcome, page, parts }): Draft[] => [{ ...page, ...partMarkOf(outcome, pageIds) }, ...parts]),
  );
  const kept = images.flatMap((image, index) =>
    image && items.some((item) => item.imageIndex === index) ? [index] : [],
  );
  const home = items.find(({ id }) => id === pages.find(({ outcome }) => outcome === outcomes[homePage])?.page.id);
  return {
    ...emptyWizard,
    step: 'organize-sections',
    uiType,
    images: kept.flatMap((index) => images[index] ?? []),
    items: items.map((item) => ({ ...item, imageIndex: kept.indexOf(item.imageIndex) })),
    homePageId: home?.partOf?.pageId ?? home?.id ?? pagesOf(items)[0]?.id,
    notes: notes ?? '',
    promptName,
    nextItem,
  };
};
