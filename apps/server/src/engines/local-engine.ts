import { writeAgentAnswer } from '@blueprompt/core/agent/agent-tools';
import { AnalysisResult, type Engine } from '@blueprompt/core/analysis';
import { answer } from '@blueprompt/core/chat/answer';
import { parseChatContext } from '@blueprompt/core/chat/chat-context';
import { toProject } from '@blueprompt/core/guide/join-outcomes';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import type { AnalysisEngine } from './analysis-engine.ts';
import { groundAnalysis } from './ground/ground-analysis.ts';

const LOCAL: Engine = { kind: 'local', name: 'Local engine' };

/** Words from facts alone: no key, no network, the same answer every time. */
export const createLocalEngine = (version: string): AnalysisEngine => ({
  name: LOCAL.name,
  version: `local ${version}`,
  analyze: async ({ measurement, request }, { onStage }) => {
    onStage('writing');
    return { ...writeAnalysis(measurement, request), measurement, engine: LOCAL };
  },
  chat: async ({ message, context, attachment }) => ({
    message: answer(message, parseChatContext(context), attachment?.measurement),
    engine: LOCAL,
  }),
  guide: async ({ name, result, detail }) => {
    const { data } = AnalysisResult.safeParse(JSON.parse(result));
    if (!data) return 'This project was saved without an analysis.';
    return writeGuide(toProject({ ...data, promptName: data.promptName ?? name }), { detail });
  },
  agent: async (call) => writeAgentAnswer(call),
  ground: async ({ answer, own, measurement }) => groundAnalysis(answer, own, measurement),
});
