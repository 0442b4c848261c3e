import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GIF, JPEG, PNG, WEBP } from '../testing/images.ts';
import { createTestBackend, openTestBackend, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

type User = Awaited<ReturnType<TestBackend['signedIn']>>;

describe.each(DATABASE_KINDS)('files on %s', (kind) => {
  let t: TestBackend;
  let ada: User;
  let bob: User;
  beforeAll(async () => {
    t = await openTestBackend(kind);
    ada = await t.signedIn();
    bob = await t.signedIn();
  });
  afterAll(() => t.close());

  let count = 0;
  const keyOf = (user: User, name = 'home page.png') => `${user.userId}/${1_700_000_000_000 + count++}-0-${name}`;
  const bucket = (user: User) => user.client.storage.from('screenshots');
  const upload = async (user: User, name?: string, bytes: Buffer = PNG) => {
    const key = keyOf(user, name);
    const { error } = await bucket(user).upload(key, new Blob([new Uint8Array(bytes)]), { contentType: 'image/png' });
    if (error) throw error;
    return key;
  };
  const raw = (path: string, init: RequestInit & { user?: User } = {}) =>
    t.request(`/storage/v1/${path}`, {
      ...init,
      headers: { ...(init.user && { authorization: `Bearer ${init.user.token}` }), ...(init.headers as object) },
    });
  const refusal = async (response: Response) => {
    const body = (await response.json()) as { statusCode: string; error: string; message: string };
    return [response.status, body.statusCode];
  };
  const stored = (key: string) => t.store.get(key).then((file) => file !== undefined);

  it('[TB19] a screenshot is stored in its owner’s folder and comes back to its owner', async () => {
    const key = await upload(ada, 'größe (1).png');
    const { data, error } = await bucket(ada).download(key);
    expect(error).toBeNull();
    expect(Buffer.from(await data!.arrayBuffer()).equals(PNG)).toBe(true);
    const response = await raw(`object/authenticated/screenshots/${encodeURI(key)}`, { user: ada });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    });
    const listed = await bucket(ada).list(ada.userId);
    expect(listed.data).toMatchObject([
      { name: key.split('/')[1], metadata: { mimetype: 'image/png', size: PNG.length } },
    ]);
  });

  it('[TB19] a screenshot is read as fast as it is taken, and not at all where nobody takes it', async () => {
    const size = 4 * 1024 * 1024;
    const key = await upload(ada, 'large.png', Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]));
    const path = `object/screenshots/${encodeURI(key)}`;
    const opened = vi.spyOn(t.store, 'open');
    try {
      const head = await raw(path, { method: 'HEAD', user: ada });
      expect(head.headers.get('content-type')).toBe('image/png');
      const left = await opened.mock.results[0]!.value;
      // A stream that was given up has come to its end.
      expect((await left.body.getReader().read()).done).toBe(true);
    } finally {
      opened.mockRestore();
    }
    const reader = (await raw(path, { user: ada })).body!.getReader();
    expect((await reader.read()).value!.length).toBeLessThan(size / 4);
    await reader.cancel();
  });

  it('[TB19] nobody else reads, lists, signs, overwrites or removes it', async () => {
    const key = await upload(ada);
    const visitor = { ...bob, client: t.client() } as User;
    for (const other of [bob, visitor]) {
      expect((await bucket(other).download(key)).error).not.toBeNull();
      expect((await bucket(other).createSignedUrl(key, 60)).error).not.toBeNull();
      expect((await bucket(other).list(ada.userId)).data).toEqual([]);
      expect((await bucket(other).list('')).data).toEqual([]);
      const replaced = await bucket(other).upload(key, new Blob([new Uint8Array(GIF)]), { upsert: true });
      expect(replaced.error).toMatchObject({ statusCode: '403' });
      expect((await bucket(other).update(key, new Blob([new Uint8Array(GIF)]))).error).toMatchObject({
        statusCode: '403',
      });
      const planted = await bucket(other).upload(keyOf(ada), new Blob([new Uint8Array(GIF)]));
      expect(planted.error).toMatchObject({ statusCode: '403' });
      const removed = await bucket(other).remove([key]);
      expect(removed.data ?? []).toEqual([]);
    }
    const signed = await bucket(bob).createSignedUrls([key, keyOf(bob)], 60);
    expect(signed.data!.map(({ signedUrl }) => signedUrl)).toEqual([null, null]);
    expect(Buffer.from((await t.store.get(key))!.bytes).equals(PNG)).toBe(true);
  });

  it('a link to one file works without signing in, for that file and that time', async () => {
    const [key, other] = [await upload(ada), await upload(ada)];
    const { data } = await bucket(ada).createSignedUrl(key, 60);
    const open = (url: string) => t.request(url.replace(SITE_URL, ''));
    expect((await open(data!.signedUrl)).status).toBe(200);
    const token = new URL(data!.signedUrl).searchParams.get('token')!;
    const links = [
      `/storage/v1/object/sign/screenshots/${encodeURI(other)}?token=${token}`,
      `/storage/v1/object/sign/screenshots/${encodeURI(key)}`,
      `/storage/v1/object/sign/screenshots/${encodeURI(key)}?token=${ada.token}`,
      `/storage/v1/object/sign/screenshots/${encodeURI(key)}?token=${token.slice(0, -4)}AAAA`,
    ];
    for (const link of links) expect((await open(link)).status).toBe(400);
    const asBearer = await t.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    expect(asBearer.status).toBe(403);
    const now = t.clock.at;
    t.clock.at = new Date(now.getTime() + 61_000);
    expect((await open(data!.signedUrl)).status).toBe(400);
    t.clock.at = now;
    for (const expiresIn of [0, -1, 1e9, 'x']) {
      const body = JSON.stringify({ expiresIn });
      expect((await raw(`object/sign/screenshots/${encodeURI(key)}`, { method: 'POST', body, user: ada })).status).toBe(
        400,
      );
    }
  });

  it('the same name twice is a duplicate, unless it may be replaced', async () => {
    const key = await upload(ada);
    const again = await bucket(ada).upload(key, new Blob([new Uint8Array(GIF)]));
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
    expect((await bucket(ada).upload(key, new Blob([new Uint8Array(GIF)]), { upsert: true })).error).toBeNull();
    const response = await raw(`object/screenshots/${encodeURI(key)}`, { user: ada });
    expect(response.headers.get('content-type')).toBe('image/gif');
  });

  it('only what is a screenshot by its bytes is stored, whatever it calls itself', async () => {
    for (const bytes of [PNG, GIF, JPEG, WEBP]) await upload(ada, 'x.png', bytes);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const bytes of [html, svg, Buffer.alloc(0), Buffer.from('%PDF-1.7'), PNG.subarray(1)]) {
      const key = keyOf(ada);
      const { error } = await bucket(ada).upload(key, new Blob([new Uint8Array(bytes)]), { contentType: 'image/png' });
      expect(error).toMatchObject({ statusCode: '415' });
      expect(await stored(key)).toBe(false);
    }
    const body = Buffer.concat([PNG, Buffer.alloc(5_242_881)]);
    expect(
      await refusal(await raw(`object/screenshots/${encodeURI(keyOf(ada))}`, { method: 'POST', body, user: ada })),
    ).toEqual([400, '413']);
    const nearly = Buffer.concat([PNG, Buffer.alloc(5_242_880 - PNG.length)]);
    const largest = await raw(`object/screenshots/${encodeURI(keyOf(ada))}`, {
      method: 'POST',
      body: nearly,
      user: ada,
    });
    expect(largest.status).toBe(200);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(500_000)) });
    const cut = { method: 'POST', body: endless, duplex: 'half', user: ada } as RequestInit;
    expect(await refusal(await raw(`object/screenshots/${encodeURI(keyOf(ada))}`, cut))).toEqual([400, '413']);
    const form = new FormData();
    form.append('cacheControl', '3600');
    expect(
      (await raw(`object/screenshots/${encodeURI(keyOf(ada))}`, { method: 'POST', body: form, user: ada })).status,
    ).toBe(400);
  });

  it('a key that is no plain file of the own folder is refused', async () => {
    const own = ada.userId;
    const keys = [
      `${own}/../${bob.userId}/1-0-a.png`,
      `${own}/%2e%2e/${bob.userId}/x.png`,
      `${own}/..%2fx.png`,
      `${own}/..%5cx.png`,
      `${own}/%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
      `${own}/.htaccess`,
      `${own}/a/b.png`,
      `${own}/`,
      `${own}/a%00.png`,
      `${own}/a%0a.png`,
      `${own}/${'x'.repeat(300)}.png`,
      `${own.toUpperCase()}/a.png`,
      '../../etc/passwd',
      'a.png',
    ];
    for (const key of keys)
      for (const method of ['POST', 'PUT', 'GET']) {
        const body = method === 'GET' ? undefined : PNG;
        const response = await raw(`object/screenshots/${key}`, { method, body, user: ada });
        expect([key, method, response.status]).toEqual([key, method, 400]);
      }
    for (const name of ['avatars', 'auth', '..']) {
      const response = await raw(`object/${name}/${encodeURI(keyOf(ada))}`, { method: 'POST', body: PNG, user: ada });
      expect(response.status).toBe(400);
    }
    expect((await t.store.list('')).every(({ key }) => key.startsWith(own) || key.startsWith(bob.userId))).toBe(true);
  });

  it('a list is one folder’s, sorted and paged, and takes no SQL', async () => {
    const user = await t.signedIn();
    const keys = [await upload(user, 'a.png'), await upload(user, 'b.png'), await upload(user, 'c.png')];
    const names = keys.map((key) => key.split('/')[1]);
    const list = async (options: object) =>
      (await bucket(user).list(user.userId, options)).data?.map(({ name }) => name);
    expect(await list({ sortBy: { column: 'name', order: 'desc' } })).toEqual(names.toReversed());
    expect(await list({ limit: 1, offset: 1 })).toEqual([names[1]]);
    expect(await list({ search: names[2]!.slice(0, 13) })).toEqual([names[2]]);
    for (const body of [
      { prefix: `' or '1'='1` },
      { prefix: '%' },
      { prefix: '_'.repeat(36) },
      { prefix: user.userId, search: `%' or 1=1 --` },
    ]) {
      const response = await raw('object/list/screenshots', { method: 'POST', body: JSON.stringify(body), user });
      expect([body, await response.json()]).toEqual([body, []]);
    }
    for (const body of [
      { sortBy: { column: 'name; drop table x' } },
      { sortBy: { order: 'asc, 1' } },
      { limit: '1; drop' },
      { offset: -1 },
      [],
    ]) {
      const response = await raw('object/list/screenshots', { method: 'POST', body: JSON.stringify(body), user });
      expect([body, response.status]).toEqual([body, 400]);
    }
  });

  it('a user can keep so many files and so many bytes, however many come at once', async () => {
    const strict = await createTestBackend(t, { storageQuota: { objects: 3, bytes: 2 * PNG.length } });
    const user = await strict.signedIn();
    const put = (name: string, bytes: Buffer) =>
      bucket(user).upload(`${user.userId}/${name}`, new Blob([new Uint8Array(bytes)]), { upsert: true });
    const full = {
      statusCode: '413',
      message: 'Your storage is full: delete projects that you no longer need',
    };
    const many = await Promise.all(['a', 'b', 'c', 'd'].map((name) => put(`1-0-${name}.png`, PNG)));
    const refused = many.filter(({ error }) => error !== null);
    expect(refused.map(({ error }) => error)).toEqual([expect.objectContaining(full), expect.objectContaining(full)]);
    const names = async () => (await bucket(user).list(user.userId)).data!.map(({ name }) => name);
    const kept = await names();
    expect(kept).toHaveLength(2);
    expect((await put(kept[0]!, PNG)).error).toBeNull();
    expect((await put(kept[0]!, Buffer.concat([PNG, PNG]))).error).toMatchObject(full);
    expect(Buffer.from((await t.store.get(`${user.userId}/${kept[0]}`))!.bytes).equals(PNG)).toBe(true);

    await bucket(user).remove(kept.map((name) => `${user.userId}/${name}`));
    const tiny = PNG.subarray(0, Math.floor(PNG.length / 2));
    for (const name of ['e', 'f', 'g']) expect((await put(`1-0-${name}.png`, tiny)).error).toBeNull();
    expect((await put('1-0-h.png', tiny)).error).toMatchObject(full);
    expect(await names()).toHaveLength(3);
    expect((await bucket(await strict.signedIn()).list('')).error).toBeNull();
  });

  it('calls are counted with those for data, links by how many they are, and no call is about hundreds of files', async () => {
    const strict = await createTestBackend(t, { rateLimits: { 'rest-user': { max: 8, windowMs: 60_000 } } });
    const user = await strict.signedIn();
    const files = user.client.storage.from('screenshots');
    const named = (n: number) => Array.from({ length: n }, (_, index) => `${user.userId}/${index}-0-a.png`);
    expect((await files.remove(named(101))).error).toMatchObject({ statusCode: '400' });
    expect((await files.list(user.userId, { limit: 1_001 })).error).toMatchObject({ statusCode: '400' });
    expect((await files.createSignedUrls(named(20), 60)).error).toBeNull();
    expect((await user.client.from('analysis_history').select('id')).status).toBe(200);
    expect((await files.list(user.userId)).error).toBeNull();
    expect((await files.createSignedUrls(named(20), 60)).error).toMatchObject({ statusCode: '429' });
    expect((await files.remove(named(1))).error).toMatchObject({ statusCode: '429' });
    expect((await user.client.from('analysis_history').select('id')).status).toBe(429);
  });

  it('removed files are gone from the store too', async () => {
    const [first, second] = [await upload(ada), await upload(ada)];
    const theirs = await upload(bob);
    const { data } = await bucket(ada).remove([first, theirs, '../x', keyOf(ada)]);
    expect(data!.map(({ name }) => name)).toEqual([first]);
    expect([await stored(first), await stored(second), await stored(theirs)]).toEqual([false, true, true]);
  });

  describe('[TB19] removing a history entry', () => {
    const save = async (user: User, prompt: string, images: string[]) => {
      const row = { user_id: user.userId, prompt, image_path: images[0] ?? '', result: { imagePaths: images } };
      const { data, error } = await user.client.from('analysis_history').insert(row).select('id').single();
      if (error) throw error;
      return data.id as string;
    };

    it('removes its images, and no image that another entry still shows', async () => {
      const user = await t.signedIn();
      const [one, two, shared] = [await upload(user), await upload(user), await upload(user)];
      const id = await save(user, 'first', [one, two, shared]);
      await save(user, 'second', [shared]);
      await user.client.from('analysis_history').delete().eq('id', id).eq('user_id', user.userId);
      expect([await stored(one), await stored(two), await stored(shared)]).toEqual([false, false, true]);
      await user.client.from('analysis_history').delete().eq('user_id', user.userId);
      expect(await stored(shared)).toBe(false);
      expect((await bucket(user).list(user.userId)).data).toEqual([]);
    });

    it('removes nothing of another user, whatever the entry names', async () => {
      const theirs = await upload(bob);
      const user = await t.signedIn();
      await save(user, 'thief', [theirs, `${user.userId}/../${theirs}`, '../../x']);
      await save(user, 'odd', []);
      for (const imagePaths of ['text', 5, { a: 1 }, [[theirs]], [null, 7]])
        await user.client
          .from('analysis_history')
          .insert({ user_id: user.userId, prompt: 'odd', image_path: theirs, result: { imagePaths } });
      await user.client
        .from('analysis_history')
        .insert({ user_id: user.userId, prompt: 'odd', image_path: '', result: [] });
      const { error } = await user.client.from('analysis_history').delete().eq('user_id', user.userId);
      expect(error).toBeNull();
      expect(await stored(theirs)).toBe(true);
      expect((await bucket(bob).download(theirs)).error).toBeNull();
    });

    it('looks at each other entry once, however many files the deleted one names', async () => {
      const user = await t.signedIn();
      const [rows, files] = [40, 50];
      const pathsOf = (row: number) => Array.from({ length: files }, (_, n) => `${user.userId}/${row}-${n}-a.png`);
      const read = await t.database.asService(async (sql) => {
        const add = (row: number, names: string[]) =>
          sql('insert into public.analysis_history (user_id, prompt, result) values ($1, $2, $3::text::jsonb)', [
            user.userId,
            `row ${row}`,
            JSON.stringify({ imagePaths: names }),
          ]);
        for (let row = 1; row <= rows; row++) await add(row, pathsOf(row));
        await add(0, pathsOf(0));
        await sql(
          `insert into storage.objects (bucket_id, name, owner_id, metadata)
           select 'screenshots', p.name, $1, '{}' from jsonb_array_elements_text($2::text::jsonb) as p (name)`,
          [user.userId, JSON.stringify(pathsOf(0))],
        );
        const rowsRead = async () =>
          Number(
            (
              await sql(`select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables
                         where relname = 'analysis_history'`)
            )[0]!['n'],
          );
        const before = await rowsRead();
        await sql(`delete from public.analysis_history where user_id = $1 and prompt = 'row 0'`, [user.userId]);
        expect(await sql('select 1 from storage.objects where owner_id = $1', [user.userId])).toEqual([]);
        return {
          total: await sql('select count(*)::int as n from public.analysis_history'),
          count: (await rowsRead()) - before,
        };
      });
      expect(read.count).toBeGreaterThan(0);
      expect(read.count).toBeLessThanOrEqual(4 * (Number(read.total[0]!['n']) + 1));
    });

    it('keeps the images of an entry whose removal failed', async () => {
      const user = await t.signedIn();
      const image = await upload(user);
      const id = await save(user, 'kept', [image]);
      const doomed = t.database.asService(async (sql) => {
        await sql('delete from public.analysis_history where id = $1', [id]);
        throw new Error('later');
      });
      await expect(doomed).rejects.toThrow('later');
      await bucket(user).remove([keyOf(user)]);
      expect(await stored(image)).toBe(true);
    });
  });

  it('[TB19] deleting a user removes all rows and files', async () => {
    const user = await t.signedIn();
    const key = await upload(user);
    const orphan = keyOf(user);
    await t.store.put(orphan, PNG, 'image/png');
    await t.backend.deleteUser(user.userId);
    expect([await stored(key), await stored(orphan)]).toEqual([false, false]);
    const left = await t.database.asService((sql) =>
      sql('select name from storage.objects where owner_id = $1', [user.userId]),
    );
    expect(left).toEqual([]);
  });

  it('a file that could not be written leaves no row, and files wait while the store is away', async () => {
    const user = await t.signedIn();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { put, remove } = t.store;
    t.store.put = () => Promise.reject(full);
    const key = keyOf(user);
    const refused = await bucket(user).upload(key, new Blob([new Uint8Array(PNG)]));
    expect(refused.error).toMatchObject({ message: 'The server has no room left for files' });
    t.store.put = put;
    expect((await bucket(user).list(user.userId)).data).toEqual([]);
    expect((await bucket(user).upload(key, new Blob([new Uint8Array(PNG)]))).error).toBeNull();

    t.store.remove = () => Promise.reject(new Error('away'));
    expect((await bucket(user).remove([key])).data).toHaveLength(1);
    expect(await stored(key)).toBe(true);
    t.store.remove = remove;
    await bucket(user).remove([keyOf(user)]);
    expect(await stored(key)).toBe(false);
  });

  it('a file that could not be replaced stays as it was', async () => {
    const user = await t.signedIn();
    const key = await upload(user);
    const listed = async () => (await bucket(user).list(user.userId)).data;
    const before = await listed();
    const { put } = t.store;
    t.store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    const refused = await bucket(user).update(key, new Blob([new Uint8Array(GIF)]));
    t.store.put = put;
    expect(refused.error).toMatchObject({ message: 'The server has no room left for files' });
    expect(await listed()).toEqual(before);
    const { data } = await bucket(user).download(key);
    expect(Buffer.from(await data!.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('a file uploaded again while its removal is under way keeps its new bytes', async () => {
    const user = await t.signedIn();
    const key = await upload(user);
    const { remove } = t.store;
    let again: Promise<{ error: unknown }> | undefined;
    t.store.remove = async (keys) => {
      // At the worst moment: the removal has been decided, the bytes are still there.
      again = bucket(user).upload(key, new Blob([new Uint8Array(GIF)])) as Promise<{ error: unknown }>;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await remove(keys);
    };
    await bucket(user).remove([key]);
    t.store.remove = remove;
    expect((await again!).error).toBeNull();
    expect(Buffer.from((await t.store.get(key))!.bytes).equals(GIF)).toBe(true);
  });

  it('bytes whose row is deleted while they are written do not stay', async () => {
    const user = await t.signedIn();
    const key = keyOf(user);
    const { put } = t.store;
    for (const forget of [() => bucket(user).remove([key]), () => t.backend.deleteUser(user.userId)]) {
      t.store.put = async (...args) => {
        await forget();
        await put(...args);
      };
      expect((await bucket(user).upload(key, new Blob([new Uint8Array(PNG)]))).error).not.toBeNull();
      t.store.put = put;
      expect(await t.store.list(user.userId)).toEqual([]);
    }
  });

  it('lists folders at the root, more than a hundred files, and finds names in any case', async () => {
    const user = await t.signedIn();
    const keys = [await upload(user, 'Shop.png'), await upload(user, 'blog.png')];
    const root = await bucket(user).list('');
    const folder = { name: user.userId, id: null, created_at: null, updated_at: null, metadata: null };
    expect(root.data).toEqual([folder]);
    await t.database.asService((sql) =>
      sql(
        `insert into storage.objects (bucket_id, name, owner_id, metadata)
         select 'screenshots', $1::text || '/1-0-' || n || '.png', $1::text::uuid, '{}' from generate_series(1, 150) as n`,
        [user.userId],
      ),
    );
    expect((await bucket(user).list(user.userId, { limit: 500 })).data).toHaveLength(152);
    expect((await bucket(user).list(user.userId)).data).toHaveLength(100);
    const byPaging = await bucket(user).list(user.userId, { limit: 100, offset: 100 });
    expect(byPaging.data).toHaveLength(52);
    const prefix = keys[0]!.split('/')[1]!.toUpperCase();
    expect((await bucket(user).list(user.userId, { search: prefix })).data).toHaveLength(1);
  });

  it('tells of a file whether it is there and what it is', async () => {
    const user = await t.signedIn();
    const key = await upload(user);
    expect((await bucket(user).exists(key)).data).toBe(true);
    expect((await bucket(user).exists(keyOf(user))).data).toBe(false);
    expect((await bucket(await t.signedIn()).exists(key)).data).toBe(false);
    const { data } = await bucket(user).info(key);
    expect(data).toMatchObject({ name: key, bucketId: 'screenshots', size: PNG.length, contentType: 'image/png' });
  });

  it('keeps what caches are told of each file, and refuses options that it does not keep', async () => {
    const user = await t.signedIn();
    const whole = new Uint8Array(PNG);
    // The client sends a blob as a form and bytes as they are, with its options in other places.
    for (const body of [new Blob([whole]), whole.buffer]) {
      const put = (options: object) => bucket(user).upload(keyOf(user), body, { contentType: 'image/png', ...options });
      const { data } = await put({ cacheControl: '60' });
      expect((await bucket(user).info(data!.path)).data).toMatchObject({ cacheControl: 'max-age=60' });
      const file = await raw(`object/screenshots/${encodeURI(data!.path)}`, { user });
      expect(file.headers.get('cache-control')).toBe('private, max-age=60');
      const link = (await bucket(user).createSignedUrl(data!.path, 60)).data!.signedUrl;
      expect((await t.request(link.slice(SITE_URL.length))).headers.get('cache-control')).toBe('private, max-age=60');
      for (const options of [
        { cacheControl: 'public, immutable' },
        { cacheControl: '99999999' },
        { metadata: { title: 'x' } },
        { contentEncoding: 'gzip' },
      ])
        expect([options, (await put(options)).error]).toMatchObject([options, { statusCode: '400' }]);
      expect((await put({})).error).toBeNull();
    }
    expect((await bucket(user).list(user.userId)).data).toHaveLength(4);
  });

  it('sends a file with its length and tag, in parts, under a name, and not again to who has it', async () => {
    const user = await t.signedIn();
    const key = await upload(user);
    const path = `object/screenshots/${encodeURI(key)}`;
    const whole = await raw(path, { user });
    const etag = whole.headers.get('etag')!;
    expect([whole.headers.get('content-length'), whole.headers.get('accept-ranges')]).toEqual([
      `${PNG.length}`,
      'bytes',
    ]);
    const part = await raw(path, { user, headers: { range: 'bytes=8-15' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-15/${PNG.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(PNG.subarray(8, 16))).toBe(true);
    const rest = await raw(path, { user, headers: { range: 'bytes=8-15', 'if-range': '"an older file"' } });
    expect([rest.status, rest.headers.get('content-length')]).toEqual([200, `${PNG.length}`]);
    expect((await raw(path, { user, headers: { range: 'bytes=9999-' } })).status).toBe(416);
    expect((await raw(path, { user, headers: { 'if-none-match': etag } })).status).toBe(304);
    const { data } = await bucket(user).createSignedUrl(key, 60, { download: 'shop.png' });
    const link = data!.signedUrl.slice(SITE_URL.length);
    const savedAs = async (path: string) => (await t.request(path)).headers.get('content-disposition');
    expect(await savedAs(link)).toBe(`attachment; filename="shop.png"; filename*=UTF-8''shop.png`);
    const named = link.replace('shop.png', encodeURIComponent('größe "1".png'));
    expect(await savedAs(named)).toBe(
      `attachment; filename="gr__e _1_.png"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%221%22.png`,
    );
    const resized = await bucket(user).createSignedUrl(key, 60, { transform: { width: 100 } });
    expect(resized.error).toMatchObject({ statusCode: '400' });
    expect((await bucket(user).download(key, { transform: { width: 100 } })).error).not.toBeNull();
  });

  it('an upload whose account is deleted meanwhile is a conflict, not a failure of the server', async () => {
    const user = await t.signedIn();
    const { put } = t.store;
    t.store.put = async (...args) => {
      await t.backend.deleteUser(user.userId);
      await put(...args);
    };
    const path = `object/screenshots/${keyOf(user)}`;
    expect(await refusal(await raw(path, { method: 'POST', user, body: PNG }))).toEqual([400, '409']);
    t.store.put = put;
    // The embedded database has one connection: nobody can come between the check and the row.
    if (kind === 'pglite') return;
    const other = await t.signedIn();
    const database: TestBackend['database'] = {
      ...t.database,
      asCaller: (caller, work, options) =>
        t.database.asCaller(
          caller,
          async (sql) => {
            await t.backend.deleteUser(other.userId);
            return work(sql);
          },
          options,
        ),
    };
    const late = await createTestBackend({ ...t, database });
    const answer = await late.request(`/storage/v1/object/screenshots/${keyOf(other)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}` },
      body: PNG,
    });
    expect(await refusal(answer)).toEqual([400, '409']);
    expect(late.logged).toEqual([]);
  });

  it('the size of a file is that of its bytes, in whatever order two uploads of it end', async () => {
    const user = await t.signedIn();
    const large = Buffer.concat([PNG, Buffer.alloc(1_000)]);
    // In one process they take turns.
    const other = await createTestBackend(t, { store: t.store });
    const send = (through: Pick<TestBackend, 'request'>, key: string, bytes: Buffer) =>
      through.request(`/storage/v1/object/screenshots/${encodeURI(key)}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { authorization: `Bearer ${user.token}` },
      });
    const { put } = t.store;
    for (const [first, second] of [
      [large, PNG],
      [PNG, large],
    ] as const) {
      const key = keyOf(user);
      t.store.put = async (...args) => {
        t.store.put = put;
        // The first has its row and not yet its bytes: the second comes and goes in between.
        expect((await send(other, key, second)).status).toBe(200);
        await put(...args);
      };
      expect((await send(t, key, first)).status).toBe(200);
      const [file] = (await bucket(user).list(user.userId, { search: key.split('/')[1]! })).data!;
      expect((await t.store.get(key))!.bytes.length).toBe(first.length);
      expect(file!.metadata).toMatchObject({ size: first.length });
    }
  });

  it('uploads of one user take turns, a few wait, and the next is refused unread', async () => {
    const user = await t.signedIn();
    const { put } = t.store;
    const gate = Promise.withResolvers<void>();
    let [atOnce, most] = [0, 0];
    t.store.put = async (...args) => {
      most = Math.max(most, ++atOnce);
      await gate.promise;
      await put(...args);
      atOnce--;
    };
    const answers = [];
    let read = 0;
    for (let n = 0; n < 17; n++) {
      const pull = (controller: ReadableStreamDefaultController) => {
        read++;
        controller.enqueue(new Uint8Array(PNG));
        controller.close();
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const init = { method: 'POST', body, duplex: 'half', user } as RequestInit;
      answers.push(raw(`object/screenshots/${encodeURI(keyOf(user))}`, init));
    }
    const refused = (await Promise.race(answers))!;
    expect([...(await refusal(refused)), refused.headers.get('retry-after')]).toEqual([400, '429', '3']);
    gate.resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    t.store.put = put;
    expect([statuses.filter((status) => status === 200).length, most, read]).toEqual([16, 1, 16]);
    const other = await t.signedIn();
    expect(await stored(await upload(other))).toBe(true);
  });

  it('an upload is counted before it is read', async () => {
    const none = { 'upload-user': { max: 0, windowMs: 60_000 } };
    const strict = await createTestBackend(t, { rateLimits: none });
    const user = await strict.signedIn();
    // Nothing ever comes: a server that read it first would never answer.
    const silent = new ReadableStream();
    const response = await strict.request(`/storage/v1/object/screenshots/${encodeURI(keyOf(user))}`, {
      method: 'POST',
      body: silent,
      duplex: 'half',
      headers: { authorization: `Bearer ${user.token}` },
    } as RequestInit);
    expect([...(await refusal(response)), response.headers.get('retry-after')]).toEqual([400, '429', '60']);
  });

  it('a question about files is small', async () => {
    const padded = (bytes: number) =>
      JSON.stringify({ prefix: '', prefixes: ['x'], expiresIn: 60, paths: [], pad: 'x'.repeat(bytes) });
    const ask = async (path: string, method: string, bytes: number) => {
      const response = await raw(path, { method, body: padded(bytes), user: ada });
      return response.ok ? 'ok' : (await refusal(response))[1];
    };
    for (const [path, method, most] of [
      ['object/list/screenshots', 'POST', 65_000],
      ['object/screenshots', 'DELETE', 65_000],
      ['object/sign/screenshots', 'POST', 523_000],
    ] as const)
      expect([path, await ask(path, method, most), await ask(path, method, most + 2_000)]).toEqual([path, 'ok', '413']);
  });

  it('an unknown path is a refusal, not a page', async () => {
    for (const path of ['bucket', 'object', `object/public/screenshots/${randomUUID()}/a.png`, 'upload/resumable', ''])
      expect((await raw(path, { user: ada })).status).toBe(400);
  });
});
