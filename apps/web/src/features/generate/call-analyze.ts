import { AnalyzeEvent } from '@blueprompt/core/analyze-event';
import { toJsonBody } from '@/client/json-body.ts';
import { readEvents } from '@/client/read-events.ts';
import { failures } from '@/strings/generate.ts';
import type { AnalyzeBody, CallAnswer, OnStage } from './generation-calls.ts';
import { type Connection, postFunction } from './post-function.ts';

/** Calls analyze-ui with the user's token and follows its progress; the client library cannot read a stream (PE14). */
export const callAnalyze = async (
  connection: Connection,
  body: AnalyzeBody,
  onStage: OnStage,
  signal: AbortSignal,
): Promise<CallAnswer> => {
  const sent = { body: toJsonBody(body), accept: 'text/event-stream', signal };
  const posted = await postFunction(connection, 'analyze-ui', sent);
  if (!posted.ok) return posted;
  const { response } = posted;
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
