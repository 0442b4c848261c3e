import type { ChatAnswer } from '@blueprompt/core/chat/chat-answer';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import type { ChatMessage } from '@/analysis/kept-chats.ts';
import { chat } from '@/strings/chat.ts';

type ChatState = {
  messages: ChatMessage[];
  text: string;
  attachment: File | undefined;
  loading: boolean;
};

export const emptyChat: ChatState = { messages: [], text: '', attachment: undefined, loading: false };

export type ChatAction =
  | { type: 'typed'; text: string }
  | { type: 'attached'; file: File }
  | { type: 'attachment-removed' }
  | { type: 'sent'; id: string; content: string; timestamp: number }
  | { type: 'restored'; messages: ChatMessage[] }
  | ({ type: 'answered'; id: string; content: string; timestamp: number; version?: string } & Partial<
      Pick<ChatAnswer, 'places' | 'questions' | 'edit'>
    >)
  | { type: 'stopped' }
  | { type: 'cleared' }
  | { type: 'failed'; text: string }
  | { type: 'copied'; id: string; copied: boolean };

/** Send is off while an answer is on its way and when there is nothing to send (CH7, CH8). */
export const canSend = ({ loading, text, attachment }: ChatState): boolean =>
  !loading && (text.trim() !== '' || attachment !== undefined);

/** Why a file cannot be attached, in words, or undefined when it can (CH9, CH10). */
export const attachmentRefusal = (file: File): string | undefined => {
  if (!file.type.startsWith('image/')) return chat.notAnImage;
  return file.size > MAX_IMAGE_BYTES ? chat.tooLarge : undefined;
};

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
      return { ...state, messages: [...state.messages, message], text: '', loading: true };
    }
    case 'answered': {
      const { type: _, ...said } = action;
      const message: ChatMessage = { ...said, sender: 'assistant', copied: false };
      return { ...state, messages: [...state.messages, message], attachment: undefined, loading: false };
    }
    // What was kept arrives late: a conversation that has begun meanwhile goes on.
    case 'restored':
      return state.messages.length === 0 && !state.loading ? { ...state, messages: action.messages } : state;
    case 'stopped':
      return state.loading ? { ...state, loading: false } : state;
    case 'cleared':
      return { ...emptyChat, text: state.text };
    case 'failed':
      // The question goes back to where it can be sent again, unless the next one is already being typed there.
      return state.text === ''
        ? { ...state, messages: state.messages.slice(0, -1), text: action.text, loading: false }
        : { ...state, loading: false };
    case 'copied':
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.id ? { ...message, copied: action.copied } : message,
        ),
      };
  }
};
