import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBodyRoom, type ReadBody } from './body-room.ts';
import { BodyError } from './read-body.ts';

const MB = 1024 * 1024;

/** Answers how large a body was, once it is let go; a refusal says why. */
const createEcho = (roomBytes: number) => {
  const app = new Hono<{ Variables: { readBody: ReadBody; streaming?: Promise<void> } }>();
  const held: (() => void)[] = [];
  app.use(createBodyRoom(roomBytes));
  app.post('/', async (c) => {
    const { length } = await c.get('readBody')(4 * MB);
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    if (c.req.query('streams') !== undefined) c.set('streaming', promise);
    else await promise;
    return c.text(String(length));
  });
  app.onError((error, c) => c.text(error instanceof BodyError ? error.problem : 'failed', 400));
  const send = async (body: Uint8Array | ReadableStream, path = '/') =>
    (await app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit)).text();
  return { send, held };
};
const until = (probe: () => unknown) => expect.poll(probe).toBeTruthy();
const unfinished = (bytes: number) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });

test('bodies beyond the room are told so, small ones never, and what was done makes room again', async () => {
  const { send, held } = createEcho(3 * MB);
  const first = send(new Uint8Array(2 * MB));
  await until(() => held.length === 1);
  expect(await send(new Uint8Array(2 * MB))).toBe('no-room');
  const small = send(new Uint8Array(1_000));
  await until(() => held.length === 2);
  for (const letGo of held.splice(0)) letGo();
  expect([await first, await small]).toEqual([String(2 * MB), '1000']);
  const next = send(new Uint8Array(2 * MB));
  await until(() => held.length === 1);
  held[0]!();
  expect(await next).toBe(String(2 * MB));
});

test('bodies that announce much and send little hold nobody up', async () => {
  const { send, held } = createEcho(3 * MB);
  for (let n = 0; n < 100; n++) void send(unfinished(1_000));
  const whole = send(new Uint8Array(2 * MB));
  await until(() => held.length === 1);
  held[0]!();
  expect(await whole).toBe(String(2 * MB));
});

test('an answer that streams keeps its room until its work is over', async () => {
  const { send, held } = createEcho(3 * MB);
  expect(await send(new Uint8Array(2 * MB), '/?streams')).toBe(String(2 * MB));
  expect(await send(new Uint8Array(2 * MB))).toBe('no-room');
  held[0]!();
  const next = send(new Uint8Array(2 * MB));
  await until(() => held.length === 2);
  held[1]!();
  expect(await next).toBe(String(2 * MB));
});
