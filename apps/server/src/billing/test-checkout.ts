import { randomUUID } from 'node:crypto';
import { siteAsCalled } from '@blueprompt/backend/auth/allowed-redirect';
import type { Database } from '@blueprompt/backend/contract';
import type { Log } from '../http/logger.ts';
import type { Payments } from './payments.ts';
import { signWebhook } from './sign-webhook.ts';
import { subscriptionEvent, TEST_PRODUCT_ID, type TestCheckout } from './test-events.ts';

const RETRY_MS = 3_000;
const CALL_TIMEOUT_MS = 10_000;

type TestCheckoutDeps = {
  database: Database;
  siteUrl: string;
  /** Where this very server listens: the webhook is a real HTTP call, as the provider's would be. */
  webhookUrl: string;
  webhookSecret: string;
  log: Log;
};

export type TestCheckoutService = Payments & {
  load: (id: string) => Promise<TestCheckout | undefined>;
  /** Books the payment and announces it; a payment that cannot be announced now is announced later. */
  pay: (id: string) => Promise<TestCheckout | undefined>;
  /** Sends an event about a paid checkout's subscription; true when the webhook took it. */
  send: (event: { id: string; body: object }) => Promise<boolean>;
  announceDue: () => Promise<void>;
  stop: () => Promise<void>;
};

const COLUMNS = `id::text, user_id::text as "userId", email, announced_at is not null as "isAnnounced",
  to_char(paid_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt", cancelled_at is not null as "isCancelled"`;

type Query = (text: string, values: unknown[]) => Promise<TestCheckout[]>;

const sendTo =
  ({ webhookUrl, webhookSecret, log }: TestCheckoutDeps): TestCheckoutService['send'] =>
  async ({ id, body }) => {
    const text = JSON.stringify(body);
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      body: text,
      headers: signWebhook(webhookSecret, id, text),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch((error: Error) => {
      log.warn({ reason: error.message }, 'the test checkout could not call the webhook');
      return undefined;
    });
    return answer?.ok === true;
  };

const createAnnouncer = (query: Query, send: TestCheckoutService['send']) => {
  const announce = async (checkout: TestCheckout): Promise<void> => {
    // The id is fixed by the checkout, so a repeated announcement is a duplicate and changes nothing.
    const body = subscriptionEvent('subscription.active', checkout, { status: 'active', months: 1 });
    if (await send({ id: `test-${checkout.id}-active`, body }))
      await query('update product.test_checkouts set announced_at = now() where id = $1::uuid', [checkout.id]);
  };
  const announceDue = async (): Promise<void> => {
    const due = await query(
      `select ${COLUMNS} from product.test_checkouts where paid_at is not null and announced_at is null limit 20`,
      [],
    );
    for (const checkout of due) await announce(checkout);
  };
  return { announce, announceDue };
};

/** Stands in for the payment provider on a developer's machine: it keeps its own books and sends the same signed calls. */
export const createTestCheckout = (deps: TestCheckoutDeps): TestCheckoutService => {
  const { database } = deps;
  const query: Query = (text, values) => database.asService((sql) => sql<TestCheckout>(text, values));
  const send = sendTo(deps);
  const { announce, announceDue } = createAnnouncer(query, send);
  const load = async (id: string) =>
    (await query(`select ${COLUMNS} from product.test_checkouts where id = $1::uuid`, [id]))[0];

  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(announceDue)
      .catch((error) => deps.log.error({ err: error }, 'test checkouts not announced'));
  }, RETRY_MS);

  return {
    productId: TEST_PRODUCT_ID,
    load,
    send,
    announceDue,
    createCheckout: async ({ userId, email, origin }) => {
      const id = randomUUID();
      await query('insert into product.test_checkouts (id, user_id, email) values ($1::uuid, $2::uuid, $3)', [
        id,
        userId,
        email,
      ]);
      return `${siteAsCalled(origin, deps)}/dev/checkout/${id}`;
    },
    createPortal: async ({ userId, origin }) => {
      const [paid] = await query(
        `select ${COLUMNS} from product.test_checkouts where user_id = $1::uuid and paid_at is not null order by paid_at desc limit 1`,
        [userId],
      );
      return paid ? `${siteAsCalled(origin, deps)}/dev/portal/${paid.id}` : 'no-customer';
    },
    // Its books go with the account.
    endSubscriptions: async () => true,
    pay: async (id) => {
      const [paid] = await query(
        `update product.test_checkouts set paid_at = coalesce(paid_at, now()) where id = $1::uuid returning ${COLUMNS}`,
        [id],
      );
      if (paid && !paid.isAnnounced) await announce(paid);
      return paid;
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
