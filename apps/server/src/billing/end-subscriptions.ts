import type { Database } from '@blueprompt/backend/contract';
import type { Log } from '../http/logger.ts';
import type { Payments } from './payments.ts';

type EndDeps = { database: Database; payments: Payments | undefined; log: Log };

/** Ends what the user pays for, before the account goes that it was paid for; false when the provider could not do it. */
export const endSubscriptions = async ({ database, payments, log }: EndDeps, userId: string): Promise<boolean> => {
  const rows = await database.asService((sql) =>
    sql<{ id: string }>(
      `select subscription_id as id from product.payment_subscriptions
       where user_id = $1::uuid and status not in ('revoked', 'canceled', 'incomplete_expired')`,
      [userId],
    ),
  );
  const booked = rows.map(({ id }) => id);
  if (payments) return payments.endSubscriptions({ userId, booked });
  // Nobody is left to ask, and the account is its owner's to delete.
  if (booked.length > 0) log.warn({ userId, booked }, 'an account is deleted whose subscriptions nobody can end');
  return true;
};
