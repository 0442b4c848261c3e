import { expect, test } from 'vitest';
import type { HistoryItem } from '@/history/history-item.ts';
import { type ChatMessage, chatsOfDeleted, type KeptChat, withChat, withoutChats } from './kept-chats.ts';

const message: ChatMessage = { id: 'm', content: 'Which blue?', sender: 'user', timestamp: 1, copied: true };
const chat = (owner: string, about: string): KeptChat => ({ owner, about, messages: [message] });
const names = (kept: readonly KeptChat[]) => kept.map(({ owner, about }) => `${owner} ${about}`);
const item = (id: string, image_path: string): HistoryItem => ({
  id,
  user_id: 'ann',
  prompt: id,
  image_path,
  result: null,
  created_at: '2026',
});

test('the latest conversation comes first, one for each result, and an empty one goes', () => {
  const kept = withChat([chat('ann', 'a'), chat('ann', 'b')], chat('ann', 'b'));
  expect(names(kept)).toEqual(['ann b', 'ann a']);
  expect(kept[0]?.messages[0]?.copied).toBe(false);
  expect(names(withChat(kept, { owner: 'ann', about: 'b', messages: [] }))).toEqual(['ann a']);
});

test('conversations go with their account, and with the projects that are deleted', () => {
  const kept = [chat('ann', 'a'), chat('ann', 'b'), chat('bob', 'a')];
  expect(names(withoutChats(kept, 'ann'))).toEqual(['bob a']);
  expect(names(withoutChats(kept, 'ann', ['a']))).toEqual(['ann b', 'bob a']);
});

test('a copy has a conversation of its own', () => {
  const result = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '', copyId: 'own' };
  const items = [item('1', 'a.png'), { ...item('2', 'a.png'), result }];
  expect(chatsOfDeleted(items, ['2'])).toEqual(['own']);
  expect(chatsOfDeleted(items, ['1'])).toEqual(['a.png']);
});

test('a conversation stays while another entry of the same screenshots is left', () => {
  const items = [item('1', 'a.png'), item('2', 'a.png'), item('3', 'b.png'), item('Shop', '')];
  expect(chatsOfDeleted(items, ['1', '3', 'Shop'])).toEqual(['b.png', 'Shop']);
  expect(chatsOfDeleted(items, ['1', '2'])).toEqual(['a.png', 'a.png']);
});
