import type { Engine } from '@blueprompt/core/analysis';
import { answer } from '@blueprompt/core/chat/answer';
import { parseChatContext } from '@blueprompt/core/chat/chat-context';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import type { AnalysisEngine } from './analysis-engine.ts';

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
});
