import type { Database } from '@blueprompt/backend/contract';
import type { Log } from '../http/logger.ts';
import type { Payments } from './payments.ts';

type EndDeps = { database: Database; payments: Payments | undefined; log: Log };

/**
 * Ends what the user pays for, before the account goes that it was paid for; false when the provider could not do it for
 * somebody who ever paid.
 */
export const endSubscriptions = async ({ database, payments, log }: EndDeps, userId: string): Promise<boolean> => {
  const { rows, hasPaid } = await database.asService(
    async (sql) => ({
      rows: await sql<{ id: string }>(
        `select subscription_id as id from product.payment_subscriptions
         where user_id = $1::uuid and status not in ('revoked', 'canceled', 'incomplete_expired')`,
        [userId],
      ),
      hasPaid:
        (await sql('select 1 from product.payment_subscriptions where user_id = $1::uuid limit 1', [userId])).length >
        0,
    }),
    { readOnly: true },
  );
  const booked = rows.map(({ id }) => id);
  if (payments) {
    if (await payments.endSubscriptions({ userId, booked })) return true;
    // A payment that is announced later is ended then, as one for an account that is gone (end-ownerless.ts).
    if (!hasPaid) log.warn({ userId }, 'an account that never paid is deleted without asking the payment provider');
    return !hasPaid;
  }
  // Nobody is left to ask, and the account is its owner's to delete.
  if (booked.length > 0)
    log.warn(
      { userId, booked },
      'an account was deleted, but no payment provider is set up that could end its subscriptions',
    );
  return true;
};
