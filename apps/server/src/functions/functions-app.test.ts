import { MAX_CONTEXT_CHARS } from '@blueprompt/core/chat/chat-context';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSentImage } from '../measuring/parse-image.ts';
import { claimPng, drawInterface, drawPng } from '../testing/draw-png.ts';
import { type Account, startTestProduct, subscriptionOf, type TestProduct } from '../testing/test-product.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const analyze = (product: TestProduct, picture: Uint8Array | string, account?: Account, extra: object = {}) =>
  product.call(
    'analyze-ui',
    { imageBase64: typeof picture === 'string' ? picture : base64(picture), uiType: 'webapp', ...extra },
    account,
  );
const quota = async (product: TestProduct, account: Account) =>
  (await (await product.call('image-quota', undefined, account)).json()) as {
    limit: number;
    used: number;
    left: number;
  };
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

const pool = createMeasurePool({ workers: 1, timeoutMs: 60_000, maxQueue: 16 });
afterAll(() => pool.close());

let accent = 0x336699;
const nextPicture = () => drawInterface(accent++);

describe('with the default settings', () => {
  let product: TestProduct;
  let pro: Account;
  let free: Account;
  beforeAll(async () => {
    product = await startTestProduct({ pool });
    pro = await product.newUser({ pro: true });
    free = await product.newUser();
  });
  afterAll(() => product.close());

  test('[WZ7] [SP3] [SB7] the browser is told the gate, the support address and the free images', async () => {
    const config = await (await product.fetch('/config.json')).json();
    expect(config).toMatchObject({
      wizardGate: 'open',
      supportEmail: 'support@blueprompt.localhost',
      freeImagesPerMonth: 0,
      engine: 'Local engine',
      testCheckout: true,
      googleSignIn: false,
    });
    expect(JSON.stringify(config)).not.toMatch(/secret|PRIVATE/i);
  });

  test.each(['validate-ui-image', 'analyze-ui', 'chat-with-context', 'create-polar-checkout'])(
    '[FN1] %s is called with POST; other methods are refused',
    async (name) => {
      const answer = await product.fetch(`/functions/v1/${name}`, { account: pro });
      expect(answer.headers.get('allow')).toBe('POST');
      expect(await codeOf(answer)).toEqual([405, 'method_not_allowed']);
    },
  );

  test('an unknown function is not found, and is no page of the app', async () => {
    expect(await codeOf(await product.call('make-me-rich', {}, pro))).toEqual([404, 'not_found']);
  });

  test.each(['validate-ui-image', 'analyze-ui', 'chat-with-context', 'measure-ui', 'image-quota', 'delete-account'])(
    '[FN13] [FN20] %s refuses a caller who is not signed in with 401',
    async (name) => {
      expect(await codeOf(await product.call(name, { imageBase64: base64(nextPicture()) }))).toEqual([
        401,
        'not_signed_in',
      ]);
      const forged = { userId: '', email: '', token: 'e30.e30.e30' };
      expect(await codeOf(await product.call(name, {}, forged))).toEqual([401, 'bad_jwt']);
    },
  );

  test('[PE3] a visitor cannot generate', async () => {
    expect((await analyze(product, nextPicture())).status).toBe(401);
  });

  test('[PE12] starting checkout needs a signed-in session', async () => {
    expect(await codeOf(await product.call('create-polar-checkout'))).toEqual([401, 'not_signed_in']);
  });

  test('a signed-out session no longer opens the functions', async () => {
    const user = await product.newUser({ pro: true });
    await product.fetch('/auth/v1/logout?scope=global', { method: 'POST', account: user });
    expect(await codeOf(await analyze(product, nextPicture(), user))).toEqual([401, 'session_not_found']);
  });

  test('[FN5] [FN7] [SB10] a subscriber gets the analysis of a picture, as often as wanted', async () => {
    const picture = nextPicture();
    const answer = await analyze(product, picture, pro, { pageName: 'Overview', isFullPage: true });
    const analysis = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(200);
    expect(analysis).toMatchObject({
      prompt: expect.stringContaining('Overview'),
      layout: expect.any(String),
      spacing: expect.any(String),
      typography: expect.any(String),
      engine: { kind: 'local', name: 'Local engine' },
    });
    expect(analysis['elements']).toContainEqual({
      type: expect.any(String),
      count: expect.any(Number),
      details: expect.any(String),
    });
    expect(analysis['colorPalette']).toContainEqual({ name: expect.any(String), hex: '#141820' });
    const landing = await analyze(product, picture, pro, { uiType: 'landing', sectionName: 'Hero' });
    expect(landing.status).toBe(200);
    expect(await quota(product, pro)).toEqual({ limit: null, used: 0, left: null });
  });

  test.each([['webapp2'], [''], [undefined], [7]])('[FN5] uiType %o is refused', async (uiType) => {
    const answer = await analyze(product, nextPicture(), pro, { uiType });
    expect(await codeOf(answer)).toEqual([400, 'bad_request']);
  });

  test('[FN14] [SB7] [FN20] a free account cannot get an analysis by any sequence of calls', async () => {
    const picture = nextPicture();
    const refused = [403, 'subscription_required'];
    expect(await codeOf(await analyze(product, picture, free))).toEqual(refused);
    await product.call('validate-ui-image', { imageBase64: base64(picture) }, free);
    expect(await codeOf(await analyze(product, picture, free, { isSubscribed: true, wizardGate: 'open' }))).toEqual(
      refused,
    );
    const measured = await product.call('measure-ui', { imageBase64: base64(picture) }, free);
    expect([measured.status, await measured.json()]).toEqual([
      403,
      { error: 'Checking a build against its design is for Pro subscribers.', code: 'subscription_required' },
    ]);
    const chat = { message: 'Describe this page', context: '', image: base64(picture) };
    expect(await codeOf(await product.call('chat-with-context', chat, free))).toEqual(refused);
    const asked = await product.call('chat-with-context', { ...chat, image: '' }, free);
    expect([asked.status, await asked.json()]).toEqual([
      403,
      { error: 'The chat is for Pro subscribers.', code: 'subscription_required' },
    ]);
    const stream = await product.call('analyze-ui', { imageBase64: base64(picture), uiType: 'webapp' }, free, {
      accept: 'text/event-stream',
    });
    expect(await codeOf(stream)).toEqual(refused);
    // Even when a subscriber had the very same picture analysed, and when a checkout was begun but not paid.
    expect((await analyze(product, picture, pro)).status).toBe(200);
    await product.call('create-polar-checkout', undefined, free);
    expect(await codeOf(await analyze(product, picture, free))).toEqual(refused);
  });

  test('[FN14] a subscription that has ended gives no analysis, whatever its row still says', async () => {
    const user = await product.newUser({ pro: true });
    await product.opened.database.asService((sql) =>
      sql("update public.subscriptions set subscription_end = now() - interval '1 second' where user_id = $1::uuid", [
        user.userId,
      ]),
    );
    expect(await codeOf(await analyze(product, nextPicture(), user))).toEqual([403, 'subscription_required']);
  });

  test.each([
    ['text', Buffer.from('this is no picture at all'), [400, 'not_an_image']],
    ['a page that calls itself a picture', Buffer.from('<html><img src="x.png"></html>'), [400, 'not_an_image']],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [400, 'unsupported_format']],
    ['the head of a PNG', drawInterface(1).subarray(0, 60), [400, 'broken_image']],
  ])('[FN15] %s is refused by its content', async (_, bytes, refused) => {
    for (const name of ['analyze-ui', 'validate-ui-image', 'measure-ui']) {
      const answer = await product.call(name, { imageBase64: base64(bytes), uiType: 'webapp' }, pro);
      expect(await codeOf(answer)).toEqual(refused);
    }
  });

  test('[FN16] an image over 5242880 bytes is refused; the limit itself is not the reason at exactly that size', async () => {
    const over = await analyze(product, Buffer.alloc(MAX_IMAGE_BYTES + 1, 1), pro);
    expect([over.status, await over.json()]).toEqual([
      413,
      { error: 'The image is larger than 5 MB.', code: 'image_too_large' },
    ]);
    expect(await codeOf(await analyze(product, Buffer.alloc(MAX_IMAGE_BYTES, 1), pro))).toEqual([400, 'not_an_image']);
    expect(await codeOf(await analyze(product, Buffer.alloc(MAX_IMAGE_BYTES * 3, 1), pro))).toEqual([
      413,
      'image_too_large',
    ]);
  });

  test('[FN17] an image over 40 megapixels is refused before it is decoded', async () => {
    const started = performance.now();
    const answer = await analyze(product, claimPng(30_000, 30_000), pro);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: 'The image has 900 megapixels; the limit is 40.', code: 'image_too_many_pixels' },
    ]);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  test.each([
    ['malformed base64', { imageBase64: 'not base64!', uiType: 'webapp' }, [400, 'bad_base64']],
    ['base64 of a wrong length', { imageBase64: 'abcde', uiType: 'webapp' }, [400, 'bad_base64']],
    ['a data-URL prefix', { imageBase64: 'data:image/png;base64,aGFsbG8=', uiType: 'webapp' }, [400, 'bad_request']],
    ['no image', { uiType: 'webapp' }, [400, 'bad_request']],
    ['an empty image', { imageBase64: '', uiType: 'webapp' }, [400, 'empty_image']],
    ['an array', [], [400, 'bad_request']],
    [
      'a very long name',
      { imageBase64: 'aGFsbG8=', uiType: 'webapp', pageName: 'x'.repeat(5000) },
      [400, 'bad_request'],
    ],
  ])('[FN15] %s is refused with one clear message', async (_, body, refused) => {
    expect(await codeOf(await product.call('analyze-ui', body, pro))).toEqual(refused);
  });

  test('a body that is not JSON, or does not say that it is, is refused', async () => {
    const send = (body: string, type: string) =>
      product.fetch('/functions/v1/analyze-ui', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        account: pro,
      });
    expect(await codeOf(await send('{"imageBase64":', 'application/json'))).toEqual([400, 'bad_request']);
    expect(await codeOf(await send('{}', 'text/plain'))).toEqual([415, 'unsupported_media_type']);
  });

  test('[FN3] validate-ui-image says whether a picture is an interface, and why', async () => {
    const answer = await product.call('validate-ui-image', { imageBase64: base64(nextPicture()) }, free);
    expect(await answer.json()).toEqual({
      isValid: true,
      message: expect.stringMatching(/^This looks like a user interface: /),
    });
    const blank = drawPng(400, 300, () => [250, 250, 250]);
    const verdict = await product.call('validate-ui-image', { imageBase64: base64(blank) }, free);
    expect(await verdict.json()).toEqual({
      isValid: false,
      message: 'This screenshot is empty: it has no text and no boxes.',
    });
  });

  test('a caller who accepts events sees the stages and then one result', async () => {
    const answer = await product.call('analyze-ui', { imageBase64: base64(nextPicture()), uiType: 'webapp' }, pro, {
      accept: 'text/event-stream',
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = (await answer.text())
      .split('\n\n')
      .filter((block) => block.startsWith('data: '))
      .map((block) => JSON.parse(block.slice('data: '.length)));
    expect(events.at(-1)).toMatchObject({ type: 'result', analysis: { prompt: expect.any(String) } });
    const stages = events.slice(0, -1);
    expect(stages.map((event) => event.type)).toEqual(stages.map(() => 'stage'));
    expect(stages.map((event) => event.stage)).toEqual(
      expect.arrayContaining(['decoding', 'text', 'boxes', 'writing']),
    );
  });

  test('a picture that turns out broken while events flow ends them with one error', async () => {
    const answer = await product.call('analyze-ui', { imageBase64: 'aGFsbG8h', uiType: 'webapp' }, pro, {
      accept: 'text/event-stream',
    });
    expect(await answer.text()).toContain('"type":"error","status":400,"code":"not_an_image"');
  });

  test('[FN10] chat-with-context takes message, context and image, and answers message', async () => {
    const picture = base64(nextPicture());
    const body = { message: 'Which colours does it use?', context: 'Nothing was analysed.', image: '' };
    const answer = await product.call('chat-with-context', body, pro);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: expect.any(String), engine: expect.anything(), places: [], questions: [] },
    ]);
    const attached = await product.call('chat-with-context', { ...body, message: '', image: picture }, pro);
    expect(((await attached.json()) as { message: string }).message.length).toBeGreaterThan(20);
    expect(await codeOf(await product.call('chat-with-context', { ...body, message: ' ' }, pro))).toEqual([
      400,
      'bad_request',
    ]);
  });

  test('a chat context is no longer than the client writes it', async () => {
    const ask = (length: number) =>
      product.call('chat-with-context', { message: 'Which colours?', context: 'x'.repeat(length) }, pro);
    expect((await ask(MAX_CONTEXT_CHARS)).status).toBe(200);
    expect(await codeOf(await ask(MAX_CONTEXT_CHARS + 1))).toEqual([400, 'bad_request']);
  });

  test.each(['\u0000', 'Edi\u0007tor', 'a\nb'])('a token is not named %j', async (name) => {
    const answer = await product.call('create-access-token', { name }, free);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: 'bad_request',
        error: 'name: Invisible characters and characters that change the text direction are not allowed.',
      },
    ]);
  });

  test('[FN9] create-polar-checkout answers checkoutUrl, or error', async () => {
    const answer = await product.call('create-polar-checkout', undefined, free);
    expect(await answer.json()).toEqual({
      checkoutUrl: expect.stringMatching(/^http.*\/dev\/checkout\/[0-9a-f-]{36}$/),
    });
    // A draft is kept by origin: who works at localhost pays and comes back there.
    const port = new URL(product.url).port;
    const atLocalhost = { origin: `http://localhost:${port}` };
    const local = await product.call('create-polar-checkout', undefined, free, atLocalhost);
    expect(await local.json()).toEqual({
      checkoutUrl: expect.stringMatching(new RegExp(`^http://localhost:${port}/dev/checkout/`)),
    });
    const again = await product.call('create-polar-checkout', undefined, pro);
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: 'Your Pro subscription is already active.', code: 'already_subscribed' },
    ]);
  });

  test('[PD6] the eleventh buyer can check out like the first', async () => {
    for (let buyer = 1; buyer <= 11; buyer++) {
      const user = await product.newUser();
      const { checkoutUrl } = (await (await product.call('create-polar-checkout', undefined, user)).json()) as {
        checkoutUrl: string;
      };
      const paid = await fetch(checkoutUrl, { method: 'POST', redirect: 'manual' });
      expect(paid.headers.get('location')).toBe(`/success?checkout_id=${checkoutUrl.split('/').at(-1)}`);
      expect((await quota(product, user)).limit).toBeNull();
    }
  });

  test('[FN22] too many calls get 429 with Retry-After, for that user alone', async () => {
    const user = await product.newUser({ pro: true });
    const answers = [];
    for (let call = 0; call < 61; call++) answers.push(await product.call('analyze-ui', {}, user));
    expect(new Set(answers.slice(0, 60).map((answer) => answer.status))).toEqual(new Set([400]));
    const last = answers[60]!;
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(last)).toEqual([429, 'rate_limited']);
    expect((await product.call('analyze-ui', {}, pro)).status).toBe(400);
  });

  test('delete-account removes the account after the address was typed, and only then', async () => {
    const user = await product.newUser({ pro: true });
    expect((await product.call('delete-account', { confirm: 'somebody@else.example' }, user)).status).toBe(400);
    expect((await product.call('delete-account', { confirm: user.email }, user)).status).toBe(204);
    expect((await product.call('image-quota', undefined, user)).status).toBe(401);
    const left = await product.opened.database.asService((sql) =>
      sql('select 1 from public.subscriptions where user_id = $1::uuid', [user.userId]),
    );
    expect(left).toHaveLength(0);
    // The provider may still send events about the account that is gone.
    expect((await product.sendEvent(subscriptionOf(user.userId))).status).toBe(200);
  });
});

describe('with free images', () => {
  let product: TestProduct;
  let now = new Date('2026-03-31T23:00:00Z');
  beforeAll(async () => {
    product = await startTestProduct({
      pool,
      env: { FREE_IMAGES_PER_MONTH: '2', WIZARD_GATE: 'gated', SUPPORT_EMAIL: 'help@example.com' },
    });
  });
  afterAll(() => product.close());

  test('[WZ7] [SP3] other settings reach the browser', async () => {
    const config = await (await product.fetch('/config.json')).json();
    expect(config).toMatchObject({ wizardGate: 'gated', supportEmail: 'help@example.com', freeImagesPerMonth: 2 });
  });

  test('[SB8] [FN14] a free account gets that many images a month; the next one is refused', async () => {
    const user = await product.newUser();
    const [first, second] = [nextPicture(), nextPicture()];
    expect((await analyze(product, first, user)).status).toBe(200);
    expect((await analyze(product, second, user)).status).toBe(200);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 2, left: 0 });
    const third = await analyze(product, nextPicture(), user);
    expect([third.status, await third.json()]).toEqual([
      403,
      {
        error: 'You have used 2 of your 2 free images this month. Upgrade to Pro for unlimited generations.',
        code: 'subscription_required',
      },
    ]);
    // The same picture again, a retry after a lost answer, costs nothing.
    expect((await analyze(product, first, user)).status).toBe(200);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 2, left: 0 });
  });

  test('[FN14] an image that the browser measured costs the same, once wherever it is measured', async () => {
    const user = await product.newUser();
    const picture = nextPicture();
    const count = (imageHash: unknown) => product.call('count-image', { imageHash }, user);
    const hash = toSentImage(picture).hash;
    expect((await count(hash)).status).toBe(204);
    expect((await count(hash)).status).toBe(204);
    expect((await analyze(product, picture, user)).status).toBe(200);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 1, left: 1 });
    for (const none of ['', 'A'.repeat(64), `${hash}0`, 7])
      expect(await codeOf(await count(none))).toEqual([400, 'bad_request']);
    expect((await count('1'.repeat(64))).status).toBe(204);
    expect(await codeOf(await count('2'.repeat(64)))).toEqual([403, 'subscription_required']);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 2, left: 0 });
  });

  test('[FN18] a refused image uses no free quota', async () => {
    const user = await product.newUser();
    await analyze(product, 'aGFsbG8=', user);
    await analyze(product, claimPng(30_000, 30_000), user);
    await analyze(product, Buffer.alloc(MAX_IMAGE_BYTES + 1), user);
    await product.call('validate-ui-image', { imageBase64: base64(nextPicture()) }, user);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 0, left: 2 });
  });

  test('[FN18] a screenshot with nothing to build says so and uses no free quota', async () => {
    const user = await product.newUser();
    for (const picture of [drawPng(10, 10, () => [255, 0, 0]), drawPng(400, 300, () => [250, 250, 250])])
      expect(await codeOf(await analyze(product, picture, user))).toEqual([422, 'nothing_to_build']);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 0, left: 2 });
  });

  test('[SB8] calls at the same moment cannot share the last image', async () => {
    const user = await product.newUser();
    const answers = await Promise.all(Array.from({ length: 4 }, () => analyze(product, nextPicture(), user)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 403, 403]);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 2, left: 0 });
  });

  test('a picture whose account is deleted while it is measured ends with the session, not as a failure of the server', async () => {
    const measure: typeof pool.measure = async (...picture) => {
      await deleting.backend.deleteUser(user.userId);
      return pool.measure(...picture);
    };
    const env = { FREE_IMAGES_PER_MONTH: '2' };
    const deleting = await startTestProduct({ opened: product.opened, env, pool: { ...pool, measure } });
    const user = await deleting.newUser();
    expect(await codeOf(await analyze(deleting, nextPicture(), user))).toEqual([401, 'session_not_found']);
    await deleting.close();
  });

  test('[SB8] an empty image in the chat uses no free quota', async () => {
    const user = await product.newUser();
    const image = base64(drawPng(400, 300, () => [250, 250, 250]));
    const answer = await product.call('chat-with-context', { message: 'What is this?', context: '', image }, user);
    expect(answer.status).toBe(200);
    expect(await quota(product, user)).toEqual({ limit: 2, used: 0, left: 2 });
  });

  test('[SB8] an image in the chat counts like any other', async () => {
    const user = await product.newUser();
    const ask = (image: string) =>
      product.call('chat-with-context', { message: 'What is this?', context: '', image }, user);
    expect((await ask(base64(nextPicture()))).status).toBe(200);
    expect((await ask(base64(nextPicture()))).status).toBe(200);
    expect(await codeOf(await ask(base64(nextPicture())))).toEqual([403, 'subscription_required']);
    expect((await ask('')).status).toBe(200);
  });

  test('[SB10] a subscriber goes on when the free images are used', async () => {
    const user = await product.newUser();
    await analyze(product, nextPicture(), user);
    await analyze(product, nextPicture(), user);
    await product.sendEvent(subscriptionOf(user.userId));
    for (let image = 0; image < 3; image++) expect((await analyze(product, nextPicture(), user)).status).toBe(200);
  });

  test('[SB8] the count starts anew with the month in UTC', async () => {
    const { takeImage } = await import('../members/entitlement.ts');
    const user = await product.newUser();
    const take = (hash: string) =>
      takeImage(product.opened.database, { userId: user.userId, freeImagesPerMonth: 1, now }, hash).then(
        (taken) => taken.state,
      );
    expect([await take('a'), await take('b'), await take('a')]).toEqual(['allowed', 'refused', 'allowed']);
    now = new Date('2026-04-01T00:00:00Z');
    expect([await take('b'), await take('c')]).toEqual(['allowed', 'refused']);
  });
});
