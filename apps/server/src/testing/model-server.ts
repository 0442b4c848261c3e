import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiSettings } from '../settings.ts';

export type Provider = AiSettings['provider'];
type ModelCall = { path: string; headers: IncomingMessage['headers']; body: string };
/** What the server does with a call: `text` is said in the provider's own protocol, anything else is raw HTTP. */
export type Behaviour =
  | { say: string; stop?: 'refused' }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hang: true }
  | { cut: true };

const usage = { input_tokens: 10, output_tokens: 10, prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };

const SPEAK: Record<Provider, (text: string, isRefused: boolean) => object> = {
  anthropic: (text, isRefused) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'text', text }],
    stop_reason: isRefused ? 'refusal' : 'end_turn',
    stop_sequence: null,
    usage,
  }),
  openai: (text, isRefused) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model: 'm',
    status: isRefused ? 'incomplete' : 'completed',
    incomplete_details: isRefused ? { reason: 'content_filter' } : null,
    output: [
      {
        id: 'o',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage,
  }),
  google: (text, isRefused) => ({
    candidates: [
      { index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: isRefused ? 'SAFETY' : 'STOP' },
    ],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
  }),
  'openai-compatible': (text, isRefused) => ({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: isRefused ? 'content_filter' : 'stop' },
    ],
    usage,
  }),
};

const PATHS: Record<Provider, string> = {
  anthropic: '/v1',
  openai: '/v1',
  google: '/v1beta',
  'openai-compatible': '/v1',
};

/** A small server that speaks one provider's protocol, well or badly; each call takes the next behaviour, the last one stays. */
export const startModelServer = async (provider: Provider, behaviours: Behaviour[]) => {
  const calls: ModelCall[] = [];
  const aborted: number[] = [];
  const left = [...behaviours];
  const answer = (behaviour: Behaviour, response: ServerResponse) => {
    if ('hang' in behaviour) return;
    if ('cut' in behaviour) return void response.destroy();
    const json = { 'content-type': 'application/json' };
    if ('say' in behaviour)
      return void response
        .writeHead(200, json)
        .end(JSON.stringify(SPEAK[provider](behaviour.say, behaviour.stop === 'refused')));
    response
      .writeHead(behaviour.status, { ...json, ...behaviour.headers })
      .end(behaviour.body ?? '{"error":{"message":"no"}}');
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.on('close', () => response.writableFinished || aborted.push(calls.length));
      answer(left.length > 1 ? left.shift()! : left[0]!, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: AiSettings = {
    provider,
    model: 'test-model',
    apiKey: 'key-that-must-stay-secret',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATHS[provider]}`,
    timeoutMs: 30_000,
  };
  return {
    settings,
    calls,
    aborted,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
