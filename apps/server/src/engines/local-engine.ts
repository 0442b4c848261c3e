import { writeAgentAnswer } from '@blueprompt/core/agent/agent-tools';
import { AnalysisResult, type Engine } from '@blueprompt/core/analysis';
import { answer } from '@blueprompt/core/chat/answer';
import { parseChatContext } from '@blueprompt/core/chat/chat-context';
import type { ChatFacts } from '@blueprompt/core/chat/chat-facts';
import { toProject } from '@blueprompt/core/guide/join-outcomes';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import type { AnalysisEngine } from './analysis-engine.ts';
import { reconcileAnalysis } from './reconcile/reconcile-analysis.ts';

const LOCAL: Engine = { kind: 'local', name: 'Local engine' };

/** The analysis itself where it came along, else what its summary says (FN11). */
const factsOf = (context: string, result: string | undefined): ChatFacts => {
  const { data } = result === undefined ? {} : AnalysisResult.safeParse(parseJson(result));
  return data ? { project: toProject(data), text: context } : parseChatContext(context);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Words from facts alone: no key, no network, the same answer every time. */
export const createLocalEngine = (version: string): AnalysisEngine => ({
  name: LOCAL.name,
  version: `local ${version}`,
  analyze: async ({ measurement, request }, { onStage }) => {
    onStage('writing');
    return { ...writeAnalysis(measurement, request), measurement, engine: LOCAL };
  },
  chat: async ({ message, context, result, attachment, turns }) => {
    const { state: _, ...said } = answer(message, factsOf(context, result), attachment?.measurement, turns?.at(-1));
    return { ...said, engine: LOCAL };
  },
  guide: async ({ name, result, detail }) => {
    const { data } = AnalysisResult.safeParse(JSON.parse(result));
    if (!data) return 'This project was saved without an analysis.';
    // The name that it is saved under: it may have been renamed since.
    return writeGuide(toProject({ ...data, promptName: name }), { detail });
  },
  agent: async (call) => writeAgentAnswer(call),
  reconcile: async ({ answer, own, measurement }) => reconcileAnalysis(answer, own, measurement),
});
