import type { Analysis } from '@blueprompt/core/analysis';
import type { AnalysisEngine, AnalyzeInput, ChatInput, ChatReply, SavedProjectText } from './analysis-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createWorkLane } from './work-lane.ts';

const THREAD = new URL('./engine-thread.ts', import.meta.url);
/** The densest page that can be measured stays far below this, on a busy machine too. */
const ANALYSIS_LIMIT_MS = 60_000;
/** Saved projects and chat contexts are whatever their owner wrote: real ones take well below a second. */
const WRITTEN_LIMIT_MS = 3_000;

export type ThreadRequest =
  | { kind: 'analysis'; input: AnalyzeInput }
  | { kind: 'chat'; input: ChatInput }
  | { kind: 'guide'; input: SavedProjectText };
export type ThreadReply =
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'chat'; reply: ChatReply }
  | { kind: 'guide'; guide: string }
  | { kind: 'failed'; message: string };
type Reply<Kind> = Extract<ThreadReply, { kind: Kind }>;

const NO_BYTES = new Uint8Array();

/**
 * The local engine on threads of its own: writing a dense page takes tens of milliseconds, in which this thread would
 * answer nobody. What users wrote themselves has other threads than what was measured, so that it holds up no analysis; and
 * anybody may ask for a guide, so that those do not hold up a chat either.
 */
export const createThreadedEngine = (
  version: string,
  thread: URL = THREAD,
  writtenLimitMs = WRITTEN_LIMIT_MS,
): AnalysisEngine => {
  const lanes = {
    analysis: createWorkLane<ThreadRequest, ThreadReply>({ thread, limitMs: ANALYSIS_LIMIT_MS }),
    chat: createWorkLane<ThreadRequest, ThreadReply>({ thread, limitMs: writtenLimitMs }),
    guide: createWorkLane<ThreadRequest, ThreadReply>({ thread, limitMs: writtenLimitMs }),
  };

  const ask = async <Kind extends ThreadRequest['kind']>(
    request: ThreadRequest & { kind: Kind },
    signal: AbortSignal,
  ): Promise<Reply<Kind>> => {
    const reply = await lanes[request.kind](request, signal);
    if (reply.kind === 'failed') throw new Error(reply.message);
    return reply as Reply<Kind>;
  };

  const { name, version: localVersion } = createLocalEngine(version);
  return {
    name,
    version: localVersion,
    analyze: async ({ measurement, request }, { onStage, signal }) => {
      onStage('writing');
      // The words come from the facts alone: the picture stays here.
      const { analysis } = await ask({ kind: 'analysis', input: { image: NO_BYTES, measurement, request } }, signal);
      return { ...analysis, measurement };
    },
    chat: async ({ attachment, ...input }, { signal }) => {
      const facts = attachment && { image: NO_BYTES, measurement: attachment.measurement };
      return (await ask({ kind: 'chat', input: { ...input, attachment: facts } }, signal)).reply;
    },
    guide: async (input, { signal }) => (await ask({ kind: 'guide', input }, signal)).guide,
  };
};
