import { setImmediate } from 'node:timers/promises';
import type { AgentCall } from '@blueprompt/core/agent/agent-tool';
import type { Analysis, AnalysisRequest } from '@blueprompt/core/analysis';
import type { Measurement } from '@blueprompt/core/measurement';
import type { AnalysisEngine, ChatInput, ChatReply, SavedProjectText } from './analysis-engine.ts';
import { createLocalEngine } from './local-engine.ts';
import { createWorkLane } from './work-lane.ts';

const THREAD = new URL('./engine-thread.ts', import.meta.url);
/** The densest page that can be measured stays far below this, on a busy machine too. */
const ANALYSIS_LIMIT_MS = 60_000;
/** Several dense pages in one answer; an agent that asks for more of them asks for fewer at once. */
const AGENT_LIMIT_MS = 20_000;
/** Saved projects and chat contexts are whatever their owner wrote: real ones take well below a second. */
const WRITTEN_LIMIT_MS = 3_000;

/** Facts travel as JSON: copying the text of a dense page takes a third of the time of copying its objects. */
type Facts = string;

/** The pictures themselves stay here: the words come from the facts alone. */
export type ThreadRequest =
  | { kind: 'analysis'; measurement: Facts; request: AnalysisRequest }
  | { kind: 'chat'; input: Omit<ChatInput, 'attachment'>; attachment: Facts | undefined }
  | { kind: 'guide'; input: SavedProjectText }
  | { kind: 'agent'; call: Omit<AgentCall, 'measurements'>; measurements: Facts[] }
  | { kind: 'reconcile'; answer: Analysis; own: Analysis; measurement: Facts };
export type ThreadReply =
  | { kind: 'analysis'; analysis: Analysis }
  | { kind: 'chat'; reply: ChatReply }
  | { kind: 'guide'; guide: string }
  | { kind: 'agent'; answer: string }
  | { kind: 'reconcile'; reconciled: Analysis | undefined }
  | { kind: 'failed'; name: string; message: string; stack: string | undefined };
type Kind = ThreadRequest['kind'];
type Reply<K> = Extract<ThreadReply, { kind: K }>;

/** One page at a time, with room for others in between: a project has seven. */
const toFacts = async (measurements: readonly Measurement[]): Promise<Facts[]> => {
  const facts: Facts[] = [];
  for (const measurement of measurements) {
    facts.push(JSON.stringify(measurement));
    await setImmediate();
  }
  return facts;
};

/**
 * The local engine on threads of its own: writing a dense page takes tens of milliseconds to seconds, in which this thread
 * would answer nobody. Each kind of work has a thread, so that none holds up another: what users wrote themselves may be
 * anything, anybody may ask for a guide, and agents ask for much.
 */
export const createThreadedEngine = (
  version: string,
  thread: URL = THREAD,
  writtenLimitMs = WRITTEN_LIMIT_MS,
): AnalysisEngine => {
  const laneFor = (limitMs: number) => createWorkLane<ThreadRequest, ThreadReply>({ thread, limitMs });
  const lanes = {
    analysis: laneFor(ANALYSIS_LIMIT_MS),
    chat: laneFor(writtenLimitMs),
    guide: laneFor(writtenLimitMs),
    agent: laneFor(AGENT_LIMIT_MS),
    reconcile: laneFor(AGENT_LIMIT_MS),
  };

  const ask = async <K extends Kind>(request: ThreadRequest & { kind: K }, signal: AbortSignal): Promise<Reply<K>> => {
    const reply = await lanes[request.kind](request, signal);
    if (reply.kind === 'failed')
      throw Object.assign(new Error(reply.message), { name: reply.name, stack: reply.stack });
    return reply as Reply<K>;
  };

  const { name, version: localVersion } = createLocalEngine(version);
  return {
    name,
    version: localVersion,
    analyze: async ({ measurement, request }, { onStage, signal }) => {
      onStage('writing');
      const facts = JSON.stringify(measurement);
      const { analysis } = await ask({ kind: 'analysis', measurement: facts, request }, signal);
      return { ...analysis, measurement };
    },
    chat: async ({ attachment, ...input }, { signal }) => {
      const facts = attachment && JSON.stringify(attachment.measurement);
      return (await ask({ kind: 'chat', input, attachment: facts }, signal)).reply;
    },
    guide: async (input, { signal }) => (await ask({ kind: 'guide', input }, signal)).guide,
    agent: async ({ measurements, ...call }, { signal }) =>
      (await ask({ kind: 'agent', call, measurements: await toFacts(measurements) }, signal)).answer,
    reconcile: async ({ answer, own: { measurement: _, ...own }, measurement }, { signal }) =>
      (await ask({ kind: 'reconcile', answer, own, measurement: JSON.stringify(measurement) }, signal)).reconciled,
  };
};
