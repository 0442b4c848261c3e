import type { ChatAnswer } from '@blueprompt/core/chat/chat-answer';
import type { ChatMessage as CoreMessage } from '@blueprompt/core/chat/chat-message';
import type { HistoryItem } from '@/history/history-item.ts';
import { openResultId } from './open-results.ts';

/** One message of the conversation (EN16), with the name of the picture that went with it, and what an answer brought along. */
export type ChatMessage = CoreMessage &
  Partial<Pick<ChatAnswer, 'places' | 'questions' | 'edit'>> & {
    attachment?: string | undefined;
    /** Of a question that got no answer: it can be asked again. */
    failed?: boolean | undefined;
    /** The state of the project that an answer is about. */
    version?: string | undefined;
  };

/** A conversation belongs to who had it, and to one result: the first path of its pictures tells it from others, and a copy has an id of its own. */
export type KeptChat = { owner: string; about: string; messages: ChatMessage[] };

/** Conversations and messages that a browser keeps; the oldest make room. */
const MAX_CHATS = 20;
const MAX_MESSAGES = 60;

export const isChatOf = (owner: string, about: string) => (chat: KeptChat) =>
  chat.owner === owner && chat.about === about;

/** The conversation first, in place of an earlier state of it; an empty one is not kept. */
export const withChat = (kept: readonly KeptChat[], { owner, about, messages }: KeptChat): KeptChat[] => {
  const others = kept.filter((chat) => !isChatOf(owner, about)(chat));
  const mine = messages.slice(-MAX_MESSAGES).map((message) => ({ ...message, copied: false }));
  return [...(mine.length > 0 ? [{ owner, about, messages: mine }] : []), ...others].slice(0, MAX_CHATS);
};

/** Without those of an owner: all of them, or those about some results. */
export const withoutChats = (kept: readonly KeptChat[], owner: string, abouts?: readonly string[]): KeptChat[] =>
  kept.filter((chat) => chat.owner !== owner || (abouts !== undefined && !abouts.includes(chat.about)));

const aboutOf = ({ image_path, prompt, result }: HistoryItem): string =>
  openResultId({ imagePaths: image_path ? [image_path] : [], analysisResult: result ?? undefined }) || prompt;

/** What the conversations about deleted entries are kept under, less those that another entry still has. */
export const chatsOfDeleted = (items: readonly HistoryItem[], deleted: readonly string[]): string[] => {
  const left = new Set(items.filter(({ id }) => !deleted.includes(id)).map(aboutOf));
  return items.filter((item) => deleted.includes(item.id) && !left.has(aboutOf(item))).map(aboutOf);
};
