import type { Database, Sql } from '@blueprompt/backend/contract';
import { quotaMonth } from './quota-month.ts';

/** For each free image: its words, a few more under other names, and some questions about it. */
export const MODEL_ASKS_PER_FREE_IMAGE = 10;

/** What a user may generate. Pro is `is_subscribed` with a period that has not ended, whatever anybody else says. */
export type Plan = { isPro: boolean; limit: number; used: number };

type Who = { userId: string; freeImagesPerMonth: number; now: Date };

const readPlan = async (sql: Sql, { userId, freeImagesPerMonth, now }: Who): Promise<Plan> => {
  const [row] = await sql<{ is_pro: boolean; used: number }>(
    `select exists (select from public.subscriptions
                    where user_id = $1::uuid and is_subscribed and subscription_end > $3::timestamptz) as is_pro,
       coalesce((select images from product.image_usage where user_id = $1::uuid and month = $2), 0)::int as used`,
    [userId, quotaMonth(now), now.toISOString()],
  );
  return { isPro: row!.is_pro, limit: freeImagesPerMonth, used: row!.used };
};

/** Reads the user's plan from the database, at this moment. */
export const loadPlan = (database: Database, who: Who): Promise<Plan> =>
  database.asService((sql) => readPlan(sql, who), { readOnly: true });

const isPaidFor = async (sql: Sql, { userId, now }: Who, imageHash: string): Promise<boolean> => {
  const rows = await sql(
    'select 1 from product.used_images where user_id = $1::uuid and month = $2 and image_hash = $3',
    [userId, quotaMonth(now), imageHash],
  );
  return rows.length > 0;
};

export type Permission = { state: 'allowed' } | { state: 'refused'; plan: Plan };

/** Says before any work whether this image may be analysed; an image of this month that was counted already may, again. */
export const mayUseImage = (database: Database, who: Who, imageHash: string): Promise<Permission> =>
  database.asService(async (sql) => {
    const plan = await readPlan(sql, who);
    const isAllowed =
      plan.isPro || plan.used < plan.limit || (plan.limit > 0 && (await isPaidFor(sql, who, imageHash)));
    return isAllowed ? { state: 'allowed' } : { state: 'refused', plan };
  });

/**
 * Counts one image against the month, once for each picture. The row of the month is the lock: of two calls for the last
 * image, in whichever processes, one is refused. An account that was deleted while its picture was measured has no month.
 */
export const takeImage = (database: Database, who: Who, imageHash: string): Promise<Permission | { state: 'gone' }> =>
  database.asService(async (sql) => {
    const [account] = await sql('select 1 from auth.users where id = $1::uuid for key share', [who.userId]);
    if (!account) return { state: 'gone' };
    const plan = await readPlan(sql, who);
    if (plan.isPro) return { state: 'allowed' };
    const values = [who.userId, quotaMonth(who.now)];
    if (who.freeImagesPerMonth > 0) {
      // Makes the row and takes its lock before anything is looked at.
      await sql(
        `insert into product.image_usage as u (user_id, month, images) values ($1::uuid, $2, 0)
         on conflict (user_id, month) do update set images = u.images`,
        values,
      );
      if (await isPaidFor(sql, who, imageHash)) return { state: 'allowed' };
      const counted = await sql(
        `update product.image_usage set images = images + 1, model_asks_left = model_asks_left + $4
         where user_id = $1::uuid and month = $2 and images < $3 returning 1`,
        [...values, who.freeImagesPerMonth, MODEL_ASKS_PER_FREE_IMAGE],
      );
      if (counted.length > 0) {
        await sql('insert into product.used_images (user_id, month, image_hash) values ($1::uuid, $2, $3)', [
          ...values,
          imageHash,
        ]);
        return { state: 'allowed' };
      }
    }
    return { state: 'refused', plan: await readPlan(sql, who) };
  });

/** Takes one ask of the model from the month's share, for which the counted images stand; subscribers have no limit. */
export const takeModelAsk = (database: Database, who: Who): Promise<boolean> =>
  database.asService(async (sql) => {
    if ((await readPlan(sql, who)).isPro) return true;
    const taken = await sql(
      `update product.image_usage set model_asks_left = model_asks_left - 1
       where user_id = $1::uuid and month = $2 and model_asks_left > 0 returning 1`,
      [who.userId, quotaMonth(who.now)],
    );
    return taken.length > 0;
  });
