import type { ChatTurn } from '@blueprompt/core/chat/chat-turn';
import { MAX_CHAT_MESSAGE_CHARS } from '@blueprompt/core/spec/limits';
import { isStepCount, type LanguageModel, type ModelMessage, streamText, tool, type UserContent } from 'ai';
import { z } from 'zod';
import type { AnalysisEngine, ChatInput, ChatReply } from '../analysis-engine.ts';
import { CHAT_INSTRUCTIONS, LOOK_UP, renderChatRequest } from './instructions.ts';

/** So often a model may look something up before it has to answer. */
const MAX_STEPS = 6;

type Settings = { model: LanguageModel; maxOutputTokens: number | undefined; maxRetries: number };
type Ways = { signal: AbortSignal; onWords?: ((words: string) => void) | undefined };

const toMessages = (turns: readonly ChatTurn[]): ModelMessage[] =>
  turns.flatMap(({ question, answer }): ModelMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);

const HEX = /#[0-9a-f]{6}\b/gi;
const PIXELS = /\b(\d+(?:\.\d+)?)\s?px\b/gi;

/** Colours and lengths of an answer that nobody measured and nobody asked for; `result` is JSON of any size, and is only searched. */
const unmeasuredIn = (text: string, known: string, result: string): string[] => {
  const facts = known.toLowerCase();
  const isFact = (length: string): boolean => result.includes(`:${length},`) || result.includes(`:${length}}`);
  const hexes = (text.match(HEX) ?? [])
    .map((hex) => hex.toLowerCase())
    .filter((hex) => !facts.includes(hex) && !result.includes(hex));
  const numbers = new Set(facts.match(/\d+(?:\.\d+)?/g));
  const lengths = [...text.matchAll(PIXELS)]
    .filter(([, length]) => !numbers.has(length!) && !isFact(length!))
    .map(([, px]) => `${px} px`);
  return [...new Set([...hexes, ...lengths])];
};

/**
 * A model's words about an analysis. It starts from what our own look-up says, may look up more by itself, and what it says
 * beyond the facts is named at the end: measured values win.
 */
export const chatWithModel = async (
  { model, ...settings }: Settings,
  local: AnalysisEngine,
  input: ChatInput & {
    own: ChatReply;
    attachmentFacts: string | undefined;
    picture: Extract<UserContent, unknown[]>;
  },
  { signal, onWords }: Ways,
): Promise<string> => {
  const { own, picture, turns = [], context, result, message } = input;
  const looked: string[] = [own.message];
  const lookUp = tool({
    description: LOOK_UP,
    inputSchema: z.object({ question: z.string().max(MAX_CHAT_MESSAGE_CHARS) }),
    execute: async ({ question }) => {
      const found = await local.chat({ message: question, context, result }, { signal });
      looked.push(found.message);
      return found.message;
    },
  });
  const said = streamText({
    model,
    ...settings,
    instructions: CHAT_INSTRUCTIONS,
    messages: [
      ...toMessages(turns),
      { role: 'user', content: [...picture, { type: 'text', text: renderChatRequest(input) }] },
    ],
    tools: { look_up: lookUp },
    stopWhen: isStepCount(MAX_STEPS),
    abortSignal: signal,
    onError: () => undefined,
  });
  let text = '';
  for await (const part of said.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') signal.throwIfAborted();
    // What was said before a look-up is a paragraph of its own.
    const piece = part.type === 'text-delta' ? part.text : part.type === 'start-step' && text !== '' ? '\n\n' : '';
    if (piece === '') continue;
    text += piece;
    onWords?.(piece);
  }
  const known = [context, message, ...looked, ...turns.map(({ answer }) => answer)].join('\n');
  const strange = text.trim() === '' ? [] : unmeasuredIn(text, known, result ?? '');
  return strange.length > 0 ? `${text.trim()}\n\n_Not measured: ${strange.join(', ')}._` : text.trim();
};
