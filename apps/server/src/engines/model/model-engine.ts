import { createHash } from 'node:crypto';
import { Analysis } from '@blueprompt/core/analysis';
import { parseAnalysis } from '@blueprompt/core/engine-answer/parse-analysis';
import { sniffFormat } from '@blueprompt/vision/sniff-format';
import { generateText, Output } from 'ai';
import type { Log } from '../../http/logger.ts';
import type { AiSettings } from '../../settings.ts';
import type { AnalysisEngine, AnalyzeInput, ChatInput, ChatReply } from '../analysis-engine.ts';
import { chatWithModel } from './chat-with-model.ts';
import { createLanguageModel } from './create-language-model.ts';
import { explainModelError } from './explain-model-error.ts';
import { ANALYZE_INSTRUCTIONS, renderAnalyzeRequest } from './instructions.ts';

/** The specified part of an analysis; what we show beyond it is not for the model to write. */
const ModelAnswer = Analysis.pick({
  prompt: true,
  elements: true,
  colorPalette: true,
  layout: true,
  spacing: true,
  typography: true,
});

/** Twice more, waiting as the provider asks; the time limit covers all of it. */
const MAX_RETRIES = 2;
/** Anthropic's protocol wants a limit, and the SDK's own would cut a long page; others know their models' limits themselves. */
const MAX_OUTPUT_TOKENS = { anthropic: 16_000 } as Partial<Record<AiSettings['provider'], number>>;

const imagePart = (bytes: Uint8Array) => ({
  type: 'file' as const,
  mediaType: `image/${sniffFormat(bytes) ?? 'png'}`,
  data: bytes,
});

type Asking = {
  model: ReturnType<typeof createLanguageModel>;
  maxOutputTokens: number | undefined;
  timeoutMs: number;
  local: AnalysisEngine;
};

const limited = (signal: AbortSignal, { timeoutMs }: Asking): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

/** What the model says of a screenshot, with what was measured in place of its guesses; undefined where nothing of it holds. */
const askAnalysis = async (
  asking: Asking,
  { image, measurement, request }: AnalyzeInput,
  own: Analysis,
  signal: AbortSignal,
): Promise<Analysis | undefined> => {
  const { model, maxOutputTokens, local } = asking;
  const { output } = await generateText({
    model,
    output: Output.object({ schema: ModelAnswer, name: 'analysis' }),
    instructions: ANALYZE_INSTRUCTIONS,
    messages: [
      {
        role: 'user',
        content: [imagePart(image), { type: 'text', text: renderAnalyzeRequest(request, own.prompt) }],
      },
    ],
    maxOutputTokens,
    maxRetries: MAX_RETRIES,
    abortSignal: limited(signal, asking),
  });
  const parsed = parseAnalysis(output);
  return parsed && local.reconcile({ answer: parsed, own, measurement }, { signal });
};

const askChat = async (
  asking: Asking,
  input: ChatInput,
  own: ChatReply,
  { signal, onWords }: Parameters<AnalysisEngine['chat']>[1],
): Promise<string> => {
  const { model, maxOutputTokens, local } = asking;
  const { attachment } = input;
  const request = { uiType: 'webapp', pageName: 'Attached picture' } as const;
  const silent = { signal, onStage: () => undefined };
  const attachmentFacts = attachment && (await local.analyze({ ...attachment, request }, silent)).concisePrompt;
  return chatWithModel(
    { model, maxOutputTokens, maxRetries: MAX_RETRIES },
    local,
    { ...input, own, attachmentFacts, picture: attachment ? [imagePart(attachment.image)] : [] },
    { signal: limited(signal, asking), onWords },
  );
};

/** Our own answer, with the reason why it is not the model's. */
const fallBackTo = (own: ChatReply, fallbackReason: string): ChatReply => ({
  ...own,
  message: `${own.message}\n\n_${fallbackReason} This answer comes from the measured facts alone._`,
  engine: { ...own.engine, fallbackReason },
});

/** A model on top of the measured facts. Whatever goes wrong with it, the local engine answers and says why. */
export const createModelEngine = (settings: AiSettings, local: AnalysisEngine, log: Log): AnalysisEngine => {
  const { timeoutMs } = settings;
  const maxOutputTokens = MAX_OUTPUT_TOKENS[settings.provider];
  const asking: Asking = { model: createLanguageModel(settings), maxOutputTokens, timeoutMs, local };
  const name = `${settings.provider} ${settings.model}`;
  const instructionsHash = createHash('sha256').update(ANALYZE_INSTRUCTIONS).digest('hex').slice(0, 8);

  const explain = (error: unknown, signal: AbortSignal): string => {
    if (signal.aborted) throw error;
    const reason = explainModelError(error, name, timeoutMs);
    log.warn({ engine: name, reason }, 'the model did not answer, so the local engine did');
    return reason;
  };

  return {
    name,
    version: `${name} ${instructionsHash} ${local.version}`,
    analyze: async (input, options) => {
      const own = await local.analyze(input, options);
      const fallBack = (fallbackReason: string) => ({ ...own, engine: { ...own.engine!, fallbackReason } });
      const refusal = await options.refuseModel?.();
      if (refusal) return fallBack(refusal);
      options.onStage('model');
      try {
        const reconciled = await askAnalysis(asking, input, own, options.signal);
        return reconciled
          ? { ...reconciled, engine: { kind: 'model', name } }
          : fallBack(`${name} answered with values that are not in the screenshot.`);
      } catch (error) {
        return fallBack(explain(error, options.signal));
      }
    },
    guide: local.guide,
    agent: local.agent,
    reconcile: local.reconcile,
    chat: async (input, options) => {
      const own = await local.chat(input, options);
      // A change of the guide is made by rule, the same every time.
      if (own.edit) return own;
      const refusal = await options.refuseModel?.();
      if (refusal) return fallBackTo(own, refusal);
      try {
        const message = await askChat(asking, input, own, options);
        if (!message) return fallBackTo(own, `${name} gave an empty answer.`);
        // Buttons that ask back belong to our own words, places to whatever is said of the part.
        const places = own.questions?.length ? [] : (own.places ?? []);
        return { message, ...(places.length > 0 && { places }), engine: { kind: 'model', name } };
      } catch (error) {
        return fallBackTo(own, explain(error, options.signal));
      }
    },
  };
};
