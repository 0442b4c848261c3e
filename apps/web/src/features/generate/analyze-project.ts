import type { Draft, PageOutcome } from '@blueprompt/core/analysis';
import { failedOutcome } from '@blueprompt/core/engine-answer/fallback-analysis';
import { imagePath } from '@blueprompt/core/guide/image-path';
import { joinParts } from '@blueprompt/core/guide/join-parts';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import type { ProjectRequest } from '@/draft/project-request.ts';
import { failures } from '@/strings/generate.ts';
import { analyzeHere } from './analyze-here.ts';
import { analyzeImage, type ImageOutcome } from './analyze-image.ts';
import type { GenerationCalls, ImageFailure, OnActivity } from './generation-calls.ts';
import { GenerationError } from './generation-error.ts';
import { nameShot } from './name-shot.ts';
import { toAnalysisRequest } from './to-analysis-request.ts';

type GenerationHooks = {
  /** Page `index` of the list is at work. */
  onActivity: (index: number, ...what: Parameters<OnActivity>) => void;
  /** Page `index` is done; facts are there when it succeeded with them. */
  onPage: (index: number, measurement: Measurement | undefined) => void;
  signal: AbortSignal;
};

/** The analysed project and where its pictures are kept, by image index; '' for one that could not be stored. */
export type Generated = { project: Project; imagePaths: string[] };

const storeImages = async (request: ProjectRequest, userId: string, calls: GenerationCalls): Promise<string[]> => {
  const startedAt = calls.now();
  return Promise.all(
    request.images.map(async (image, index) => {
      const path = imagePath(userId, startedAt, index, image.name);
      return (await calls.upload(path, image.blob)) ? path : '';
    }),
  );
};

const analyzeItems = async (
  request: ProjectRequest,
  calls: GenerationCalls,
  hooks: GenerationHooks,
): Promise<PageOutcome[]> => {
  const outcomes: PageOutcome[] = [];
  /** Names of the failed pages by what was said about them: seven times the same is one reason. */
  const reasons = new Map<string, string[]>();
  const causes = new Set<ImageFailure['cause']>();
  for (const [index, item] of request.items.entries()) {
    const outcome = await analyzeItem(request, index, calls, hooks);
    const marks = partMarkOf(request, item);
    if (outcome.ok) {
      outcomes.push({
        name: item.name,
        analysis: outcome.analysis,
        imageIndex: item.imageIndex,
        success: true,
        ...marks,
      });
    } else {
      causes.add(outcome.cause);
      // Another width or state may be called like its page.
      const name = nameShot(request, index) ?? item.name;
      reasons.set(outcome.message, [...(reasons.get(outcome.message) ?? []), name]);
      calls.warn(failures.reason([name], outcome.message));
      outcomes.push({ ...failedOutcome(item.name, item.imageIndex, outcome.message), ...marks });
    }
    hooks.onPage(index, outcome.ok ? outcome.analysis.measurement : undefined);
  }
  if (outcomes.every((outcome) => !outcome.success)) throw toError(request, causes, reasons);
  return outcomes;
};

/** Nothing could be analysed: what the catalogue guesses would be untrue where every cause is known. */
const toError = (
  { uiType }: ProjectRequest,
  causes: ReadonlySet<ImageFailure['cause']>,
  reasons: ReadonlyMap<string, string[]>,
): GenerationError => {
  if (causes.size === 1 && causes.has('unreached')) return new GenerationError('unreached', failures.none[uiType]);
  return new GenerationError(
    'all-failed',
    (causes.has(undefined) ? failures.every : failures.none)[uiType],
    [...reasons].map(([message, names]) => failures.reason(names, message)),
  );
};

/** Which page an item was marked as part of, by the page's image. */
const partMarkOf = ({ items }: ProjectRequest, { partOf }: Draft): Pick<PageOutcome, 'partOf'> => {
  const page = items.find(({ id }) => id === partOf?.pageId);
  if (!partOf || !page) return {};
  const { pageId: _, ...mark } = partOf;
  return { partOf: { ...mark, imageIndex: page.imageIndex } };
};

/** Whether another screenshot of its page, the widest in its usual state, is the one to write about. */
const isPartOfPage = ({ items, images }: ProjectRequest, item: Draft): boolean => {
  if (item.partOf?.as === 'state') return true;
  const pageOf = ({ id, partOf }: Draft): string => partOf?.pageId ?? id;
  const widthOf = ({ imageIndex }: Draft): number => images[imageIndex]?.width ?? 0;
  return items.some(
    (other) => other.partOf?.as !== 'state' && pageOf(other) === pageOf(item) && widthOf(other) > widthOf(item),
  );
};

const analyzeItem = (
  request: ProjectRequest,
  index: number,
  calls: GenerationCalls,
  hooks: GenerationHooks,
): Promise<ImageOutcome> => {
  hooks.signal.throwIfAborted();
  const item = request.items[index]!;
  const image = request.images[item.imageIndex];
  if (!image) return Promise.resolve({ ok: false, message: failures.missingImage, cause: 'image' });
  const onActivity: OnActivity = (...what) => hooks.onActivity(index, ...what);
  const asked = {
    ...toAnalysisRequest(request.uiType, item.name),
    ...(isPartOfPage(request, item) && { isPartOfPage: true }),
  };
  const analyze = request.onDevice ? analyzeHere : analyzeImage;
  return analyze(image.blob, asked, calls, onActivity, hooks.signal);
};

/** Analyses the pages or sections one at a time, in list order, and stores the pictures beside it (GE7–GE15, EN18). */
export const analyzeProject = async (
  request: ProjectRequest,
  calls: GenerationCalls,
  hooks: GenerationHooks,
): Promise<Generated> => {
  const session = await calls.session();
  if (!session) throw new GenerationError('not-authenticated', failures.notAuthenticated);
  const storing = storeImages(request, session.userId, calls);
  try {
    const outcomes = await analyzeItems(request, calls, hooks);
    const { promptName: name, uiType, homePage, notes, stack } = request;
    const project = joinParts({ name, uiType, outcomes, homePage, notes, stack });
    return { project, imagePaths: await storing };
  } catch (error) {
    // Nothing will point to these pictures; they must not stay behind.
    void storing.then((paths) => calls.discard(paths.filter((path) => path !== '')));
    throw error;
  }
};
