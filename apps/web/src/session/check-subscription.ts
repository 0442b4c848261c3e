import type { SupabaseClient } from '@supabase/supabase-js';
import { RestError } from '@/client/rest-error.ts';

const NO_ROW = 'PGRST116';

type SubscriptionRow = { is_subscribed: boolean; subscription_end: string | null };

/** True when the row says subscribed and its end, where it has one, is still to come (SB4). */
export const isSubscribed = (row: SubscriptionRow, now: Date): boolean =>
  row.is_subscribed && (row.subscription_end === null || new Date(row.subscription_end) > now);

/** Reads whether the user is subscribed; makes the missing record and closes an expired one on the way (SB2, SB3). */
export const checkSubscription = async (
  supabase: SupabaseClient,
  user: { id: string; email?: string | undefined },
  now: Date,
): Promise<boolean> => {
  const { data, error, status } = await supabase
    .from('subscriptions')
    .select('is_subscribed, subscription_end')
    .eq('user_id', user.id)
    // Not `single`: for a newcomer's missing row the server would answer 406, which browsers log as an error.
    .maybeSingle<SubscriptionRow>();
  if (error && error.code !== NO_ROW) throw new RestError(error, status);
  if (!data) {
    const made = await supabase
      .from('subscriptions')
      .insert({ user_id: user.id, email: user.email ?? '', is_subscribed: false, modified_by: 'system' });
    // Two tabs may make it at once; the second finds it made, which is what it wanted.
    if (made.error && made.status !== 409) throw new RestError(made.error, made.status);
    return false;
  }
  if (data.is_subscribed && !isSubscribed(data, now)) {
    const closed = await supabase
      .from('subscriptions')
      .update({ is_subscribed: false, modified_by: 'system_expiry_check', updated_at: now.toISOString() })
      .eq('user_id', user.id);
    if (closed.error) throw new RestError(closed.error, closed.status);
    return false;
  }
  return data.is_subscribed;
};
