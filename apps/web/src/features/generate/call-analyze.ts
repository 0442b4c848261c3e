import { AnalyzeEvent } from '@blueprompt/core/analyze-event';
import { toJsonBody } from '@/analysis/json-body.ts';
import { readEvents } from '@/client/read-events.ts';
import { failures } from '@/strings/generate.ts';
import type { AnalyzeAnswer, AnalyzeBody, CallFailure, OnStage } from './generation-calls.ts';

const readFailure = async (response: Response): Promise<CallFailure> => {
  const body = (await response.json().catch(() => ({}))) as { error?: unknown; code?: unknown };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    code: typeof body.code === 'string' ? body.code : '',
    message: typeof body.error === 'string' ? body.error : failures.status,
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
  };
};

/** Calls analyze-ui with the user's token and follows its progress; the client library cannot read a stream (PE14). */
export const callAnalyze = async (
  {
    fetch,
    accessToken,
    publishableKey,
  }: { fetch: typeof globalThis.fetch; accessToken: string; publishableKey: string },
  body: AnalyzeBody,
  onStage: OnStage,
  signal: AbortSignal,
): Promise<AnalyzeAnswer> => {
  let response: Response;
  try {
    response = await fetch('/functions/v1/analyze-ui', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        apikey: publishableKey,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: toJsonBody(body),
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof TypeError ? failures.offline : String(error);
    return { ok: false, failure: { status: 0, code: 'network', message } };
  }
  if (!response.ok) return { ok: false, failure: await readFailure(response) };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return { ok: true, data: await response.json().catch(() => undefined) };
  if (!response.body) return { ok: true, data: undefined };
  try {
    for await (const event of readEvents(response.body, AnalyzeEvent)) {
      if (event.type === 'stage') onStage(event.stage, event.found);
      else if (event.type === 'result') return { ok: true, data: event.analysis };
      else return { ok: false, failure: event };
    }
  } catch {
    // The connection broke in the middle of the answer.
    signal.throwIfAborted();
    return { ok: false, failure: { status: 0, code: 'network', message: failures.cutOff } };
  }
  return { ok: true, data: undefined }; // the stream ended without an answer (GE16)
};
