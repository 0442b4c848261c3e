import { Analysis, AnalysisRequest } from '@blueprompt/core/analysis';
import type { AnalyzeEvent } from '@blueprompt/core/analyze-event';
import type { OnStage } from '@blueprompt/vision/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { TookTooLong } from '../engines/work-lane.ts';
import { answerFailure, answerOf, type Failure, Refusal } from '../http/failure.ts';
import { acceptsEvents, streamEvents } from '../http/stream-events.ts';
import { measureCounted, refusedBy } from '../measuring/measure-counted.ts';
import { parseImage, type SentImage } from '../measuring/parse-image.ts';
import { mayUseImage } from '../members/entitlement.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readPictureBody } from './guard.ts';
import { PART_OF_PAGE, refuseModel } from './refuse-model.ts';

const MAX_NAME_CHARS = 200;
const name = z.string().max(MAX_NAME_CHARS).optional();
const Body = AnalysisRequest.extend({ imageBase64: z.string(), pageName: name, sectionName: name });

type FunctionContext = Context<{ Variables: FunctionVariables }>;
type Outcome = { ok: true; analysis: Analysis } | { ok: false; failure: Failure };
type Work = { image: SentImage; request: AnalysisRequest; userId: string; requestId: string };

const writeCached = async (
  deps: FunctionDeps,
  { image, request, userId }: Work,
  measurement: NonNullable<Analysis['measurement']>,
  options: { signal: AbortSignal; onStage: OnStage },
): Promise<Analysis> => {
  const key = `analysis ${deps.engine.version} ${image.hash} ${JSON.stringify(request)}`;
  const known = Analysis.safeParse(await deps.cache.load(key));
  if (known.success) return { ...known.data, measurement };
  const analysis = await deps.engine.analyze(
    { image: image.bytes, measurement, request },
    { ...options, refuseModel: request.isPartOfPage ? async () => PART_OF_PAGE : refuseModel(deps, userId) },
  );
  // A model's words cost money; our own are made faster than they are read back. A stand-in answer is not kept.
  if (analysis.engine?.kind === 'model') await deps.cache.save(key, { ...analysis, measurement: undefined });
  return { ...analysis, measurement };
};

/** Writes about what was measured; there are no words for a picture with nothing on it. */
const analyze = async (
  deps: FunctionDeps,
  work: Work,
  options: { signal: AbortSignal; onStage: OnStage },
): Promise<Outcome> => {
  const counted = await measureCounted(deps, work.image, { ...options, userId: work.userId });
  if (!counted.ok) return counted;
  if (counted.isEmpty) return { ok: false, failure: { code: 'nothing_to_build' } };
  return { ok: true, analysis: await writeCached(deps, work, counted.measurement, options) };
};

const analyzeObserved = async (deps: FunctionDeps, work: Work, options: { signal: AbortSignal; onStage: OnStage }) => {
  const outcome = await analyze(deps, work, options).catch((error: unknown): Outcome => {
    if (options.signal.aborted) return { ok: false, failure: { code: 'cancelled' } };
    if (error instanceof TookTooLong) return { ok: false, failure: { code: 'writing_timed_out' } };
    deps.log.error({ requestId: work.requestId, err: error }, 'analysis failed');
    return { ok: false, failure: { code: 'internal', requestId: work.requestId } };
  });
  const engine = outcome.ok ? (outcome.analysis.engine?.kind ?? 'local') : 'none';
  deps.metrics.analyses.inc({ engine, outcome: outcome.ok ? 'ok' : outcome.failure.code });
  return outcome;
};

const toEvent = (outcome: Outcome): AnalyzeEvent => {
  if (outcome.ok) return { type: 'result', analysis: outcome.analysis };
  const { status, message, retryAfterSeconds } = answerOf(outcome.failure);
  return { type: 'error', status, code: outcome.failure.code, message, retryAfterSeconds };
};

/** Answers the analysis of one picture: as JSON, or as events while it is made for a caller who accepts them. */
export const analyzeUi =
  (deps: FunctionDeps) =>
  async (c: FunctionContext): Promise<Response> => {
    const { imageBase64, ...request } = await readPictureBody(c, Body);
    const parsed = parseImage(imageBase64);
    if (!parsed.ok) throw new Refusal(parsed.failure);
    const { userId } = c.get('user');
    const who = { userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
    const permission = await mayUseImage(deps.database, who, parsed.image.hash);
    if (permission.state === 'refused') return answerFailure(c, refusedBy(permission.plan));
    const work: Work = { image: parsed.image, request, userId, requestId: c.get('requestId') };
    if (acceptsEvents(c))
      return streamEvents<AnalyzeEvent>(c, async (signal, send) => {
        const onStage: OnStage = (stage, found) => send({ type: 'stage', stage, ...(found && { found }) });
        return toEvent(await analyzeObserved(deps, work, { signal, onStage }));
      });
    const outcome = await analyzeObserved(deps, work, { signal: c.req.raw.signal, onStage: () => undefined });
    return outcome.ok ? c.json(outcome.analysis) : answerFailure(c, outcome.failure);
  };
