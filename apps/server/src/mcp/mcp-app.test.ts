import { DatabaseError } from '@blueprompt/backend/database/database-error';
import type { AgentCall } from '@blueprompt/core/agent/agent-tool';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalysisEngine } from '../engines/analysis-engine.ts';
import { TookTooLong } from '../engines/work-lane.ts';
import { loadPlan } from '../members/entitlement.ts';
import { drawInterface, drawPng } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

/** What goes wrong with the guides of projects of these names. */
const BROKEN: Record<string, Error> = {
  'A bug': new TypeError("Cannot read properties of undefined (reading 'box')"),
  'A full disk': new DatabaseError('disk-full', 'The disk of the data folder /srv/blueprompt is full.'),
  'A slow page': new TookTooLong('this took longer than 3 s to write'),
};

let product: TestProduct;
beforeAll(async () => {
  const engine = (_: unknown, local: AnalysisEngine): AnalysisEngine => ({
    ...local,
    agent: (call, options) => {
      written.push(call);
      return local.agent(call, options);
    },
    guide: async (saved, options) => {
      const broken = BROKEN[saved.name];
      if (broken) throw broken;
      return local.guide(saved, options);
    },
  });
  product = await startTestProduct({ engine });
});
afterAll(() => product.close());
/** What the engine was asked to write, on whatever thread it does that. */
const written: AgentCall[] = [];

/** A token, by a name of its own where the account has more. */
const tokenOf = async (account: Account, name = 'Editor'): Promise<{ id: string; token: string }> =>
  (await (await product.call('create-access-token', { name }, account)).json()) as {
    id: string;
    token: string;
  };

const connect = async (token: string, { url }: Pick<TestProduct, 'url'> = product): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return client;
};
const ask = async (client: Client, name: string, input: Record<string, unknown>) => {
  const answer = await client.callTool({ name, arguments: input });
  return { isError: answer.isError === true, text: (answer.content as { text: string }[])[0]!.text };
};
const save = (account: Account, prompt: string, extra: object = {}) =>
  product.fetch('/rest/v1/analysis_history', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify({
      user_id: account.userId,
      prompt,
      image_path: '',
      result: {
        prompt: '# Home',
        elements: [],
        colorPalette: [],
        layout: 'One column.',
        spacing: '',
        typography: '',
        ...extra,
      },
    }),
    account,
  });

test('the official client measures a screenshot and compares it with itself', async () => {
  const client = await connect((await tokenOf(await product.newUser({ pro: true }))).token);
  const names = (await client.listTools()).tools.map((tool) => tool.name);
  expect(names).toEqual(
    expect.arrayContaining([
      'measure_screenshot',
      'write_build_prompt',
      'compare_screenshots',
      'list_projects',
      'read_project',
    ]),
  );
  const image = drawInterface(0x8844aa).toString('base64');
  const measured = await ask(client, 'measure_screenshot', { image });
  expect(measured).toEqual({ isError: false, text: expect.stringContaining('480') });
  written.length = 0;
  expect((await ask(client, 'compare_screenshots', { reference: image, build: image })).text).toContain('100');
  expect((await ask(client, 'write_build_prompt', { images: [image] })).text).toContain('build guide');
  // Not here: a dense page takes seconds, in which nobody else would be answered.
  expect(written.map(({ tool, measurements }) => [tool, measurements.length])).toEqual([
    ['compare_screenshots', 2],
    ['write_build_prompt', 1],
  ]);
  expect(JSON.stringify(written.map(({ input }) => input))).not.toContain(image);
  await client.close();
});

test('[FN14] a free account gets no measurement here either, and a token of nobody gets nothing at all', async () => {
  const client = await connect((await tokenOf(await product.newUser())).token);
  expect(await ask(client, 'measure_screenshot', { image: drawInterface(5).toString('base64') })).toEqual({
    isError: true,
    text: 'Prompt generation is for Pro subscribers only.',
  });
  await client.close();
  for (const authorization of ['', 'Bearer bp_', `Bearer bp_${'x'.repeat(43)}`]) {
    const answer = await product.fetch('/mcp', { method: 'POST', body: '{}', headers: { authorization } });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
  }
});

test('[SB8] a screenshot with nothing to build says so and uses no free quota', async () => {
  const free = await startTestProduct({ opened: product.opened, env: { FREE_IMAGES_PER_MONTH: '1' } });
  const user = await product.newUser();
  const client = await connect((await tokenOf(user)).token, free);
  const who = { userId: user.userId, freeImagesPerMonth: 1, now: new Date() };
  const used = async () => (await loadPlan(product.opened.database, who)).used;
  const empty = drawPng(400, 300, () => [250, 250, 250]).toString('base64');
  expect(await ask(client, 'write_code', { images: [empty], stack: 'html' })).toEqual({
    isError: true,
    text: expect.stringContaining('nothing to build was found in it'),
  });
  expect(await used()).toBe(0);
  const image = drawInterface(0x3366aa).toString('base64');
  expect((await ask(client, 'write_code', { images: [image], stack: 'html' })).isError).toBe(false);
  expect(await used()).toBe(1);
  await client.close();
  await free.close();
});

test('saved projects are read by their owner alone', async () => {
  const [ada, eve] = [await product.newUser({ pro: true }), await product.newUser({ pro: true })];
  const [row] = (await (await save(ada, 'Dashboard')).json()) as { id: string }[];
  const own = await connect((await tokenOf(ada)).token);
  expect(JSON.parse((await ask(own, 'list_projects', {})).text)).toMatchObject([{ id: row!.id, name: 'Dashboard' }]);
  expect(await ask(own, 'read_project', { id: row!.id })).toEqual({
    isError: false,
    text: expect.stringContaining('Dashboard'),
  });
  const { contents } = await own.readResource({ uri: `blueprompt://projects/${row!.id}` });
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
  const other = await connect((await tokenOf(eve)).token);
  expect((await ask(other, 'list_projects', {})).text).toBe('[]');
  expect((await ask(other, 'read_project', { id: row!.id })).isError).toBe(true);
  await Promise.all([own.close(), other.close()]);
});

test.each([
  ['A bug', /^Something went wrong on our side \(request [\w-]+\)\.$/],
  ['A full disk', /^The server's disk is full, so nothing can be saved\. Please try again later\.$/],
  ['A slow page', /^This took too long to write and was stopped\. Please try again in a moment\.$/],
])('an agent is told what is wrong with the server in the words of the functions: %s', async (name, words) => {
  const ada = await product.newUser({ pro: true });
  const [row] = (await (await save(ada, name)).json()) as { id: string }[];
  const client = await connect((await tokenOf(ada)).token);
  const answer = await ask(client, 'read_project', { id: row!.id });
  expect(answer).toEqual({ isError: true, text: expect.stringMatching(words) });
  await expect(client.readResource({ uri: `blueprompt://projects/${row!.id}` })).rejects.toThrow(words);
  await client.close();
});

test('a stored screenshot is listed by its path, which the tools take; a path of somebody else is no image', async () => {
  const [ada, eve] = [await product.newUser({ pro: true }), await product.newUser({ pro: true })];
  const path = `${ada.userId}/1-0-home.png`;
  await product.fetch(`/storage/v1/object/screenshots/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(drawInterface(0x22aa77)),
    account: ada,
  });
  await save(ada, 'Shop', { imagePaths: [path, `${eve.userId}/1-0-other.png`] });
  const own = await connect((await tokenOf(ada)).token);
  const [project] = JSON.parse((await ask(own, 'list_projects', {})).text) as { screenshots: string[] }[];
  expect(project).toMatchObject({ name: 'Shop', screenshots: [path] });
  expect(await ask(own, 'measure_screenshot', { image: path })).toEqual({
    isError: false,
    text: expect.stringContaining('480'),
  });
  const other = await connect((await tokenOf(eve)).token);
  for (const image of [path, 'shots/home.png', 'no base64!', `${eve.userId}/a/b.png`, `${eve.userId}/../${path}`])
    expect(await ask(other, 'measure_screenshot', { image })).toEqual({
      isError: true,
      text: expect.stringMatching(
        /^The image must be the base64 of a PNG, JPEG, GIF or WebP file, or the path of one of your screenshots/,
      ),
    });
  await Promise.all([own.close(), other.close()]);
});

test('guides of one user are written one after another from what is saved by then, few wait, and who leaves makes room', async () => {
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const slow = await startTestProduct({
    opened: product.opened,
    engine: (_, local) => ({
      ...local,
      guide: async ({ name }) => {
        begun.push(name);
        await gate.promise;
        return `guide of ${name}`;
      },
    }),
    pool: createInstantPool(),
  });
  const [ada, bob] = [await product.newUser(), await product.newUser()];
  const saveNamed = async (account: Account, name: string) =>
    ((await (await save(account, name)).json()) as { id: string }[])[0]!.id;
  const [one, two, other] = [await saveNamed(ada, 'One'), await saveNamed(ada, 'Two'), await saveNamed(bob, 'Other')];
  const [adas, adasSecond, bobs] = [await tokenOf(ada), await tokenOf(ada, 'Second'), await tokenOf(bob)];
  const read = (id: string, token: string, signal?: AbortSignal) =>
    slow
      .fetch('/mcp', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'read_project', arguments: { id } },
        }),
        ...(signal && { signal }),
      })
      .then((answer) => answer.text());
  const first = read(one, adas.token);
  await expect.poll(() => begun).toEqual(['One']);
  const second = read(two, adasSecond.token);
  const hasArrived = async () => {
    const { tokens } = (await (await product.call('list-access-tokens', undefined, ada)).json()) as {
      tokens: { id: string; lastUsedAt: string | null }[];
    };
    return tokens.find(({ id }) => id === adasSecond.id)!.lastUsedAt !== null;
  };
  await expect.poll(hasArrived).toBe(true);
  const gone = new AbortController();
  const answers: string[] = [];
  const further = Array.from({ length: 3 }, () =>
    read(one, adas.token, gone.signal).then(
      (answer) => answers.push(answer),
      () => undefined,
    ),
  );
  const refusal = expect.stringContaining('Too many requests. Please wait 3 s.');
  await expect.poll(() => answers, { timeout: 10_000 }).toEqual([refusal, refusal]);
  const foreign = read(other, bobs.token);
  await expect.poll(() => begun).toEqual(['One', 'Other']);
  gone.abort();
  await Promise.all(further);
  await product.fetch(`/rest/v1/analysis_history?id=eq.${two}`, { method: 'DELETE', account: ada });
  gate.resolve();
  expect(await first).toContain('guide of One');
  expect(await second).toContain('You have no saved project with this id.');
  expect(await foreign).toContain('guide of Other');
  expect(begun).toEqual(['One', 'Other']);
  await slow.close();
});

test('who may measure nothing is told so before a picture is looked for', async () => {
  const ada = await product.newUser();
  const client = await connect((await tokenOf(ada)).token);
  expect(await ask(client, 'measure_screenshot', { image: `${ada.userId}/none.png` })).toEqual({
    isError: true,
    text: 'Prompt generation is for Pro subscribers only.',
  });
  await client.close();
});

test('few large calls of one user are read at the same time, and others have room', async () => {
  const [ada, bob] = [await tokenOf(await product.newUser()), await tokenOf(await product.newUser())];
  const gone = new AbortController();
  const statuses: number[] = [];
  const post = (token: string, body: ReadableStream | string) =>
    product.fetch('/mcp', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body,
      duplex: 'half',
      signal: gone.signal,
    } as RequestInit);
  const sending = Array.from({ length: 3 }, () =>
    post(ada.token, new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })).then(
      ({ status }) => statuses.push(status),
      () => undefined,
    ),
  );
  await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([429]);
  const message = { jsonrpc: '2.0', id: 1, method: 'ping', params: { _meta: { note: 'x'.repeat(300_000) } } };
  for (let turn = 0; turn < 9; turn++) expect((await post(bob.token, JSON.stringify(message))).status).toBe(200);
  gone.abort();
  await Promise.all(sending);
});

test('a token is shown once, listed without itself, and ends when it is revoked', async () => {
  const [ada, eve] = [await product.newUser(), await product.newUser()];
  const { id, token } = await tokenOf(ada);
  expect(token).toMatch(/^bp_[\w-]{43}$/);
  const list = await (await product.call('list-access-tokens', undefined, ada)).text();
  expect(JSON.parse(list)).toEqual({
    tokens: [{ id, name: 'Editor', createdAt: expect.any(String), lastUsedAt: null }],
  });
  expect(list).not.toContain(token);
  expect((await product.call('revoke-access-token', { id }, eve)).status).toBe(404);
  expect((await product.call('revoke-access-token', { id }, ada)).status).toBe(204);
  await expect(connect(token)).rejects.toThrow();
  // It opens the agent tools and nothing else.
  expect(
    (await product.call('image-quota', undefined, { ...ada, token: (await tokenOf(ada, 'Second')).token })).status,
  ).toBe(401);
});

test('a body that nests deeper, holds more messages or is larger than any call is refused before it is looked through', async () => {
  const { token } = await tokenOf(await product.newUser());
  const post = async (body: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const answer = await product.fetch('/mcp', { method: 'POST', body, headers });
    return [answer.status, await answer.text()];
  };
  const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect(await post(JSON.stringify(message))).toEqual([200, expect.stringContaining('"result":{}')]);
  expect(await post(`${'['.repeat(200)}${']'.repeat(200)}`)).toEqual([
    400,
    expect.stringContaining('The body is nested too deeply.'),
  ]);
  expect(await post(JSON.stringify(Array(21).fill(message)))).toEqual([
    400,
    expect.stringContaining('The body holds too many values.'),
  ]);
  expect(await post('{')).toEqual([400, expect.stringContaining('The body is not valid JSON.')]);
  expect(await post(`"${'x'.repeat(15 * 1024 * 1024)}"`)).toEqual([413, expect.stringContaining('larger than')]);
});

test('of a row with more than the product writes only the first screenshots are listed', async () => {
  const ada = await product.newUser();
  const paths = Array.from({ length: 50 }, (_, index) => `${ada.userId}/1-${index}-home.png`);
  expect((await save(ada, 'Fifty', { imagePaths: paths })).status).toBe(201);
  await save(ada, 'Nested', { imagePaths: [paths, 5, null, paths[0]] });
  const client = await connect((await tokenOf(ada)).token);
  const listed = JSON.parse((await ask(client, 'list_projects', {})).text) as { name: string; screenshots: string[] }[];
  expect(listed).toMatchObject([
    { name: 'Nested', screenshots: [paths[0]] },
    { name: 'Fifty', screenshots: paths.slice(0, 7) },
  ]);
  await client.close();
});
