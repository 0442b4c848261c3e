import { browserStore } from './browser-store.ts';
import { type ChatMessage, isChatOf, type KeptChat, withChat, withoutChats } from './kept-chats.ts';

const CHATS = 'chats';

const change = (toNext: (kept: KeptChat[]) => KeptChat[]): Promise<void> =>
  browserStore.update<KeptChat[]>(CHATS, (kept = []) => toNext(kept));

export const loadChat = async (owner: string, about: string): Promise<ChatMessage[]> =>
  (await browserStore.get<KeptChat[]>(CHATS))?.find(isChatOf(owner, about))?.messages ?? [];

export const saveChat = (owner: string, about: string, messages: readonly ChatMessage[]): Promise<void> =>
  change((kept) => withChat(kept, { owner, about, messages: [...messages] }));

/** Forgets the conversations of an account: all of them, or those about results that are gone. */
export const clearChats = (owner: string, abouts?: readonly string[]): Promise<void> =>
  change((kept) => withoutChats(kept, owner, abouts));
