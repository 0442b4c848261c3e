import { joinParts } from '@blueprompt/core/guide/join-parts';
import type { Project } from '@blueprompt/core/project';
import type { Activity } from '@/strings/generate.ts';
import { analyzeHere } from './analyze-here.ts';
import { analyzeImage, type ImageOutcome } from './analyze-image.ts';
import type { GenerationCalls } from './generation-calls.ts';
import { toAnalysisRequest } from './to-analysis-request.ts';

type Retried = { ok: true; project: Project } | Extract<ImageOutcome, { ok: false }>;

/** Analyses one failed page again and puts it in its place; the other pages stay as they are. A width or state of a page becomes part of it. */
export const retryPage = async (
  project: Project,
  index: number,
  image: Blob,
  calls: GenerationCalls,
  hooks: { onActivity: (activity: Activity) => void; signal: AbortSignal; onDevice: boolean },
): Promise<Retried> => {
  const { reason: _failed, ...page } = project.outcomes[index]!;
  const request = toAnalysisRequest(project.uiType, page.name);
  const analyze = hooks.onDevice ? analyzeHere : analyzeImage;
  const outcome = await analyze(image, request, calls, hooks.onActivity, hooks.signal);
  if (!outcome.ok) return outcome;
  const outcomes = project.outcomes.with(index, { ...page, analysis: outcome.analysis, success: true });
  return { ok: true, project: joinParts({ ...project, outcomes }) };
};

/** Whether the other pages were measured in a browser: a page is tried again where they were, whatever this browser does with new projects. */
export const wasMeasuredHere = ({ outcomes }: Project): boolean =>
  outcomes.some(({ success, analysis }) => success && analysis.engine?.onDevice);
