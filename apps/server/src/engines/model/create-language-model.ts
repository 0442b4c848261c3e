import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AiSettings } from '../../settings.ts';

// The SDK prints hints to the console; what goes wrong is in our own log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The configured model. The address is always passed on, so that no variable of the SDKs' own can redirect a key. */
export const createLanguageModel = ({ provider, model, apiKey, baseUrl }: AiSettings): LanguageModel => {
  const options = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(options)(model);
    case 'openai':
      return createOpenAI(options)(model);
    case 'google':
      return createGoogle(options)(model);
    case 'openai-compatible':
      // Ollama, LM Studio and vLLM all take a JSON schema; LM Studio takes nothing else.
      return createOpenAICompatible({ name: 'model', baseURL: baseUrl!, apiKey, supportsStructuredOutputs: true })(
        model,
      );
  }
};
