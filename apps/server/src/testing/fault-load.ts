import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '@blueprompt/backend/testing/cheap-password';
import { signWebhook } from '../billing/sign-webhook.ts';
import { drawInterface } from './draw-png.ts';
import type { Buyer, Installation } from './fault-installation.ts';
import { subscriptionOf } from './test-product.ts';

/** A request that a fault swallows must not hold up the round. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;

/** What the server said yes to: none of it may be missing afterwards. */
export type Acknowledged = {
  saved: Set<string>;
  signedUp: Set<string>;
  stored: Set<string>;
  paid: Set<string>;
  booked: Set<string>;
  analysed: Set<number>;
};

/** People who save, sign up, upload, pay and generate, until told to stop. */
export const createFaultLoad = async (installation: Installation) => {
  const { writer, secrets, buyers } = installation;
  const said: Acknowledged = {
    saved: new Set(),
    signedUp: new Set(),
    stored: new Set(),
    paid: new Set(),
    booked: new Set(),
    analysed: new Set(),
  };
  const statuses = new Map<number, number>();
  let token = '';
  let count = 0;

  /** The status of a call; 0 where the server was gone. */
  const send = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    headers: Record<string, string> = {},
  ) => {
    const status = await fetch(installation.url() + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        apikey: secrets.publishableKey,
        'content-type': 'application/json',
        // The pages of the test checkout answer nobody behind a proxy.
        ...(path.startsWith('/dev/') ? {} : { 'x-forwarded-for': `10.2.${count % 250}.${Math.floor(count / 250)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      // Half an answer is none.
      .catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  };
  const asWriter = () => ({ authorization: `Bearer ${token}` });
  const isYes = (status: number) => status >= 200 && status < 400;

  const save = async () => {
    const prompt = `result ${count++}`;
    const row = { user_id: writer.userId, prompt, image_path: '', result: { prompt } };
    if (isYes(await send('/rest/v1/analysis_history', JSON.stringify(row), asWriter()))) said.saved.add(prompt);
  };
  const signUp = async () => {
    const email = `new-${count++}@example.com`;
    if (isYes(await send('/auth/v1/signup', JSON.stringify({ email, password: PASSWORD })))) said.signedUp.add(email);
  };
  const store = async () => {
    const key = `${writer.userId}/${count++}-0-page.png`;
    const headers = { ...asWriter(), 'content-type': 'image/png' };
    const picture = new Uint8Array(drawInterface(count));
    if (isYes(await send(`/storage/v1/object/screenshots/${key}`, picture, headers))) said.stored.add(key);
  };
  const analyse = async (color: number) => {
    const body = JSON.stringify({ imageBase64: drawInterface(color).toString('base64'), uiType: 'webapp' });
    if (isYes(await send('/functions/v1/analyze-ui', body, asWriter()))) said.analysed.add(color);
  };
  const pay = async ({ checkoutId }: Buyer) => {
    if (isYes(await send(`/dev/checkout/${checkoutId}`, undefined))) said.paid.add(checkoutId);
  };
  /** The provider repeats an event until it is taken, and sometimes sends it twice at once. */
  const book = async (buyer: Buyer) => {
    const id = `event-${buyer.userId}`;
    const event = JSON.stringify(subscriptionOf(buyer.userId, {}, 'subscription.active'));
    const answers = [1, 2].map(() => send('/webhooks/polar', event, signWebhook(secrets.webhookSecret, id, event)));
    if ((await Promise.all(answers)).some(isYes)) said.booked.add(id);
  };

  let color = 0x100000;
  const colors: number[] = [];
  const nextColor = () => {
    colors.push(++color);
    return color;
  };

  return {
    said,
    statuses,
    signIn: async () => {
      const answer = await fetch(`${installation.url()}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: writer.email, password: PASSWORD }),
      });
      token = ((await answer.json()) as { access_token: string }).access_token;
    },
    /** Everybody works until `isOver`; of the buyers the first pays by the checkout, the second by the provider's event. */
    run: (isOver: () => boolean, [first, second]: Buyer[]) => {
      const again = async (work: () => Promise<void>) => {
        while (!isOver()) {
          await work();
          await sleep(PAUSE_MS);
        }
      };
      return Promise.all([
        again(save),
        again(save),
        again(signUp),
        again(store),
        again(() => analyse(nextColor())),
        first ? pay(first) : undefined,
        second ? book(second) : undefined,
      ]);
    },
    /** What a person or the provider does who got no answer: once more, until there is one. */
    repeat: async () => {
      const until = async (isDone: () => boolean, work: () => Promise<void>) => {
        for (let turn = 0; turn < 50 && !isDone(); turn++) {
          await work();
          if (!isDone()) await sleep(200);
        }
      };
      for (const [n, buyer] of buyers.entries())
        if (n % 2 === 0)
          await until(
            () => said.paid.has(buyer.checkoutId),
            () => pay(buyer),
          );
        else
          await until(
            () => said.booked.has(`event-${buyer.userId}`),
            () => book(buyer),
          );
      // Each picture once more, also those that were answered: a repeat costs nothing.
      for (const used of colors.slice(-2))
        await until(
          () => said.analysed.has(used),
          () => analyse(used),
        );
      for (const used of colors.slice(-1)) await analyse(used);
    },
    get: (path: string) =>
      fetch(installation.url() + path, { headers: { apikey: secrets.publishableKey, ...asWriter() } }),
  };
};
