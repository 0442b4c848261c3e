import type { AnalysisResult } from '@blueprompt/core/analysis';
import { expect, test } from 'vitest';
import { createGuest } from '@/client/create-guest.ts';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { askAssistant, toChatBody } from './ask-assistant.ts';

const result: AnalysisResult = {
  prompt: 'Build a shop.',
  promptName: 'Shop',
  elements: [{ type: 'button', count: 2, details: '36 high' }],
  colorPalette: [{ name: 'Primary', hex: '#066fd1' }],
  layout: 'two columns',
  spacing: 'unit 4',
  typography: 'sans 14',
};

test('[FN11] the context is a text summary of the analysis, the image is base64 or empty', async () => {
  const plain = await toChatBody(' Which blue? ', result, undefined);
  expect(Object.keys(plain)).toEqual(['message', 'context', 'image']);
  expect(plain.message).toBe('Which blue?');
  expect(plain.image).toBe('');
  expect(plain.context).toContain('#066fd1');
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  const { image } = await toChatBody('', result, png);
  expect(image && (await image.text())).toBe('iVBORw==');
});

test('the talk so far goes along: answered questions with their places, no others', async () => {
  const message = (sender: 'user' | 'assistant', content: string): ChatMessage => ({
    id: content,
    content,
    sender,
    timestamp: 1,
    copied: false,
  });
  const place = { page: 0, id: 'e1', box: { x: 0, y: 0, width: 1, height: 1 }, label: 'Save' };
  const messages = [
    message('user', 'How big is Save?'),
    { ...message('assistant', '10 × 10 px.'), places: [place] },
    { ...message('user', 'Why?'), failed: true },
  ];
  const { turns } = await toChatBody('And its colour?', result, undefined, undefined, messages);
  expect(turns).toEqual([{ question: 'How big is Save?', answer: '10 × 10 px.', places: [{ page: 0, id: 'e1' }] }]);
});

const said = (body: BodyInit, type: string) =>
  createGuest('key', {
    origin: 'http://localhost',
    fetch: async () => new Response(body, { headers: { 'content-type': type } }),
  });
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

test('words are followed as they come, and the whole answer counts', async () => {
  const body = await toChatBody('Which blue?', result, undefined);
  const signal = new AbortController().signal;
  const words: string[] = [];
  const onWords = (piece: string) => words.push(piece);
  const answer = { type: 'answer', said: { message: 'It is #066fd1.' } };
  const stream = [': waiting\n\n', event({ type: 'words', text: 'It is ' }), event(answer)].join('');
  expect(await askAssistant(said(stream, 'text/event-stream'), body, { signal, onWords })).toEqual(answer.said);
  expect(words).toEqual(['It is ']);
  expect(await askAssistant(said('{"message":"Hi."}', 'application/json'), body, { signal, onWords })).toEqual({
    message: 'Hi.',
  });
  const error = event({ type: 'error', status: 402, code: 'subscription_required', message: 'no' });
  const refused = askAssistant(said(error, 'text/event-stream'), body, { signal, onWords });
  await expect(refused).rejects.toMatchObject({ code: 'subscription_required' });
  const cut = askAssistant(said(event({ type: 'words', text: 'It' }), 'text/event-stream'), body, { signal, onWords });
  await expect(cut).rejects.toThrow('ended early');
});
