import type { AgentCall } from '@blueprompt/core/agent/agent-tool';
import type { Analysis, AnalysisRequest, Engine } from '@blueprompt/core/analysis';
import type { ChatAnswer } from '@blueprompt/core/chat/chat-answer';
import type { ChatTurn } from '@blueprompt/core/chat/chat-turn';
import type { Measurement } from '@blueprompt/core/measurement';
import type { OnStage } from '@blueprompt/vision/contract';

export type AnalyzeInput = { image: Uint8Array; measurement: Measurement; request: AnalysisRequest };
export type ChatInput = {
  message: string;
  context: string;
  /** The analysis itself, as JSON that nobody has checked: of a saved project, or as the caller has it. */
  result?: string | undefined;
  attachment?: { image: Uint8Array; measurement: Measurement } | undefined;
  /** The talk so far, the last question at the end. */
  turns?: readonly ChatTurn[] | undefined;
};
/** A project as its owner stored it: `result` is JSON that nobody has checked. */
export type SavedProjectText = { name: string; result: string; detail: 'concise' | 'full' };
/** What a model said, what our own writer says of the same picture, and the facts. */
type ReconcileInput = { answer: Analysis; own: Analysis; measurement: Measurement };
/** The answer, and where the measured facts gave it, the places it is about and what could be asked next. */
export type ChatReply = { message: string; engine: Engine } & Partial<
  Pick<ChatAnswer, 'places' | 'questions' | 'edit'>
>;

/** Called before each ask of a model: why it may not be asked, where it may not. */
type RefuseModel = () => Promise<string | undefined>;
type Options = { signal: AbortSignal; refuseModel?: RefuseModel };

/** Turns facts into words. The words may come from anywhere; the facts are measured. */
export type AnalysisEngine = {
  /** Shown to people. */
  name: string;
  /** Changes whenever the same image could get other words, so that a cached answer is never an old one. */
  version: string;
  analyze: (input: AnalyzeInput, options: Options & { onStage: OnStage }) => Promise<Analysis>;
  /** `onWords` gets the answer piece by piece where it is written so; what is returned is the answer that counts. */
  chat: (input: ChatInput, options: Options & { onWords?: (words: string) => void }) => Promise<ChatReply>;
  /** The build guide of a saved project. */
  guide: (saved: SavedProjectText, options: { signal: AbortSignal }) => Promise<string>;
  /** What a tool for agents answers; throws an Error with a sentence where it has no answer. */
  agent: (call: AgentCall, options: { signal: AbortSignal }) => Promise<string>;
  /** A model's answer corrected by the facts (reconcile-analysis.ts). */
  reconcile: (input: ReconcileInput, options: { signal: AbortSignal }) => Promise<Analysis | undefined>;
};
