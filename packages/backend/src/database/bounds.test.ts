import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../backup/open-as-owner.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Connection } from './connection.ts';
import { listMigrations } from './migrate.ts';

const MAILS = 'select to_address as "to" from product.mail_queue order by 1';

describe.each(DATABASE_KINDS)('what an account leaves behind on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  const query = (text: string, values: unknown[] = []) => opened.database.asService((sql) => sql(text, values));
  const addUser = async (email: string) =>
    (await query('insert into auth.users (email) values ($1) returning id', [email]))[0]!['id'] as string;
  const addMail = (to: string, daysAgo = 0) =>
    query(
      `insert into product.mail_queue (to_address, subject, text, created_at)
       values ($1, 's', 't', now() - make_interval(days => $2))`,
      [to, daysAgo],
    );

  it('[SB8] a deleted account takes the mails to its address along, others stay', async () => {
    const id = await addUser('ada@example.com');
    for (const to of ['ada@example.com', 'Ada@example.com', 'bob@example.com']) await addMail(to);
    await query('delete from auth.users where id = $1', [id]);
    expect(await query(MAILS)).toEqual([{ to: 'bob@example.com' }]);
  });

  it('a mail is forgotten after a week', async () => {
    await query('delete from product.mail_queue');
    await addMail('old@example.com', 8);
    await addMail('young@example.com', 6);
    await addMail('new@example.com');
    expect(await query(MAILS)).toEqual([{ to: 'new@example.com' }, { to: 'young@example.com' }]);
  });

  it('what stays of a used month cannot be guessed back from a list of addresses, and its key is nobody’s to read', async () => {
    const email = 'eve@example.com';
    const id = await addUser(email);
    await query(`insert into product.image_usage values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 2)`, [id]);
    await query('delete from auth.users where id = $1', [id]);
    const kept = await query('select address_hash = sha256($1::text::bytea) as plain from product.spent_months', [
      email,
    ]);
    expect(kept).toEqual([{ plain: false }]);
    await expect(query('select key from product.address_key')).rejects.toMatchObject({ code: '42501' });
    expect(await query('select images from product.image_usage where user_id = $1', [await addUser(email)])).toEqual([
      { images: 2 },
    ]);
  });

  it('rows that are larger than the new bounds are trimmed when the bounds come', async () => {
    const userId = await addUser('large@example.com');
    const place = { url: opened.url, dataDir: opened.dataDir };
    if (kind === 'pglite') await opened.database.close();
    const trimmed = await asOwner(place, async (connection: Connection) => {
      await connection.batch(`begin;
        drop trigger feedback_limited on public.feedback;
        drop function product.limit_feedback();
        alter table public.analysis_history drop constraint analysis_history_image_paths_check, drop column image_paths;
        alter table public.subscriptions
          drop constraint subscriptions_email_check, drop constraint subscriptions_modified_by_check;
        insert into public.subscriptions (user_id, email) values ('${userId}', repeat('x', 1000));
        insert into public.analysis_history (user_id, prompt, result) values
          ('${userId}', 'many', jsonb_build_object('a', 1, 'imagePaths', (select jsonb_agg('p' || n) from generate_series(1, 60) n))),
          ('${userId}', 'long', jsonb_build_object('imagePaths', jsonb_build_array('one', repeat('x', 30000), 'two'))),
          ('${userId}', 'odd', '{"imagePaths": "text"}')`);
      await connection.batch(listMigrations().find(({ name }) => name === 'migrations/0009_bounds.sql')!.sql);
      const { rows } = await connection.batch(
        `select prompt, result, jsonb_array_length(image_paths) as paths from public.analysis_history order by prompt`,
      );
      const { rows: addresses } = await connection.batch('select length(email) as n from public.subscriptions');
      await connection.batch('rollback');
      return { rows, addresses };
    });
    const many = Array.from({ length: 50 }, (_, index) => `p${index + 1}`);
    expect(trimmed.rows).toEqual([
      { prompt: 'long', result: { imagePaths: ['one', 'two'] }, paths: 2 },
      { prompt: 'many', result: { a: 1, imagePaths: many }, paths: 50 },
      { prompt: 'odd', result: { imagePaths: 'text' }, paths: 0 },
    ]);
    expect(trimmed.addresses).toEqual([{ n: 320 }]);
  });
});
