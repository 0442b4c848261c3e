import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { expect, test } from 'vitest';
import {
  attachmentRefusal,
  type ChatAction,
  canSend,
  chatReducer,
  emptyChat,
  failedQuestion,
  toKept,
} from './chat-state.ts';

const png = (bytes: number) => new File([new Uint8Array(bytes)], 'shot.png', { type: 'image/png' });
const after = (...actions: ChatAction[]) => actions.reduce(chatReducer, emptyChat);
const sent: ChatAction = { type: 'sent', id: 'm1', content: 'Which blue?', timestamp: 1 };
const answered: ChatAction = { type: 'answered', id: 'm2', content: '#066fd1', timestamp: 2 };

test('[EN16] a message has id, content, sender, timestamp and a copied flag', () => {
  expect(after(sent, answered).messages).toEqual([
    { id: 'm1', content: 'Which blue?', sender: 'user', timestamp: 1, copied: false, attachment: undefined },
    { id: 'm2', content: '#066fd1', sender: 'assistant', timestamp: 2, copied: false },
  ]);
});

test('[CH7] send is disabled while an answer is on its way', () => {
  expect(canSend(after(sent, { type: 'typed', text: 'And?' }))).toBe(false);
  expect(canSend(after(sent, answered, { type: 'typed', text: 'And?' }))).toBe(true);
});

test('[CH8] send is disabled without text and attachment, and either one enables it', () => {
  expect(canSend(emptyChat)).toBe(false);
  expect(canSend(after({ type: 'typed', text: '  ' }))).toBe(false);
  expect(canSend(after({ type: 'typed', text: 'Hi' }))).toBe(true);
  expect(canSend(after({ type: 'attached', file: png(1) }))).toBe(true);
});

test('[CH10] 5242880 bytes can be attached, one more cannot', () => {
  expect(attachmentRefusal(png(5_242_880))).toBeUndefined();
  expect(attachmentRefusal(png(5_242_881))).toBe('File too large: Please select an image under 5MB');
});

test('[CH12] copying a message sets its flag, for two seconds', () => {
  const copied = after(sent, answered, { type: 'copied', id: 'm2', copied: true });
  expect(copied.messages.map((message) => message.copied)).toEqual([false, true]);
  expect(chatReducer(copied, { type: 'copied', id: 'm2', copied: false }).messages[1]?.copied).toBe(false);
  expect(COPIED_MS).toBe(2_000);
});

test('an answer clears the attachment; a failure keeps it, and the question stays to be asked again', () => {
  const file = png(1);
  expect(after({ type: 'attached', file }, sent, answered).attachment).toBeUndefined();
  const failed = after({ type: 'attached', file }, sent, { type: 'typed', text: 'And the red?' }, { type: 'failed' });
  expect(failed).toMatchObject({ attachment: file, text: 'And the red?', loading: false });
  expect(failedQuestion(failed)).toMatchObject({ content: 'Which blue?', failed: true });
  expect(failedQuestion(chatReducer(failed, { type: 'attachment-removed' }))).toBeUndefined();
  const again = chatReducer(failed, { type: 'retried' });
  expect(again).toMatchObject({ loading: true, messages: [{ content: 'Which blue?', failed: undefined }] });
  expect(failedQuestion(again)).toBeUndefined();
});

test('a question that is being answered is kept as one to ask again', () => {
  expect(toKept(after(sent))).toMatchObject([{ content: 'Which blue?', failed: true }]);
  expect(toKept(after(sent, answered))).toEqual(after(sent, answered).messages);
});

test('words come in while an answer is written; a stop keeps them, or the question', () => {
  const written = after(sent, { type: 'words', words: 'The blue ' }, { type: 'words', words: 'is' });
  expect(written).toMatchObject({ words: 'The blue is', loading: true });
  expect(chatReducer(written, answered)).toMatchObject({ words: '', messages: [{}, { content: '#066fd1' }] });
  const stop: ChatAction = { type: 'stopped', id: 'm2', timestamp: 2 };
  expect(chatReducer(written, stop)).toMatchObject({
    loading: false,
    words: '',
    messages: [{}, { content: 'The blue is' }],
  });
  expect(failedQuestion(after(sent, stop))).toMatchObject({ content: 'Which blue?' });
  expect(after(sent, answered, stop)).toEqual(after(sent, answered));
});

test('a question that is cut off can be asked again, and nothing happens where none is asked', () => {
  expect(failedQuestion(after(sent, { type: 'cut-off' }))?.content).toBe('Which blue?');
  expect(after(sent, answered, { type: 'cut-off' })).toEqual(after(sent, answered));
});
