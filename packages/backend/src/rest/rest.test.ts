import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { MAX_CORRECTIONS_BYTES } from '@blueprompt/core/correction';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, openTestBackend, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

type User = Awaited<ReturnType<TestBackend['signedIn']>>;
/** Tables as the client takes them without generated types. */
type Untyped = {
  public: {
    Tables: Record<
      string,
      {
        Row: Record<string, unknown>;
        Insert: Record<string, unknown>;
        Update: Record<string, unknown>;
        Relationships: [];
      }
    >;
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};
type Answer = { code: string; details: string | null; hint: null; message: string };

const ONBOARDING = {
  how_did_you_hear: 'friend',
  user_type: 'designer',
  projects_per_month: 3,
  coding_comfort_level: 2,
  preferred_tool: 'cursor',
};
const TABLES = ['subscriptions', 'feedback', 'analysis_history', 'user_onboarding'];

describe.each(DATABASE_KINDS)('data on %s', (kind) => {
  let t: TestBackend;
  let ada: User;
  let bob: User;
  beforeAll(async () => {
    t = await openTestBackend(kind);
    ada = await t.signedIn();
    bob = await t.signedIn();
  });
  afterAll(() => t.close());

  const raw = (path: string, init: RequestInit & { user?: User } = {}) =>
    t.request(`/rest/v1/${path}`, {
      ...init,
      headers: {
        ...(init.user && { authorization: `Bearer ${init.user.token}` }),
        'content-type': 'application/json',
        ...(init.headers as Record<string, string>),
      },
    });
  const asService = (text: string, values: unknown[] = []) => t.database.asService((sql) => sql(text, values));
  const saveHistory = (user: User, prompt: string, extra: object = {}) =>
    user.client
      .from('analysis_history')
      .insert({ user_id: user.userId, prompt, image_path: '', result: { prompt }, ...extra });

  describe('subscriptions', () => {
    it('[EN3] [TB1] [TB2] a user writes the first row, unsubscribed, and reads it', async () => {
      const none = await ada.client
        .from('subscriptions')
        .select('is_subscribed, subscription_end')
        .eq('user_id', ada.userId)
        .single();
      expect([none.status, none.error?.code, none.error?.details]).toEqual([
        406,
        'PGRST116',
        'The result contains 0 rows',
      ]);
      const row = { user_id: ada.userId, email: ada.email, is_subscribed: false, modified_by: 'system' };
      const inserted = await ada.client.from('subscriptions').insert(row);
      expect([inserted.status, inserted.error]).toEqual([201, null]);
      const read = await ada.client
        .from('subscriptions')
        .select('is_subscribed, subscription_end')
        .eq('user_id', ada.userId)
        .single();
      expect(read.data).toEqual({ is_subscribed: false, subscription_end: null });
      const all = await ada.client.from('subscriptions').select('*').single();
      expect(all.data).toMatchObject({ ...row, updated_at: expect.any(String) });
      expect((await ada.client.from('subscriptions').insert(row)).error).toMatchObject({ code: '23505' });
    });

    it('[TB3] a subscription that has ended is marked so by its user', async () => {
      const user = await t.signedIn();
      await asService(
        `insert into public.subscriptions (user_id, is_subscribed, subscription_end) values ($1, true, now() - interval '1 day')`,
        [user.userId],
      );
      const change = { is_subscribed: false, modified_by: 'system_expiry_check', updated_at: new Date().toISOString() };
      const updated = await user.client.from('subscriptions').update(change).eq('user_id', user.userId);
      expect([updated.status, updated.error]).toEqual([204, null]);
      const { data } = await user.client.from('subscriptions').select('is_subscribed, modified_by').single();
      expect(data).toEqual({ is_subscribed: false, modified_by: 'system_expiry_check' });
    });

    it('[TB4] nobody makes himself Pro, whatever he sends', async () => {
      const user = await t.signedIn();
      const own = { user_id: user.userId, email: user.email, is_subscribed: true, modified_by: 'system' };
      const far = '2999-01-01T00:00:00Z';
      const insert = (row: object) => user.client.from('subscriptions').insert(row);
      expect((await insert(own)).error).toMatchObject({ code: '42501' });
      expect((await insert({ ...own, is_subscribed: 'yes' })).error).toMatchObject({ code: '42501' });
      expect((await insert({ ...own, is_subscribed: null })).error).not.toBeNull();
      expect((await insert({ ...own, is_subscribed: false, subscription_end: far })).error).toMatchObject({
        code: '42501',
      });
      expect((await insert({ ...own, is_subscribed: false, modified_by: 'polar_webhook' })).error).toMatchObject({
        code: '42501',
      });
      expect((await insert([{ ...own, is_subscribed: false }, own])).error).toMatchObject({ code: '42501' });
      expect((await user.client.from('subscriptions').upsert(own)).error).toMatchObject({ code: 'PGRST100' });
      expect(await asService('select * from public.subscriptions where user_id = $1', [user.userId])).toEqual([]);

      for (const end of [null, '2000-01-01T00:00:00Z', far]) {
        await asService('delete from public.subscriptions where user_id = $1', [user.userId]);
        await asService('insert into public.subscriptions (user_id, subscription_end) values ($1, $2)', [
          user.userId,
          end,
        ]);
        for (const change of [
          { is_subscribed: true },
          { is_subscribed: true, modified_by: 'system_expiry_check' },
          { subscription_end: far },
          { is_subscribed: false, subscription_end: far, modified_by: 'system_expiry_check' },
          { user_id: randomUUID() },
          { email: 'other@example.com' },
          { id: randomUUID() },
        ])
          await user.client.from('subscriptions').update(change).eq('user_id', user.userId);
        const [row] = await asService(
          'select is_subscribed, subscription_end, email from public.subscriptions where user_id = $1',
          [user.userId],
        );
        expect(row).toEqual({ is_subscribed: false, subscription_end: end && new Date(end), email: null });
      }
      expect((await user.client.from('subscriptions').delete().eq('user_id', user.userId)).error).toMatchObject({
        code: '42501',
      });
    });

    it('[TB4] a running subscription cannot be changed by its user, nor any by another', async () => {
      const user = await t.signedIn();
      const row = [user.userId, '2999-01-01T00:00:00Z'];
      await asService(
        `insert into public.subscriptions (user_id, is_subscribed, subscription_end) values ($1, true, $2)`,
        row,
      );
      const change = { is_subscribed: false, modified_by: 'system_expiry_check' };
      for (const who of [user, bob]) await who.client.from('subscriptions').update(change).eq('user_id', user.userId);
      expect((await user.client.from('subscriptions').select('is_subscribed').single()).data).toEqual({
        is_subscribed: true,
      });
      expect((await bob.client.from('subscriptions').select('*').eq('user_id', user.userId)).data).toEqual([]);
    });
  });

  describe('analysis_history', () => {
    it('a result is no larger in the database than 16 MiB, however short its numbers were written', async () => {
      const user = await t.signedIn();
      const body = `{"user_id":"${user.userId}","prompt":"Tiny","image_path":"","result":{"n":[${Array(55_000).fill('5e-324').join(',')}]}}`;
      const answer = await raw('analysis_history', { method: 'POST', user, body });
      expect([answer.status, ((await answer.json()) as Answer).code]).toEqual([400, '23514']);
    });

    it('[EN5] [TB12] [TB8] [TB9] is saved, and listed newest first', async () => {
      const user = await t.signedIn();
      const result = { prompt: 'x', elements: [], nested: { deep: ['ü', null, 1.5] } };
      for (const prompt of ['one', 'two', 'three', 'four']) {
        const saved = await saveHistory(user, prompt, { result, image_path: `${user.userId}/1-0-a.png` });
        expect([saved.status, saved.error, saved.data]).toEqual([201, null, null]);
      }
      const recent = await user.client
        .from('analysis_history')
        .select('*')
        .eq('user_id', user.userId)
        .order('created_at', { ascending: false })
        .limit(3);
      expect(recent.data!.map((row) => row.prompt)).toEqual(['four', 'three', 'two']);
      expect(recent.data![0]).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        user_id: user.userId,
        prompt: 'four',
        image_path: `${user.userId}/1-0-a.png`,
        result,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
        corrections: null,
        corrections_version: 0,
      });
      const all = await user.client.from('analysis_history').select('*').order('created_at', { ascending: false });
      expect(all.data!.map((row) => row.prompt)).toEqual(['four', 'three', 'two', 'one']);
    });

    it('[TB11] is asked for an existing name', async () => {
      const user = await t.signedIn();
      await saveHistory(user, `O'Hara, "quoted" (100%) & more`);
      const find = (prompt: string) =>
        user.client.from('analysis_history').select('id').eq('user_id', user.userId).eq('prompt', prompt).limit(1);
      expect((await find(`O'Hara, "quoted" (100%) & more`)).data).toHaveLength(1);
      expect((await find('another')).data).toEqual([]);
    });

    it('[TB10] [PE10] shows and deletes own rows only, filter or none', async () => {
      const [own, other] = [await t.signedIn(), await t.signedIn()];
      await saveHistory(own, 'mine');
      await saveHistory(other, 'theirs');
      const [theirs] = (await other.client.from('analysis_history').select('id')).data!;
      expect((await own.client.from('analysis_history').select('prompt')).data).toEqual([{ prompt: 'mine' }]);
      expect((await own.client.from('analysis_history').select('*').eq('id', theirs!.id)).data).toEqual([]);

      for (const id of [theirs!.id, randomUUID()]) {
        const removed = await own.client
          .from('analysis_history')
          .delete()
          .eq('id', id)
          .eq('user_id', own.userId)
          .select();
        expect([removed.status, removed.data]).toEqual([200, []]);
        expect((await own.client.from('analysis_history').delete().eq('id', id)).status).toBe(204);
      }
      expect((await own.client.from('analysis_history').delete().eq('user_id', other.userId)).error).toBeNull();
      expect((await other.client.from('analysis_history').select('prompt')).data).toEqual([{ prompt: 'theirs' }]);
    });

    it('[TB13] [TB14] is deleted one by one or all at once; rows of others stay', async () => {
      const [own, other] = [await t.signedIn(), await t.signedIn()];
      for (const prompt of ['a', 'b', 'c']) await saveHistory(own, prompt);
      await saveHistory(other, 'theirs');
      const { data } = await own.client.from('analysis_history').select('id').eq('prompt', 'b').single();
      const one = await own.client.from('analysis_history').delete().eq('id', data!.id).eq('user_id', own.userId);
      expect([one.status, one.error]).toEqual([204, null]);
      expect((await own.client.from('analysis_history').select('prompt').order('prompt')).data).toEqual([
        { prompt: 'a' },
        { prompt: 'c' },
      ]);
      await own.client.from('analysis_history').delete().eq('user_id', own.userId);
      expect((await own.client.from('analysis_history').select('*')).data).toEqual([]);
      expect((await other.client.from('analysis_history').select('prompt')).data).toHaveLength(1);
    });

    it('cannot be written for another, dated back, or changed later', async () => {
      const [own, other] = [await t.signedIn(), await t.signedIn()];
      const row = { user_id: other.userId, prompt: 'x', image_path: '', result: {} };
      expect((await own.client.from('analysis_history').insert(row)).error).toMatchObject({ code: '42501' });
      expect((await saveHistory(own, 'x', { created_at: '2000-01-01' })).error).toMatchObject({ code: '42501' });
      expect((await saveHistory(own, 'x', { id: randomUUID() })).error).toMatchObject({ code: '42501' });
      await saveHistory(own, 'mine');
      const changed = await own.client.from('analysis_history').update({ user_id: other.userId }).eq('prompt', 'mine');
      expect(changed.error).toMatchObject({ code: '42501' });
      expect((await other.client.from('analysis_history').select('*')).data).toEqual([]);
    });

    it('holds a result of several megabytes', async () => {
      const user = await t.signedIn();
      const result = { pages: Array.from({ length: 7 }, (_, page) => ({ page, text: 'x'.repeat(500_000) })) };
      expect((await saveHistory(user, 'big', { result })).error).toBeNull();
      expect((await user.client.from('analysis_history').select('result').single()).data).toEqual({ result });
    });
  });

  it('a change is of at most a hundred rows, and counts as many calls as it has rows', async () => {
    const limited = await createTestBackend(t, { rateLimits: { 'rest-user': { max: 600, windowMs: 60_000 } } });
    const user = await limited.signedIn();
    await asService(
      `insert into public.analysis_history (user_id, prompt, result) select $1, n::text, '{}' from generate_series(1, 101) n`,
      [user.userId],
    );
    const correct = (prompts: string[]) =>
      user.client
        .from('analysis_history')
        .update({ corrections: { 0: [] } }, { count: 'exact' })
        .in('prompt', prompts);
    const all = Array.from({ length: 101 }, (_, n) => String(n + 1));
    expect((await correct(all)).error).toMatchObject({ code: 'PGRST102' });
    expect((await correct(all.slice(1))).count).toBe(100);
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await correct(all.slice(1))).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('a list of entries that are too large together ends early, and the rest is on the next page', async () => {
    const user = await t.signedIn();
    // Compresses to nothing: the size that counts is that of the answer.
    await asService(
      `insert into public.analysis_history (user_id, prompt, result, created_at)
       select $1, n::text, jsonb_build_object('text', repeat('x', 7000000)), now() - make_interval(secs => n)
       from generate_series(1, 9) as n`,
      [user.userId],
    );
    const list = (offset: number) =>
      user.client
        .from('analysis_history')
        .select('*')
        .order('created_at', { ascending: false })
        .range(offset, offset + 999);
    const prompts = async (offset: number) => (await list(offset)).data!.map((row) => row.prompt);
    expect(await prompts(0)).toEqual(['1', '2', '3', '4', '5']);
    expect(await prompts(5)).toEqual(['6', '7', '8', '9']);
    expect((await user.client.from('analysis_history').select('*', { count: 'exact', head: true })).count).toBe(9);
    // What would be too large to be given is not taken either; without it, it is.
    const rename = () => user.client.from('analysis_history').update({ prompt: 'new' }).eq('user_id', user.userId);
    expect((await rename().select('*')).error).toMatchObject({ code: 'PGRST413' });
    expect((await rename().select('prompt')).data).toHaveLength(9);
    const remove = () => user.client.from('analysis_history').delete().eq('user_id', user.userId);
    expect((await remove().select('*')).error).toMatchObject({ code: 'PGRST413' });
    expect((await remove().select('prompt')).data).toHaveLength(9);
  });

  const addLarge = (user: User, rows: number, bytes = 3_000_000) =>
    asService(
      `insert into public.analysis_history (user_id, prompt, result, created_at)
       select $1, n::text, jsonb_build_object('text', repeat('x', $3::int)), now() - make_interval(secs => n)
       from generate_series(1, $2::int) as n`,
      [user.userId, rows, bytes],
    );
  const listOf = (backend: Pick<TestBackend, 'request'>, user: User, query = 'order=created_at.desc') =>
    backend.request(`/rest/v1/analysis_history?select=prompt,result&${query}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });

  it('a large answer is made in portions, so that others get theirs in between', async () => {
    let transactions = 0;
    const database: TestBackend['database'] = {
      ...t.database,
      asCaller: (...call) => {
        transactions += 1;
        return t.database.asCaller(...call);
      },
    };
    const counted = await createTestBackend({ ...t, database });
    const user = await t.signedIn();
    await addLarge(user, 4);
    const rows = (await (await listOf(counted, user)).json()) as { prompt: string; result: { text: string } }[];
    expect(rows.map(({ prompt, result }) => [prompt, result.text.length])).toEqual(
      ['1', '2', '3', '4'].map((prompt) => [prompt, 3_000_000]),
    );
    expect(transactions).toBe(5);
    transactions = 0;
    const [one] = (await (await listOf(counted, user, 'prompt=eq.3&limit=1')).json()) as { prompt: string }[];
    expect([one!.prompt, transactions]).toEqual(['3', 2]);
    transactions = 0;
    await listOf(counted, user, 'limit=0');
    expect(transactions).toBe(1);
  });

  it('a large list has each row once, whatever is saved or deleted while it is made', async () => {
    let onPortion: (() => Promise<unknown>) | undefined;
    const database: TestBackend['database'] = {
      ...t.database,
      asCaller: async (...call) => {
        const answer = await t.database.asCaller(...call);
        const change = onPortion;
        onPortion = undefined;
        await change?.();
        return answer;
      },
    };
    const changing = await createTestBackend({ ...t, database });
    const user = await t.signedIn();
    await addLarge(user, 4);
    onPortion = async () => {
      await asService(`insert into public.analysis_history (user_id, prompt, result) values ($1, 'new', '{}')`, [
        user.userId,
      ]);
      await asService(`delete from public.analysis_history where user_id = $1 and prompt = '3'`, [user.userId]);
    };
    const rows = (await (await listOf(changing, user)).json()) as { prompt: string }[];
    expect(rows.map(({ prompt }) => prompt)).toEqual(['1', '2', '4']);
  });

  it('rows of the same moment have one order', async () => {
    const user = await t.signedIn();
    await asService(
      `insert into public.analysis_history (user_id, prompt, result, created_at)
       select $1, n::text, '{}', '2026-01-01' from generate_series(1, 30) as n`,
      [user.userId],
    );
    const [all] = await asService(
      `select string_agg(id::text, ',' order by id) as ids from public.analysis_history where user_id = $1`,
      [user.userId],
    );
    const listed = await t.request('/rest/v1/analysis_history?select=id&order=created_at.desc', {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(((await listed.json()) as { id: string }[]).map(({ id }) => id).join()).toBe(all!['ids']);
  });

  it('large answers of one user are made one after another, few wait, and each counts by its size', async () => {
    const [user, other] = [await t.signedIn(), await t.signedIn()];
    await Promise.all([addLarge(user, 1), addLarge(other, 1)]);
    const lists = 8;
    const gate = Promise.withResolvers<void>();
    let transactions = 0;
    const held = await createTestBackend({
      ...t,
      database: {
        ...t.database,
        asCaller: async (...call) => {
          // The small first look of each list comes through, the portions wait.
          if (++transactions > lists) await gate.promise;
          return t.database.asCaller(...call);
        },
      },
    });
    const statuses: number[] = [];
    const all = Array.from({ length: lists }, async () => statuses.push((await listOf(held, user)).status));
    await expect.poll(() => statuses, { timeout: 20_000 }).toEqual([429, 429, 429]);
    expect(transactions).toBe(lists + 1);
    gate.resolve();
    await Promise.all(all);
    expect(statuses).toEqual([429, 429, 429, 200, 200, 200, 200, 200]);
    const strict = await createTestBackend(t, { rateLimits: { 'rest-user': { max: 20, windowMs: 60_000 } } });
    expect([(await listOf(strict, user)).status, (await listOf(strict, user)).status]).toEqual([200, 429]);
    expect((await listOf(strict, other)).status).toBe(200);
  });

  it('the next large answer of a user is made when the one before has left the server', async () => {
    const user = await t.signedIn();
    await addLarge(user, 1);
    const path = `${SITE_URL}/rest/v1/analysis_history?select=result`;
    const headers = { authorization: `Bearer ${user.token}` };
    const unread = Object.assign(new EventEmitter(), { closed: false });
    const first = await t.backend.app.request(path, { headers }, { outgoing: unread });
    let isMade = false;
    const second = Promise.resolve(t.backend.app.request(path, { headers })).then((answer) => {
      isMade = true;
      return answer.status;
    });
    // Small ones do not wait for it.
    const small = await t.request('/rest/v1/analysis_history?select=id', { headers });
    expect([first.status, small.status, isMade]).toEqual([200, 200, false]);
    unread.emit('close');
    expect(await second).toBe(200);
  });

  it('a deletion that would not be answered as asked is refused before anything is deleted', async () => {
    const seen: string[] = [];
    const database: TestBackend['database'] = {
      ...t.database,
      asCaller: (caller, work, options) =>
        t.database.asCaller(
          caller,
          (sql) =>
            work((text, values) => {
              seen.push(text);
              return sql(text, values);
            }),
          options,
        ),
    };
    const watched = await createTestBackend({ ...t, database });
    const user = await watched.signedIn();
    await addLarge(user, 2, 10);
    const remove = () => user.client.from('analysis_history').delete().eq('user_id', user.userId).select('id').single();
    const refused = await remove();
    expect([refused.status, refused.error?.code]).toEqual([406, 'PGRST116']);
    expect(seen.filter((text) => text.includes('delete'))).toEqual([]);
    await user.client.from('analysis_history').delete().eq('prompt', '1');
    expect((await remove()).status).toBe(200);
  });

  it('large bodies of one user are read one after another, and only few wait', async () => {
    const [user, other] = [await t.signedIn(), await t.signedIn()];
    const gone = new AbortController();
    const answers: unknown[] = [];
    const post = (body: ReadableStream | string, who: User) =>
      raw('analysis_history', {
        method: 'POST',
        body,
        duplex: 'half',
        user: who,
        signal: gone.signal,
      } as RequestInit & {
        user: User;
      }).then(({ status, headers }) => [status, headers.get('retry-after')]);
    const neverEnding = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
    for (let turn = 0; turn < 6; turn++)
      void post(neverEnding(), user).then(
        (answer) => answers.push(answer),
        () => undefined,
      );
    await expect.poll(() => answers).toEqual([[429, '3']]);
    expect(await post(JSON.stringify({ user_id: other.userId, prompt: 'x', result: {} }), other)).toEqual([201, null]);
    gone.abort();
  });

  describe('feedback and onboarding', () => {
    it('[EN4] [TB7] [TB18] feedback goes in and never comes out', async () => {
      const { client, userId } = ada;
      const words = { user_id: userId, likes: 'a', dislikes: 'b', bugs: `'; drop table feedback; --` };
      expect((await client.from('feedback').insert(words)).status).toBe(201);
      const denied = { code: '42501' };
      expect((await client.from('feedback').select('*')).error).toMatchObject(denied);
      expect((await client.from('feedback').insert(words).select()).error).toMatchObject(denied);
      expect((await client.from('feedback').update({ likes: 'z' }).eq('user_id', userId)).error).toMatchObject(denied);
      expect((await client.from('feedback').delete().eq('user_id', userId)).error).toMatchObject(denied);
      expect((await client.from('feedback').insert({ ...words, user_id: bob.userId })).error).toMatchObject(denied);
      expect(await asService('select user_id, likes, dislikes, bugs from public.feedback')).toEqual([words]);
      expect((await client.from('feedback').insert({ ...words, likes: 'x'.repeat(10_001) })).error).toMatchObject({
        code: '23514',
      });
    });

    it('[EN6] [TB15] [TB16] [TB18] onboarding is asked for, answered once, and stays', async () => {
      const user = await t.signedIn();
      const ask = () => user.client.from('user_onboarding').select('id').eq('user_id', user.userId).single();
      expect((await ask()).error).toMatchObject({ code: 'PGRST116' });
      const row = { user_id: user.userId, ...ONBOARDING };
      expect((await user.client.from('user_onboarding').insert(row)).status).toBe(201);
      expect((await ask()).data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      expect((await user.client.from('user_onboarding').select('*').single()).data).toMatchObject(row);
      const twice = await user.client.from('user_onboarding').insert(row);
      expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
      for (const change of [{ user_type: 'student' }, { user_id: bob.userId }])
        expect(
          (await user.client.from('user_onboarding').update(change).eq('user_id', user.userId)).error,
        ).toMatchObject({ code: '42501' });
      expect((await user.client.from('user_onboarding').delete().eq('user_id', user.userId)).error).toMatchObject({
        code: '42501',
      });
      expect((await bob.client.from('user_onboarding').select('*')).data).toEqual([]);
      const wrong = { ...row, user_id: bob.userId };
      expect((await user.client.from('user_onboarding').insert(wrong)).error).toMatchObject({ code: '42501' });
    });

    it.each([
      { projects_per_month: 2 },
      { coding_comfort_level: 6 },
      { coding_comfort_level: 1.5 },
      { user_type: null },
      { projects_per_month: 'many' },
    ])('onboarding takes no answer that was not offered: %j', async (wrong) => {
      const answer = await bob.client.from('user_onboarding').insert({ user_id: bob.userId, ...ONBOARDING, ...wrong });
      expect([answer.status, answer.error !== null]).toEqual([400, true]);
    });
  });

  it('[TB17] a visitor has no right to any table', async () => {
    const visitor = t.client();
    for (const table of TABLES) {
      const answers = [
        await visitor.from(table).select('*'),
        await visitor.from(table).insert({ user_id: ada.userId }),
        await visitor.from(table).update({ user_id: ada.userId }).eq('user_id', ada.userId),
        await visitor.from(table).delete().eq('user_id', ada.userId),
      ];
      expect(answers.map(({ status, error }) => [table, status, error?.code])).toEqual(
        answers.map(() => [table, 401, '42501']),
      );
    }
    const response = await raw('analysis_history');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('[TB17] another user’s id opens nothing, wherever it is put', async () => {
    const victim = await t.signedIn();
    await saveHistory(victim, 'secret');
    await victim.client.from('user_onboarding').insert({ user_id: victim.userId, ...ONBOARDING });
    await victim.client
      .from('subscriptions')
      .insert({ user_id: victim.userId, email: victim.email, is_subscribed: false, modified_by: 'system' });
    const before = await asService(`select jsonb_agg(h) as h from public.analysis_history as h where user_id = $1`, [
      victim.userId,
    ]);
    for (const table of ['subscriptions', 'analysis_history', 'user_onboarding']) {
      for (const filter of [
        `user_id=eq.${victim.userId}`,
        `user_id=in.(${victim.userId},${bob.userId})`,
        `user_id=not.eq.${bob.userId}`,
        'user_id=not.is.null',
      ]) {
        const read = await raw(`${table}?select=*&${filter}`, { user: bob });
        expect(await read.text()).not.toContain(victim.userId);
        await raw(`${table}?${filter}`, { method: 'DELETE', user: bob });
        await raw(`${table}?${filter}`, { method: 'PATCH', body: JSON.stringify({ user_id: bob.userId }), user: bob });
      }
      const counted = await bob.client
        .from(table)
        .select('*', { count: 'exact', head: true })
        .eq('user_id', victim.userId);
      expect(counted.count).toBe(0);
    }
    expect(
      await asService(`select jsonb_agg(h) as h from public.analysis_history as h where user_id = $1`, [victim.userId]),
    ).toEqual(before);
    expect((await victim.client.from('subscriptions').select('*')).data).toHaveLength(1);
    expect((await victim.client.from('user_onboarding').select('*')).data).toHaveLength(1);
  });

  describe('the interface', () => {
    it('counts, pages and heads', async () => {
      const user = await t.signedIn();
      for (const prompt of ['a', 'b', 'c']) await saveHistory(user, prompt);
      const page = await raw('analysis_history?select=prompt&order=prompt.asc&limit=2&offset=1', {
        user,
        headers: { prefer: 'count=exact' },
      });
      expect([page.status, page.headers.get('content-range'), await page.json()]).toEqual([
        206,
        '1-2/3',
        [{ prompt: 'b' }, { prompt: 'c' }],
      ]);
      const plain = await raw('analysis_history?select=prompt&order=prompt.desc&limit=1', { user });
      expect([plain.status, plain.headers.get('content-range'), await plain.text()]).toEqual([
        200,
        '0-0/*',
        '[{"prompt":"c"}]',
      ]);
      const empty = await raw('analysis_history?prompt=eq.none', { user });
      expect([empty.status, empty.headers.get('content-range')]).toEqual([200, '*/*']);
      const beyond = await raw('analysis_history?offset=9', { user, headers: { prefer: 'count=exact' } });
      expect([beyond.status, ((await beyond.json()) as Answer).code]).toEqual([416, 'PGRST103']);
      const head = await user.client.from('analysis_history').select('*', { count: 'exact', head: true });
      expect([head.count, head.data]).toEqual([3, null]);
      expect(
        (await user.client.from('analysis_history').select('prompt').range(0, 1).order('prompt')).data,
      ).toHaveLength(2);
      expect(
        (await user.client.from('analysis_history').select('prompt').eq('prompt', 'none').maybeSingle()).data,
      ).toBeNull();
    });

    it('answers a single object, or takes the change back when there is not exactly one', async () => {
      const user = await t.signedIn();
      const one = await user.client
        .from('analysis_history')
        .insert({ user_id: user.userId, prompt: 'one', image_path: '', result: {} })
        .select('prompt')
        .single();
      expect([one.status, one.data]).toEqual([201, { prompt: 'one' }]);
      const row = { user_id: user.userId, prompt: 'two', image_path: '', result: {} };
      const two = await user.client.from('analysis_history').insert([row, row]).select().single();
      expect([two.status, two.error?.code]).toEqual([406, 'PGRST116']);
      expect((await user.client.from('analysis_history').select('prompt')).data).toEqual([{ prompt: 'one' }]);
      const none = await user.client.from('analysis_history').delete().eq('prompt', 'none').select().single();
      expect(none.error?.code).toBe('PGRST116');
    });

    describe('preferences', () => {
      const savedThrice = async () => {
        const user = await t.signedIn();
        for (const prompt of ['a', 'b', 'c']) await saveHistory(user, prompt);
        const left = async () =>
          (await user.client.from('analysis_history').select('prompt').order('prompt')).data!.map((row) => row.prompt);
        return { user, left, own: user.client.from('analysis_history') };
      };
      // The types know the method of the client only for a server that says it is so new.
      const current = ({ client }: User) => client as unknown as SupabaseClient<Untyped, { PostgrestVersion: '14' }>;
      const exceeds = (rows: number) => ({
        code: 'PGRST124',
        details: `The query affects ${rows} rows`,
        hint: null,
        message: 'Query result exceeds max-affected preference constraint',
      });
      const invalid = (preferences: string) => ({
        code: 'PGRST122',
        details: `Invalid preferences: ${preferences}`,
        hint: null,
        message: 'Invalid preferences given with handling=strict',
      });

      it('a delete of more rows than max-affected allows is refused and deletes none', async () => {
        const { user, left } = await savedThrice();
        const remove = (most: number) =>
          current(user).from('analysis_history').delete().in('prompt', ['a', 'b']).maxAffected(most);
        const refused = await remove(1);
        expect([refused.status, { ...refused.error }]).toMatchObject([400, exceeds(2)]);
        expect((await remove(0).select('prompt')).error).toMatchObject(exceeds(2));
        expect(await left()).toEqual(['a', 'b', 'c']);
        const done = await remove(2);
        expect([done.status, done.error, await left()]).toEqual([204, null, ['c']]);
        expect((await remove(0)).error).toBeNull();
      });

      it('an update of more rows than max-affected allows is refused and changes none', async () => {
        const { user } = await savedThrice();
        const row = { user_id: user.userId, email: user.email, is_subscribed: false, modified_by: 'system' };
        await user.client.from('subscriptions').insert(row);
        await asService(
          `update public.subscriptions set is_subscribed = true, subscription_end = now() - interval '1 day' where user_id = $1`,
          [user.userId],
        );
        const end = (most: number) =>
          current(user)
            .from('subscriptions')
            .update({ is_subscribed: false, modified_by: 'system_expiry_check' })
            .eq('user_id', user.userId)
            .maxAffected(most);
        const isSubscribed = async () =>
          (await user.client.from('subscriptions').select('is_subscribed').single()).data!.is_subscribed;
        const refused = await end(0);
        expect([refused.status, { ...refused.error }]).toMatchObject([400, exceeds(1)]);
        expect(await isSubscribed()).toBe(true);
        const done = await end(1).select('modified_by');
        expect([done.status, done.data]).toEqual([200, [{ modified_by: 'system_expiry_check' }]]);
        expect(await isSubscribed()).toBe(false);
      });

      it.each([
        ['handling=strict, max-affected=1', 400, null, exceeds(2), 3],
        ['max-affected=1,handling=strict', 400, null, exceeds(2), 3],
        ['handling=strict, max-affected=one', 400, null, invalid('max-affected=one'), 3],
        ['handling=strict, max-affected=-1', 400, null, invalid('max-affected=-1'), 3],
        ['handling=strict, foo, return=minimal, bar', 400, null, invalid('foo, bar'), 3],
        ['handling=strict, tx=rollback', 400, null, invalid('tx=rollback'), 3],
        ['handling=strict, return=headers-only', 400, null, invalid('return=headers-only'), 3],
        ['handling=strict, timezone=Asia/Tokyo', 400, null, invalid('timezone=Asia/Tokyo'), 3],
        ['handling=strict, resolution=merge-duplicates', 400, null, invalid('resolution=merge-duplicates'), 3],
        ['handling=strict, missing=default', 400, null, invalid('missing=default'), 3],
        ['handling=strict, max-affected=2', 204, 'handling=strict, max-affected=2', null, 1],
        ['handling=lenient, handling=strict, max-affected=1', 204, 'handling=lenient', null, 1],
        ['handling=lenient, max-affected=1, foo', 204, 'handling=lenient', null, 1],
        ['max-affected=1, timezone=Asia/Tokyo', 204, null, null, 1],
        ['return=minimal, return=representation', 204, 'return=minimal', null, 1],
        [
          'handling=strict,count=exact , tx=commit,missing=null',
          204,
          'count=exact, tx=commit, handling=strict',
          null,
          1,
        ],
        // Ignored it would be another write than the one asked for: refused under either handling.
        ['tx=rollback', 400, null, { code: 'PGRST100' }, 3],
      ])(
        'a delete of two rows with Prefer: %s answers %i and applies %s',
        async (prefer, status, applied, body, kept) => {
          const { user, left } = await savedThrice();
          const answer = await raw('analysis_history?prompt=in.(a,b)', { method: 'DELETE', user, headers: { prefer } });
          expect([answer.status, answer.headers.get('preference-applied')]).toEqual([status, applied]);
          if (body) expect(await answer.json()).toMatchObject(body);
          expect(await left()).toHaveLength(kept);
        },
      );

      it('reads and inserts refuse what strict handling does not know, and tell what was applied', async () => {
        const { user, left } = await savedThrice();
        const ask = async (method: string, prefer: string) => {
          const body = JSON.stringify({ user_id: user.userId, prompt: 'd', image_path: '', result: {} });
          const answer = await raw('analysis_history?select=prompt&limit=9', {
            method,
            user,
            headers: { prefer },
            ...(method === 'POST' && { body }),
          });
          const { status, headers } = answer;
          return [status, headers.get('preference-applied'), headers.get('content-range'), await answer.text()];
        };
        // The limit would be ignored here: a read changes no rows, and an insert as many as were sent.
        for (const method of ['GET', 'POST'])
          for (const wish of ['anything', 'max-affected=1'])
            expect(await ask(method, `handling=strict, ${wish}`)).toEqual([
              400,
              null,
              null,
              JSON.stringify(invalid(wish)),
            ]);
        expect(await left()).toEqual(['a', 'b', 'c']);
        expect(await ask('POST', 'return=representation,count=exact')).toEqual([
          201,
          'return=representation, count=exact',
          '*/1',
          '[{"prompt":"d"}]',
        ]);
        const read = await ask('GET', 'handling=strict, count=planned, return=minimal');
        expect(read.slice(0, 3)).toEqual([200, 'count=planned, handling=strict', '0-3/4']);
      });

      it('a change tells how many rows it touched when that is asked for', async () => {
        const { user, own } = await savedThrice();
        const row = { user_id: user.userId, prompt: 'x', image_path: '', result: {} };
        expect((await own.insert([row, row], { count: 'exact' })).count).toBe(2);
        const update = await raw(`subscriptions?user_id=eq.${user.userId}`, {
          method: 'PATCH',
          user,
          headers: { prefer: 'count=exact' },
          body: '{"is_subscribed":false}',
        });
        expect([update.status, update.headers.get('content-range')]).toEqual([204, '*/0']);
        expect((await own.delete({ count: 'estimated' }).eq('prompt', 'x')).count).toBe(2);
        expect((await own.delete().eq('prompt', 'x')).count).toBeNull();
        expect((await own.select('prompt', { count: 'planned' })).count).toBe(3);
      });

      it('exactly one row is asked for without being returned: more are left alone', async () => {
        const { left, own } = await savedThrice();
        const two = await own.delete().in('prompt', ['a', 'b']).single();
        expect([two.status, two.error?.code, await left()]).toEqual([406, 'PGRST116', ['a', 'b', 'c']]);
        expect((await own.delete().eq('prompt', 'a').single()).error).toBeNull();
        expect(await left()).toEqual(['b', 'c']);
      });
    });

    it.each([
      ['GET', 'users', undefined, 404, 'PGRST205'],
      ['GET', 'auth.users', undefined, 404, 'PGRST205'],
      ['GET', 'pg_class', undefined, 404, 'PGRST205'],
      ['GET', 'analysis_history?select=*,users(*)', undefined, 400, 'PGRST100'],
      ['GET', 'analysis_history?password=eq.1', undefined, 400, '42703'],
      ['GET', 'analysis_history?id=eq.not-a-uuid', undefined, 400, '22P02'],
      ['GET', `analysis_history?id=eq.'%20or%201=1--`, undefined, 400, '22P02'],
      ['GET', 'analysis_history?or=(id.is.null)', undefined, 400, 'PGRST100'],
      ['GET', 'analysis_history?order=(select%201)', undefined, 400, 'PGRST100'],
      ['GET', 'analysis_history?limit=1%20union%20select%201', undefined, 400, 'PGRST100'],
      ['GET', 'analysis_history?prompt=eq.%00', undefined, 400, '22021'],
      ['GET', 'analysis_history?prompt=in.(%00)', undefined, 400, '22P05'],
      ['GET', 'analysis_history?created_at=in.(now,then)', undefined, 400, '22007'],
      ['POST', 'analysis_history', '{', 400, 'PGRST102'],
      ['POST', 'analysis_history', '"text"', 400, 'PGRST102'],
      ['POST', 'analysis_history', '[1]', 400, 'PGRST102'],
      ['POST', 'analysis_history', '{"is_admin":true}', 400, 'PGRST204'],
      ['POST', 'analysis_history', '[{"prompt":"a"},{"result":{}}]', 400, 'PGRST102'],
      ['POST', 'analysis_history', `{"prompt":${'['.repeat(500)}${']'.repeat(500)}}`, 400, 'PGRST102'],
      ['POST', 'analysis_history?on_conflict=id', '{}', 400, 'PGRST100'],
      ['POST', `analysis_history?columns="id"`, '{"prompt":"a"}', 403, '42501'],
      ['POST', 'feedback', '{"user_id":"nobody"}', 400, '22P02'],
      ['POST', 'rpc/version', '{}', 404, 'PGRST125'],
      ['GET', 'analysis_history?result=not.in.({},{})', undefined, 400, 'PGRST100'],
      ['GET', 'analysis_history?order=result', undefined, 400, 'PGRST100'],
      ['DELETE', 'analysis_history?result=not.is.null', undefined, 400, 'PGRST100'],
      ['PATCH', 'analysis_history', '{"prompt":"a"}', 400, '21000'],
      ['DELETE', 'analysis_history', undefined, 400, '21000'],
      ['DELETE', 'analysis_history?prompt=eq.kept&limit=1', undefined, 400, 'PGRST100'],
      ['PATCH', 'analysis_history?prompt=eq.kept&order=id&offset=1', '{"prompt":"a"}', 400, 'PGRST100'],
      ['PUT', 'analysis_history?id=eq.1', '{}', 405, 'PGRST117'],
    ])('refuses %s %s %s with %i %s', async (method, path, body, status, code) => {
      // A list of values is cast when there is a row to hold it against, however the query is planned.
      await saveHistory(bob, 'kept');
      const before = await asService('select count(*) as n from public.analysis_history');
      const response = await raw(path, { method, body, user: bob });
      const answer = (await response.json()) as Answer;
      expect([response.status, answer.code]).toEqual([status, code]);
      expect(Object.keys(answer)).toEqual(['code', 'details', 'hint', 'message']);
      expect(JSON.stringify(answer)).not.toMatch(/select|insert|public\.|\bat \//i);
      expect(await asService('select count(*) as n from public.analysis_history')).toEqual(before);
    });

    it('refuses a body of ten megabytes before reading it', async () => {
      const body = JSON.stringify({ user_id: bob.userId, prompt: 'x'.repeat(10_000_000) });
      const response = await raw('analysis_history', { method: 'POST', body, user: bob });
      expect([response.status, ((await response.json()) as Answer).code]).toEqual([413, 'PGRST413']);
      const chunks = new ReadableStream({
        start(controller) {
          for (let count = 0; count < 100; count++) controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)));
          controller.close();
        },
      });
      const streamed = await raw('analysis_history', {
        method: 'POST',
        body: chunks,
        duplex: 'half',
        user: bob,
      } as RequestInit & { user: User });
      expect(streamed.status).toBe(413);
    });

    it('refuses a body of more values than any project has', async () => {
      const save = async (values: number) => {
        const body = `{"user_id":"${bob.userId}","prompt":"many","result":[${'{},'.repeat(values / 2)}{}]}`;
        return (await raw('analysis_history', { method: 'POST', body, user: bob })).status;
      };
      expect([await save(400_000), await save(600_000)]).toEqual([201, 400]);
    });

    it('takes a small body where only small values can be written, and reads no more of it', async () => {
      const size = async (method: string, path: string, bytes: number) => {
        let sent = 0;
        const body = new ReadableStream({
          pull(controller) {
            if (sent >= bytes) return controller.close();
            sent += 10_000;
            controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
          },
        });
        const init = { method, body, duplex: 'half', user: bob } as RequestInit & { user: User };
        const { status } = await raw(path, init);
        return [status, sent < 300_000];
      };
      const own = `user_id=eq.${bob.userId}`;
      expect(await size('PATCH', `subscriptions?${own}`, 10_000)).toEqual([400, true]);
      expect(await size('PATCH', `subscriptions?${own}`, 5_000_000)).toEqual([413, true]);
      expect(await size('PATCH', `analysis_history?${own}`, 5_000_000)).toEqual([413, true]);
      expect(await size('POST', 'subscriptions', 5_000_000)).toEqual([413, true]);
      expect(await size('POST', 'user_onboarding', 5_000_000)).toEqual([413, true]);
      expect(await size('POST', 'feedback', 5_000_000)).toEqual([413, true]);
      expect(await size('POST', 'feedback', 120_000)).toEqual([400, true]);
    });

    it('counts the calls of one user, and refuses the next before its body is read', async () => {
      const strict = await createTestBackend(t, { rateLimits: { 'rest-user': { max: 2, windowMs: 60_000 } } });
      const [user, other] = [await strict.signedIn(), await strict.signedIn()];
      const list = (who: User) => who.client.from('analysis_history').select('id');
      expect([(await list(user)).status, (await list(user)).status]).toEqual([200, 200]);
      const call = (init: RequestInit) =>
        strict.request('/rest/v1/subscriptions?id=not.is.null', {
          ...init,
          headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        });
      for (const method of ['GET', 'DELETE', 'PATCH', 'POST']) {
        const body = method === 'GET' ? undefined : 'x'.repeat(10_000_000);
        const refused = await call({ method, body });
        expect([method, refused.status, refused.headers.get('retry-after')]).toEqual([method, 429, '60']);
      }
      expect((await list(other)).status).toBe(200);
      strict.clock.at = new Date(strict.clock.at.getTime() + 60_000);
      expect((await list(user)).status).toBe(200);
    });

    it('counts an insert before its body is read', async () => {
      const strict = await createTestBackend(t, { rateLimits: { 'insert-user': { max: 1, windowMs: 60_000 } } });
      const user = await strict.signedIn();
      const post = () =>
        strict.request('/rest/v1/analysis_history', {
          method: 'POST',
          body: 'x'.repeat(9_000_000),
          headers: { authorization: `Bearer ${user.token}` },
        });
      expect([(await post()).status, (await post()).status]).toEqual([413, 429]);
    });

    it('keeps no text, list of images or pile of feedback that is longer than anybody needs', async () => {
      const user = await t.signedIn();
      const subscribe = (row: object) =>
        user.client
          .from('subscriptions')
          .insert({ user_id: user.userId, is_subscribed: false, modified_by: 'system', ...row });
      expect((await subscribe({ email: 'x'.repeat(321) })).error?.code).toBe('23514');
      expect((await subscribe({ email: 'x'.repeat(320) })).error).toBeNull();
      const paths = (count: number, length: number) =>
        saveHistory(user, 'paths', { result: { imagePaths: Array(count).fill('p'.repeat(length)) } });
      expect((await paths(51, 1)).error?.code).toBe('23514');
      expect((await paths(1, 30_000)).error?.code).toBe('23514');
      expect((await paths(50, 277)).error).toBeNull();
      const feedback = (rows: number) =>
        user.client.from('feedback').insert(Array(rows).fill({ user_id: user.userId, likes: 'x' }));
      for (let turn = 0; turn < 2; turn++) expect((await feedback(100)).error).toBeNull();
      const refused = await feedback(1);
      expect([refused.status, refused.error?.message]).toEqual([413, 'This account has written as much as it may']);
    });

    it('keeps so many rows and so many bytes of one user', async () => {
      for (const [tableQuota, fits] of [
        [{ rows: 2, bytes: 1e9 }, 2],
        [{ rows: 1_000, bytes: 150 }, 1],
      ] as const) {
        const strict = await createTestBackend(t, { tableQuota });
        const user = await strict.signedIn();
        const row = { user_id: user.userId, prompt: 'x', image_path: '', result: { text: 'x'.repeat(100) } };
        const table = () => user.client.from('analysis_history');
        for (let turn = 0; turn < fits; turn++) expect((await table().insert(row)).status).toBe(201);
        const refused = await table().insert(row);
        expect([refused.status, refused.error?.message]).toEqual([
          413,
          'Your history is full: delete projects that you no longer need',
        ]);
        expect((await table().select('id')).data).toHaveLength(fits);
        expect((await table().delete().eq('user_id', user.userId)).error).toBeNull();
        expect((await table().insert(row)).status).toBe(201);
      }
    });

    it('takes as many corrections as the app keeps', async () => {
      const user = await t.signedIn();
      const row = { user_id: user.userId, prompt: 'x', image_path: '', result: {} };
      expect((await user.client.from('analysis_history').insert(row)).status).toBe(201);
      const corrections = { 0: ['x'.repeat(MAX_CORRECTIONS_BYTES - 20)] };
      const changed = await user.client.from('analysis_history').update({ corrections }).eq('user_id', user.userId);
      expect(changed.error).toBeNull();
    });

    it('counts corrections in what a user keeps, and renames in a full history', async () => {
      const strict = await createTestBackend(t, { tableQuota: { rows: 10, bytes: 150 } });
      const user = await strict.signedIn();
      const row = { user_id: user.userId, prompt: 'x', image_path: '', result: { text: 'x'.repeat(100) } };
      expect((await user.client.from('analysis_history').insert(row)).status).toBe(201);
      const change = (value: object) =>
        user.client.from('analysis_history').update(value).eq('user_id', user.userId).select('corrections');
      expect((await change({ corrections: { 0: [] } })).error).toBeNull();
      const refused = await change({ corrections: { 0: ['x'.repeat(50)] } });
      expect([refused.status, refused.error?.message]).toEqual([
        413,
        'Your history is full: delete projects that you no longer need',
      ]);
      expect((await change({ prompt: 'y' })).data).toEqual([{ corrections: { 0: [] } }]);
    });

    it('lets who has more than the quota already put something right that takes less', async () => {
      const row = { prompt: 'x', image_path: '', result: {}, corrections: { 0: ['x'.repeat(100)] } };
      const user = await t.signedIn();
      const { corrections, ...saved } = { ...row, user_id: user.userId };
      const table = () => user.client.from('analysis_history');
      expect((await table().insert(saved)).status).toBe(201);
      expect((await table().update({ corrections }).eq('user_id', user.userId)).error).toBeNull();
      const strict = await createTestBackend(t, { tableQuota: { rows: 10, bytes: 20 } });
      const change = async (value: object) =>
        (
          await strict.request(`/rest/v1/analysis_history?user_id=eq.${user.userId}`, {
            method: 'PATCH',
            body: JSON.stringify({ corrections: value }),
            headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
          })
        ).status;
      expect(await change({ 0: ['x'.repeat(101)] })).toBe(413);
      expect(await change({ 0: ['x'.repeat(90)] })).toBe(204);
      expect(await change({ 0: ['x'.repeat(91)] })).toBe(413);
    });

    it('refuses a visitor’s change before reading anything of it', async () => {
      for (const [path, status] of [
        ['/rest/v1/analysis_history?id=not.is.null', 401],
        [`/storage/v1/object/screenshots/${bob.userId}/1-0-a.png`, 400],
      ] as const) {
        let sent = 0;
        const body = new ReadableStream({
          pull(controller) {
            sent += 50_000;
            controller.enqueue(new Uint8Array(50_000));
          },
        });
        const response = await t.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit);
        // What a stream prepares by itself, against the megabytes that a user may send.
        expect([path, response.status, sent < 500_000]).toEqual([path, status, true]);
      }
    });

    it('answers another schema with 406, and a table of another schema not at all', async () => {
      const response = await raw('users', { user: bob, headers: { 'accept-profile': 'auth' } });
      expect([response.status, ((await response.json()) as Answer).code]).toEqual([406, 'PGRST106']);
    });

    it('finds by pattern, emptiness and lists as PostgREST does, through the real client', async () => {
      const user = await t.signedIn();
      for (const prompt of ['Acme Shop', 'acme blog', 'say "hi"', 'one, two', '']) await saveHistory(user, prompt);
      const rows = () => user.client.from('analysis_history').select('prompt').order('prompt');
      const found = async (query: ReturnType<typeof rows>) => {
        const { data, error } = await query;
        return error ? error.code : data.map(({ prompt }) => prompt).sort();
      };
      expect(await found(rows().like('prompt', 'Acme%'))).toEqual(['Acme Shop']);
      expect(await found(rows().ilike('prompt', '%ACME%'))).toEqual(['Acme Shop', 'acme blog']);
      expect(await found(rows().not('prompt', 'ilike', '*acme*'))).toEqual(['', 'one, two', 'say "hi"']);
      const listed = ['say "hi"', 'one, two', '', 'x'];
      expect(await found(rows().in('prompt', listed))).toEqual(['', 'one, two', 'say "hi"']);
      expect(await found(rows().in('prompt', []))).toEqual([]);
      expect(await found(rows().filter('prompt', 'is', 'NULL'))).toEqual([]);
      expect(await found(rows().filter('prompt', 'is', 'not_null').ilike('prompt', 'acme*'))).toHaveLength(2);
      expect(await found(rows().or('prompt.eq.a,prompt.eq.b'))).toBe('PGRST100');
      expect(await found(rows().ilike('id', '%a%'))).toBe('42883');
    });

    it('refuses an answer in a type that it cannot give, before anything is changed', async () => {
      const user = await t.signedIn();
      await saveHistory(user, 'kept');
      const csv = await user.client.from('analysis_history').select('prompt').csv();
      expect([csv.status, csv.error?.code]).toEqual([406, 'PGRST107']);
      const plan = await user.client.from('analysis_history').select('prompt').explain();
      expect([plan.status, plan.error?.code]).toEqual([406, 'PGRST107']);
      const deleted = await raw(`analysis_history?user_id=eq.${user.userId}`, {
        method: 'DELETE',
        user,
        headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
      });
      expect(deleted.status).toBe(406);
      expect((await user.client.from('analysis_history').select('prompt')).data).toEqual([{ prompt: 'kept' }]);
    });

    it('a list is held against each row, in the type of its column', async () => {
      const user = await t.signedIn();
      for (const prompt of ['one', 'a "b", c', 'three']) await saveHistory(user, prompt);
      const read = async (filter: string) => {
        const response = await raw(`analysis_history?select=prompt&order=prompt&${filter}`, { user });
        return ((await response.json()) as { prompt: string }[]).map(({ prompt }) => prompt);
      };
      expect(await read(`prompt=in.(one,"a \\"b\\", c",two)`)).toEqual(['a "b", c', 'one']);
      expect(await read('prompt=not.in.(one,three)')).toEqual(['a "b", c']);
      expect(await read('prompt=in.()')).toEqual([]);
      expect(await read('prompt=not.in.()')).toHaveLength(3);
      expect(await read(`created_at=not.in.(infinity,2020-01-01)&user_id=in.(${user.userId})`)).toHaveLength(3);
    });

    it('puts SQL in every parameter into its place: nowhere', async () => {
      const evil = [
        `'; drop table public.feedback; --`,
        `" or ""="`,
        `1) or (1=1`,
        `\\'; select pg_sleep(10); --`,
        `$1`,
        `%27%20or%201=1`,
      ];
      for (const text of evil) {
        const value = encodeURIComponent(text);
        for (const path of [
          `${value}`,
          `analysis_history?select=${value}`,
          `analysis_history?${value}=eq.1`,
          `analysis_history?prompt=${value}`,
          `analysis_history?prompt=eq.${value}`,
          `analysis_history?prompt=in.(${value})`,
          `analysis_history?prompt=is.${value}`,
          `analysis_history?order=${value}`,
          `analysis_history?order=id.${value}`,
          `analysis_history?limit=${value}`,
          `analysis_history?offset=${value}`,
        ]) {
          const response = await raw(path, {
            user: bob,
            headers: { prefer: text.replaceAll('\n', ''), 'accept-profile': 'public' },
          });
          expect([path, response.status < 500]).toEqual([path, true]);
        }
        const insert = await raw(`feedback?columns=${value}`, {
          method: 'POST',
          body: JSON.stringify({ [text]: text }),
          user: bob,
        });
        expect(insert.status).toBe(400);
      }
      expect(await asService(`select to_regclass('public.feedback') is not null as there`)).toEqual([{ there: true }]);
    });
  });
});
