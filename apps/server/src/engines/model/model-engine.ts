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

/** A model on top of the measured facts. Whatever goes wrong with it, the local engine answers and says why. */
export const createModelEngine = (settings: AiSettings, local: AnalysisEngine, log: Log): AnalysisEngine => {
  const model = createLanguageModel(settings);
  const name = `${settings.provider} ${settings.model}`;
  const instructionsHash = createHash('sha256').update(ANALYZE_INSTRUCTIONS).digest('hex').slice(0, 8);
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);

  const explain = (error: unknown, signal: AbortSignal): string => {
    if (signal.aborted) throw error;
    const reason = explainModelError(error, name, settings.timeoutMs);
    log.warn({ engine: name, reason }, 'the model did not answer, the local engine does');
    return reason;
  };

  const ask = async ({ image, measurement, request }: AnalyzeInput, own: Analysis, signal: AbortSignal) => {
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
      maxOutputTokens: MAX_OUTPUT_TOKENS[settings.provider],
      maxRetries: MAX_RETRIES,
      abortSignal: limited(signal),
    });
    const parsed = parseAnalysis(output);
    return parsed && local.ground({ answer: parsed, own, measurement }, { signal });
  };

  const askChat = async (
    input: ChatInput,
    own: ChatReply,
    options: Parameters<AnalysisEngine['chat']>[1],
  ): Promise<string> => {
    const { attachment } = input;
    const request = { uiType: 'webapp', pageName: 'Attached picture' } as const;
    const silent = { signal: options.signal, onStage: () => undefined };
    const attachmentFacts = attachment && (await local.analyze({ ...attachment, request }, silent)).concisePrompt;
    const maxOutputTokens = MAX_OUTPUT_TOKENS[settings.provider];
    return chatWithModel(
      { model, maxOutputTokens, maxRetries: MAX_RETRIES },
      local,
      { ...input, own, attachmentFacts, picture: attachment ? [imagePart(attachment.image)] : [] },
      { signal: limited(options.signal), onWords: options.onWords },
    );
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
        const grounded = await ask(input, own, options.signal);
        return grounded
          ? { ...grounded, engine: { kind: 'model', name } }
          : fallBack(`${name} answered with things that are not in the picture.`);
      } catch (error) {
        return fallBack(explain(error, options.signal));
      }
    },
    guide: local.guide,
    agent: local.agent,
    ground: local.ground,
    chat: async (input, options) => {
      const own = await local.chat(input, options);
      // A change of the guide is made by rule, the same every time.
      if (own.edit) return own;
      const fallBack = (fallbackReason: string): ChatReply => ({
        ...own,
        message: `${own.message}\n\n_${fallbackReason} This answer comes from the measured facts alone._`,
        engine: { ...own.engine, fallbackReason },
      });
      const refusal = await options.refuseModel?.();
      if (refusal) return fallBack(refusal);
      try {
        const message = await askChat(input, own, options);
        if (!message) return fallBack(`${name} gave an empty answer.`);
        // Buttons that ask back belong to our own words, places to whatever is said of the part.
        const places = own.questions?.length ? [] : (own.places ?? []);
        return { message, ...(places.length > 0 && { places }), engine: { kind: 'model', name } };
      } catch (error) {
        return fallBack(explain(error, options.signal));
      }
    },
  };
};
