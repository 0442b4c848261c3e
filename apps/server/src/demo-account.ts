import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend, Database } from '@blueprompt/backend/contract';
import { signWebhook } from './billing/sign-webhook.ts';

export type DemoAccount = { email: string; password: string };

const EMAIL = 'demo@blueprompt.localhost';
/** Long enough that the demo never runs out, short enough for every calendar. */
const YEARS = 10;

const loadPassword = (path: string): string => {
  if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as DemoAccount).password;
  const password = randomBytes(9).toString('base64url');
  writeFileSync(path, `${JSON.stringify({ email: EMAIL, password })}\n`, { mode: 0o600 });
  return password;
};

const onboard = (database: Database, userId: string) =>
  database.asService((sql) =>
    sql(
      `insert into public.user_onboarding
         (user_id, how_did_you_hear, user_type, projects_per_month, coding_comfort_level, preferred_tool)
       select $1::uuid, 'other', 'frontend_dev', 3, 3, 'cursor'
       where not exists (select from public.user_onboarding where user_id = $1::uuid)`,
      [userId],
    ),
  );

/** The demo becomes Pro as everybody does: by a signed event at the webhook. */
const subscribe = async (userId: string, billing: DemoBilling): Promise<void> => {
  const now = new Date();
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const body = JSON.stringify({
    type: 'subscription.active',
    timestamp: now.toISOString(),
    data: {
      id: `demo-${userId}`,
      status: 'active',
      product_id: billing.productId,
      current_period_start: now.toISOString(),
      current_period_end: end.toISOString(),
      customer: { id: `demo-${userId}`, external_id: userId },
    },
  });
  const headers = signWebhook(billing.webhookSecret, `demo-${userId}`, body);
  const answer = await billing.callWebhook(
    new Request('http://localhost/webhooks/polar', { method: 'POST', headers, body }),
  );
  if (!answer.ok) throw new Error(`The demo account could not be made Pro: the webhook answered ${answer.status}.`);
};

type DemoBilling = {
  productId: string;
  webhookSecret: string;
  callWebhook: (request: Request) => Response | Promise<Response>;
};

/** Makes the demo account, onboarded and Pro, at the first start; later starts find it. The password stays in the data folder. */
export const ensureDemoAccount = async (deps: {
  dataDir: string;
  backend: Backend;
  database: Database;
  billing: DemoBilling;
}): Promise<DemoAccount | undefined> => {
  const path = join(deps.dataDir, 'demo-account.json');
  const isKnown = existsSync(path);
  const password = loadPassword(path);
  const { userId, created } = await deps.backend.ensureUser(EMAIL, password);
  // Somebody else's account under this address: the password in the file does not open it.
  if (!created && !isKnown) return undefined;
  await onboard(deps.database, userId);
  await subscribe(userId, deps.billing);
  return { email: EMAIL, password };
};
