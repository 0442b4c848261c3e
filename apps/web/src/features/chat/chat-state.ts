import type { ChatAnswer } from '@blueprompt/core/chat/chat-answer';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat } from '@/strings/chat.ts';

export type ChatState = {
  messages: ChatMessage[];
  text: string;
  attachment: File | undefined;
  loading: boolean;
  /** What has come of an answer that is still being written. */
  words: string;
};

export const emptyChat: ChatState = { messages: [], text: '', attachment: undefined, loading: false, words: '' };

export type ChatAction =
  | { type: 'typed'; text: string }
  | { type: 'attached'; file: File }
  | { type: 'attachment-removed' }
  | { type: 'sent'; id: string; content: string; timestamp: number }
  | { type: 'restored'; messages: ChatMessage[] }
  | ({ type: 'answered'; id: string; content: string; timestamp: number; version?: string } & Partial<
      Pick<ChatAnswer, 'places' | 'questions' | 'edit'>
    >)
  | { type: 'words'; words: string }
  | { type: 'stopped'; id: string; timestamp: number }
  | { type: 'cleared' }
  | { type: 'failed' }
  | { type: 'cut-off' }
  | { type: 'retried' }
  | { type: 'copied'; id: string; copied: boolean };

/** Send is off while an answer is on its way and when there is nothing to send (CH7, CH8). */
export const canSend = ({ loading, text, attachment }: ChatState): boolean =>
  !loading && (text.trim() !== '' || attachment !== undefined);

/** Why a file cannot be attached, in words, or undefined when it can (CH9, CH10). */
export const attachmentRefusal = (file: File): string | undefined => {
  if (!file.type.startsWith('image/')) return chat.notAnImage;
  return file.size > MAX_IMAGE_BYTES ? chat.tooLarge : undefined;
};

/** The question that got no answer, where it was the last and all that went with it is still here. */
export const failedQuestion = ({ messages, attachment, loading }: ChatState): ChatMessage | undefined => {
  const last = messages.at(-1);
  return !loading && last?.failed && (last.attachment === undefined || attachment) ? last : undefined;
};

const withLast = (messages: readonly ChatMessage[], change: Partial<ChatMessage>): ChatMessage[] =>
  messages.map((message, index) => (index === messages.length - 1 ? { ...message, ...change } : message));

/** What is kept of a conversation: a question that is being answered can be asked again if the page is left before. */
export const toKept = ({ messages, loading }: Pick<ChatState, 'messages' | 'loading'>): ChatMessage[] =>
  loading ? withLast(messages, { failed: true }) : messages;

/** Every change of the conversation; the attachment stays until its answer came, so that a failure loses nothing (CH6). */
export const chatReducer = (state: ChatState, action: ChatAction): ChatState => {
  switch (action.type) {
    case 'typed':
      return { ...state, text: action.text };
    case 'attached':
      return { ...state, attachment: action.file };
    case 'attachment-removed':
      return { ...state, attachment: undefined };
    case 'sent': {
      const { id, content, timestamp } = action;
      const message: ChatMessage = {
        id,
        content,
        sender: 'user',
        timestamp,
        copied: false,
        attachment: state.attachment?.name,
      };
      return { ...state, messages: [...state.messages, message], text: '', loading: true, words: '' };
    }
    case 'answered': {
      const { type: _, ...said } = action;
      const message: ChatMessage = { ...said, sender: 'assistant', copied: false };
      return { ...state, messages: [...state.messages, message], attachment: undefined, loading: false, words: '' };
    }
    // What was kept arrives late: a conversation that has begun meanwhile goes on.
    case 'restored':
      return state.messages.length === 0 && !state.loading ? { ...state, messages: action.messages } : state;
    case 'words':
      return state.loading ? { ...state, words: state.words + action.words } : state;
    // What came before the stop is kept: it was asked for.
    case 'stopped': {
      if (!state.loading) return state;
      const { id, timestamp } = action;
      const said: ChatMessage = { id, content: state.words, sender: 'assistant', timestamp, copied: false };
      const messages =
        state.words.trim() === '' ? withLast(state.messages, { failed: true }) : [...state.messages, said];
      return { ...state, messages, loading: false, words: '' };
    }
    case 'cleared':
      return { ...emptyChat, text: state.text };
    case 'failed':
      return { ...state, messages: withLast(state.messages, { failed: true }), loading: false, words: '' };
    case 'cut-off':
      return state.loading ? chatReducer(state, { type: 'failed' }) : state;
    case 'retried':
      return { ...state, messages: withLast(state.messages, { failed: undefined }), loading: true, words: '' };
    case 'copied':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.id ? { ...message, copied: action.copied } : message,
        ),
      };
  }
};
