import { randomUUID } from 'node:crypto';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessToken, listAccessTokens, MAX_TOKENS } from './access-tokens.ts';

describe.each(DATABASE_KINDS)('personal access tokens on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  const newSession = () =>
    opened.database.asService(async (sql) => {
      const [user] = await sql<{ id: string }>(
        `insert into auth.users (email, encrypted_password, email_confirmed_at) values ($1, 'old', now()) returning id`,
        [`${randomUUID()}@example.com`],
      );
      const [session] = await sql<{ id: string }>(
        `insert into auth.sessions (user_id, method) values ($1, 'password') returning id`,
        [user!.id],
      );
      return { userId: user!.id, sessionId: session!.id };
    });

  it('are not made by a session that a new password ends at the same moment', async () => {
    const caller = await newSession();
    let asked: ReturnType<typeof createAccessToken> | undefined;
    await opened.database.asService(async (sql) => {
      await sql(`update auth.users set encrypted_password = 'new' where id = $1`, [caller.userId]);
      asked = createAccessToken(opened.database, caller, 'thief');
      // On PostgreSQL the call is under way by now and waits for this account; the embedded database takes turns anyway.
      await sql('select pg_sleep(0.2)');
      await sql('delete from auth.sessions where user_id = $1', [caller.userId]);
    });
    expect(await asked).toBe('session-ended');
    expect(await listAccessTokens(opened.database, caller.userId)).toEqual([]);
  });

  it('are made by a live session of that very user who is not banned', async () => {
    const [caller, other] = [await newSession(), await newSession()];
    expect(await createAccessToken(opened.database, caller, 'Editor')).toMatchObject({ name: 'Editor' });
    const borrowed = { ...caller, sessionId: other.sessionId };
    expect(await createAccessToken(opened.database, borrowed, 'thief')).toBe('session-ended');
    await opened.database.asService((sql) =>
      sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [caller.userId]),
    );
    expect(await createAccessToken(opened.database, caller, 'banned')).toBe('session-ended');
  });

  it('are never more than the limit, also when they are made at the same moment', async () => {
    const caller = await newSession();
    const made = await Promise.all(
      Array.from({ length: MAX_TOKENS + 5 }, (_, n) => createAccessToken(opened.database, caller, `Editor ${n}`)),
    );
    expect(made.filter((each) => each === 'too-many')).toHaveLength(5);
    expect(await listAccessTokens(opened.database, caller.userId)).toHaveLength(MAX_TOKENS);
  });

  it('have names of their own, however they are written and also when they are made at the same moment', async () => {
    const [caller, other] = [await newSession(), await newSession()];
    const made = await Promise.all(
      ['Editor', 'editor', 'Editor'].map((name) => createAccessToken(opened.database, caller, name)),
    );
    expect(made.filter((each) => each === 'name-taken')).toHaveLength(2);
    expect(await createAccessToken(opened.database, other, 'Editor')).toMatchObject({ name: 'Editor' });
  });
});
