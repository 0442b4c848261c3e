import { describe, expect, test } from 'vitest';
import { callAnalyze } from './call-analyze.ts';

const request = { uiType: 'webapp' as const, pageName: 'Home', isFullPage: true };
const body = { imageBase64: new Blob(['iVBORw==']), ...request };
const signal = new AbortController().signal;

const ask = async (answer: Response | Error) => {
  const seen: Request[] = [];
  const stages: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    seen.push(new Request(new URL(String(input), 'http://localhost'), init));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const result = await callAnalyze(
    { fetch, accessToken: 'token-1', publishableKey: 'anon-key' },
    body,
    (stage) => stages.push(stage),
    signal,
  );
  return { result, stages, sent: seen[0]! };
};

const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

describe('callAnalyze', () => {
  test("[PE14] the signed-in user's access token is sent as a bearer token", async () => {
    const { sent } = await ask(Response.json({}));
    expect(sent.headers.get('authorization')).toBe('Bearer token-1');
    expect(sent.headers.get('apikey')).toBe('anon-key');
  });

  test('[FN2] the body has exactly the specified fields', async () => {
    const { sent } = await ask(Response.json({}));
    expect(sent.method).toBe('POST');
    expect(new URL(sent.url).pathname).toBe('/functions/v1/analyze-ui');
    expect(await sent.json()).toEqual({ imageBase64: 'iVBORw==', ...request });
  });

  test('stages are reported while the server works, even when an event arrives in two pieces', async () => {
    const { result, stages } = await ask(
      stream('data: {"type":"stage","sta', 'ge":"text"}\n\n: keep\n\ndata: {"type":"stage","stage":"boxes"}\n\n'),
    );
    expect(stages).toEqual(['text', 'boxes']);
    expect(result).toEqual({ ok: true, data: undefined });
  });

  test('an error event is a failure with its facts', async () => {
    const event = { type: 'error', status: 422, code: 'image-too-large', message: 'Over 40 megapixels' };
    const { result } = await ask(stream(`data: ${JSON.stringify(event)}\n\n`));
    expect(result).toEqual({ ok: false, failure: event });
  });

  test('a busy server is a failure that says when to come back', async () => {
    const busy = Response.json({ error: 'Busy', code: 'busy' }, { status: 429, headers: { 'retry-after': '7' } });
    expect((await ask(busy)).result).toEqual({
      ok: false,
      failure: { status: 429, code: 'busy', message: 'Busy', retryAfterSeconds: 7 },
    });
  });

  test('a connection that breaks in the middle of the answer is a failure of this page', async () => {
    let isSent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new TypeError('network error'));
        else controller.enqueue(new TextEncoder().encode('data: {"type":"stage","stage":"text"}\n\n'));
        isSent = true;
      },
    });
    const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    expect((await ask(answer)).result).toEqual({
      ok: false,
      failure: { status: 0, code: 'network', message: 'The connection to the server was lost. Try again.' },
    });
  });

  test('a server out of reach is said in words', async () => {
    expect((await ask(new TypeError('Failed to fetch'))).result).toEqual({
      ok: false,
      failure: { status: 0, code: 'network', message: 'The server could not be reached. Try again.' },
    });
  });
});
