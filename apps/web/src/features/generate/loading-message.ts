import { LOADING_MESSAGE_MS } from '@blueprompt/core/spec/limits';
import { LOADING_MESSAGES } from '@/strings/generate.ts';

/** Which of the five messages stands after so many milliseconds; the last one stays (GE4). */
export const loadingMessageIndex = (elapsedMs: number): number =>
  Math.min(Math.floor(Math.max(0, elapsedMs) / LOADING_MESSAGE_MS), LOADING_MESSAGES.length - 1);
