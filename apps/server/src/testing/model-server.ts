import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiSettings } from '../settings.ts';

export type Provider = AiSettings['provider'];
type ModelCall = { path: string; headers: IncomingMessage['headers']; body: string };
/** What the server does with a call: `text` is said in the provider's own protocol, anything else is raw HTTP. */
export type Behaviour =
  | { say: string; stop?: 'refused' }
  /** The model asks for its tool; only of calls that are streamed. */
  | { lookUp: string }
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

type Streamed = { say: string } | { lookUp: string };
const inHalves = (text: string): [string, string] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

/** The events that each provider streams an answer or a tool call in. */
const STREAM: Record<Provider, (said: Streamed) => object[]> = {
  anthropic: (said) => {
    const isText = 'say' in said;
    const block = isText ? { type: 'text', text: '' } : { type: 'tool_use', id: 'call_1', name: 'look_up', input: {} };
    const deltas = isText
      ? inHalves(said.say).map((text) => ({ type: 'text_delta', text }))
      : [{ type: 'input_json_delta', partial_json: JSON.stringify({ question: said.lookUp }) }];
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [], usage };
    return [
      { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } },
      { type: 'content_block_start', index: 0, content_block: block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: isText ? 'end_turn' : 'tool_use', stop_sequence: null }, usage },
      { type: 'message_stop' },
    ];
  },
  openai: (said) => {
    const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', output: [] };
    const call = { id: 'fc_1', type: 'function_call', call_id: 'call_1', name: 'look_up' };
    const args = 'lookUp' in said ? JSON.stringify({ question: said.lookUp }) : '';
    const middle =
      'say' in said
        ? [
            {
              type: 'response.output_item.added',
              output_index: 0,
              item: { id: 'o', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
            },
            ...inHalves(said.say).map((delta) => ({
              type: 'response.output_text.delta',
              item_id: 'o',
              output_index: 0,
              content_index: 0,
              delta,
            })),
            {
              type: 'response.output_item.done',
              output_index: 0,
              item: {
                id: 'o',
                type: 'message',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text: said.say, annotations: [] }],
              },
            },
          ]
        : [
            {
              type: 'response.output_item.added',
              output_index: 0,
              item: { ...call, arguments: '', status: 'in_progress' },
            },
            { type: 'response.function_call_arguments.delta', item_id: 'fc_1', output_index: 0, delta: args },
            { type: 'response.function_call_arguments.done', item_id: 'fc_1', output_index: 0, arguments: args },
            {
              type: 'response.output_item.done',
              output_index: 0,
              item: { ...call, arguments: args, status: 'completed' },
            },
          ];
    return [
      { type: 'response.created', response: { ...response, status: 'in_progress' } },
      ...middle,
      { type: 'response.completed', response: { ...response, status: 'completed', usage } },
    ];
  },
  google: (said) => {
    const chunk = (part: object, finishReason?: string) => ({
      candidates: [{ index: 0, content: { role: 'model', parts: [part] }, ...(finishReason && { finishReason }) }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    });
    if ('lookUp' in said)
      return [chunk({ functionCall: { name: 'look_up', args: { question: said.lookUp } } }, 'STOP')];
    const [first, second] = inHalves(said.say);
    return [chunk({ text: first }), chunk({ text: second }, 'STOP')];
  },
  'openai-compatible': (said) => {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason }],
    });
    if ('say' in said)
      return [...inHalves(said.say).map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop')];
    const call = { name: 'look_up', arguments: JSON.stringify({ question: said.lookUp }) };
    return [
      chunk({ role: 'assistant', tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] }),
      chunk({}, 'tool_calls'),
    ];
  },
};

const isStreamed = (path: string, body: string): boolean =>
  path.includes('streamGenerateContent') || /"stream":\s*true/.test(body);

const writeStream = (provider: Provider, said: Streamed, response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of STREAM[provider](said)) {
    if ('type' in event) response.write(`event: ${event.type}\n`);
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(provider === 'openai-compatible' ? 'data: [DONE]\n\n' : '');
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
  const answer = (behaviour: Behaviour, response: ServerResponse, streamed: boolean) => {
    if ('hang' in behaviour) return;
    if ('cut' in behaviour) return void response.destroy();
    if (streamed && ('say' in behaviour || 'lookUp' in behaviour)) return writeStream(provider, behaviour, response);
    if ('lookUp' in behaviour) throw new Error('only calls that are streamed have a tool');
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
      const { path, body } = calls.at(-1)!;
      answer(left.length > 1 ? left.shift()! : left[0]!, response, isStreamed(path, body));
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
