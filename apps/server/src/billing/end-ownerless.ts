import type { Database } from '@blueprompt/backend/contract';
import type { Log } from '../http/logger.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { Payments } from './payments.ts';

type EndDeps = { database: Database; payments: Payments | undefined; log: Log };

const wasClosedHere = (database: Database, userId: string): Promise<boolean> =>
  database.asService(async (sql) => {
    const rows = await sql('select 1 from product.closed_accounts where user_id = $1::uuid', [userId]);
    return rows.length > 0;
  });

/** Ends what was paid at a checkout that outlived its account, and tells who runs the server what is left to give back. */
export const endOwnerless = async ({ database, payments, log }: EndDeps, { data }: PaymentEvent): Promise<void> => {
  const subscription = data.id;
  const userId = data.metadata?.user_id;
  if (!userId || !payments || !(await wasClosedHere(database, userId)))
    return log.warn({ subscription }, 'a payment arrived for an account that does not exist');
  if (await payments.endSubscriptions({ userId, booked: [subscription] }))
    log.warn({ subscription, userId }, 'a checkout was paid after its account was deleted: ended, please refund it');
  else
    log.error({ subscription, userId }, 'a checkout was paid after its account was deleted: end and refund it by hand');
};
