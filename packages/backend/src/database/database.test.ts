import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../contract.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { SessionEndedError } from './database-error.ts';

describe.each(DATABASE_KINDS)('the door to %s', (kind) => {
  let opened: TestDatabase;
  let caller: Extract<Caller, { role: 'authenticated' }>;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    caller = await opened.database.asService(async (sql) => {
      const email = 'door@example.com';
      const [user] = await sql<{ id: string }>('insert into auth.users (email) values ($1) returning id', [email]);
      const [session] = await sql<{ id: string }>(
        `insert into auth.sessions (user_id, method) values ($1, 'password') returning id`,
        [user!.id],
      );
      return { role: 'authenticated', userId: user!.id, email, sessionId: session!.id, claims: {} };
    });
  });
  afterAll(() => opened.close());

  it('runs each call under its own role and claims, and never leaves them behind', async () => {
    const who = 'select current_user::text as role, auth.uid() as uid';
    const { database } = opened;
    expect(await database.asCaller(caller, (sql) => sql(who))).toEqual([{ role: 'authenticated', uid: caller.userId }]);
    expect(await database.asCaller({ role: 'anon' }, (sql) => sql(who))).toEqual([{ role: 'anon', uid: null }]);
    expect(await database.asService((sql) => sql(who))).toEqual([{ role: 'service_role', uid: null }]);
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2
          ? database.asCaller(caller, (sql) => sql<{ role: string }>(who))
          : database.asCaller({ role: 'anon' }, (sql) => sql<{ role: string }>(who)),
      ),
    );
    expect(many.map(([row]) => row!.role)).toEqual(many.map((_, index) => (index % 2 ? 'authenticated' : 'anon')));
  });

  it('keeps a mail address that looks like SQL inside its claims', async () => {
    const email = `'); drop table auth.users; -- \\ " \u0001 é`;
    const rows = await opened.database.asCaller({ ...caller, email }, (sql) =>
      sql(`select auth.jwt() ->> 'email' as email`),
    );
    expect(rows).toEqual([{ email }]);
  });

  it('a transaction that fails while it begins leaves nothing behind for the next', async () => {
    const { database } = opened;
    const nobody = { ...caller, sessionId: 'not-a-uuid' };
    // As many as there are connections, so that each of them has met it.
    const refused = await Promise.allSettled(
      Array.from({ length: 24 }, () => database.asCaller(nobody, async () => 1)),
    );
    expect(refused.map((each) => each.status)).toEqual(refused.map(() => 'rejected'));
    const answered = await Promise.all(
      Array.from({ length: 24 }, () => database.asService((sql) => sql('select current_user::text as role'))),
    );
    expect(answered).toEqual(answered.map(() => [{ role: 'service_role' }]));
  });

  it('fails closed when a role was forgotten', async () => {
    const { asCaller } = opened.database;
    const outside = asCaller({ role: 'anon' }, async (sql) => {
      await sql('commit');
      return sql('select * from public.analysis_history');
    });
    await expect(outside).rejects.toMatchObject({ code: '42501' });
    expect(await asCaller({ role: 'anon' }, (sql) => sql('select current_user::text as role'))).toEqual([
      { role: 'anon' },
    ]);
  });

  it.each(['set role postgres', 'set local role postgres', `select set_config('role', 'postgres', true)`])(
    'a caller cannot climb: %s',
    async (statement) => {
      await expect(opened.database.asCaller(caller, (sql) => sql(statement))).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('a caller has no right to accounts, product data or the list of migrations', async () => {
    for (const table of [
      'auth.users',
      'auth.refresh_tokens',
      'product.payment_customers',
      'migrations.applied',
      'storage.removals',
    ])
      for (const actor of [caller, { role: 'anon' } as const])
        await expect(opened.database.asCaller(actor, (sql) => sql(`select * from ${table}`))).rejects.toMatchObject({
          code: '42501',
        });
  });

  it('rolls back what a throw interrupts, and refuses writes where only reading was announced', async () => {
    const { database } = opened;
    const insert = `insert into public.feedback (user_id, likes) values ($1, 'x')`;
    await expect(
      database.asCaller(caller, async (sql) => {
        await sql(insert, [caller.userId]);
        throw new Error('later');
      }),
    ).rejects.toThrow('later');
    await expect(
      database.asCaller(caller, (sql) => sql(insert, [caller.userId]), { readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' });
    expect(await database.asService((sql) => sql('select count(*) as n from public.feedback'))).toEqual([{ n: 0 }]);
  });

  it('does nothing for a session that has ended', async () => {
    let ran = false;
    const work = async () => {
      ran = true;
    };
    const stranger = { ...caller, sessionId: randomUUID() };
    await expect(opened.database.asCaller(stranger, work)).rejects.toBeInstanceOf(SessionEndedError);
    const borrowed = { ...caller, userId: randomUUID() };
    await expect(opened.database.asCaller(borrowed, work)).rejects.toBeInstanceOf(SessionEndedError);
    expect(ran).toBe(false);
  });

  it('answers the same JavaScript values whichever database it is', async () => {
    const rows = await opened.database.asService((sql) =>
      sql(
        `select 9007199254740991::int8 as big, 7::int4 as small, true as yes, null as nothing, '2026-02-03'::date as day,
           '2026-02-03T04:05:06.789Z'::timestamptz as moment, '{"a": [1]}'::jsonb as json, 'ü'::text as text`,
      ),
    );
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        small: 7,
        yes: true,
        nothing: null,
        day: '2026-02-03',
        moment: new Date('2026-02-03T04:05:06.789Z'),
        json: { a: [1] },
        text: 'ü',
      },
    ]);
  });

  it('has row-level security on every table of public and storage, and no right for visitors', async () => {
    const tables = await opened.database.asService((sql) =>
      sql<{ name: string; secured: boolean; open: boolean }>(
        `select c.oid::regclass::text as name, c.relrowsecurity or c.relname = 'removals' as secured,
           has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')
             or has_any_column_privilege('anon', c.oid, 'select, insert, update, references') as open
         from pg_class as c
         where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
         order by 1`,
      ),
    );
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining(
        ['analysis_history', 'feedback', 'storage.objects', 'subscriptions', 'user_onboarding'].map((name) =>
          expect.stringContaining(name),
        ),
      ),
    );
    expect(tables.filter((table) => !table.secured || table.open)).toEqual([]);
  });

  it('has no function that runs with its owner’s rights and a search path of the caller’s', async () => {
    const loose = await opened.database.asService((sql) =>
      sql(
        `select p.oid::regprocedure::text as name from pg_proc as p
         where p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'auth', 'storage', 'product'))
           and p.prosecdef and not coalesce(p.proconfig::text like '%search_path=%', false)`,
      ),
    );
    expect(loose).toEqual([]);
  });
});
