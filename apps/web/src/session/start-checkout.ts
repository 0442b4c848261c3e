import type { SupabaseClient } from '@supabase/supabase-js';
import { readRefusal } from '@/client/function-error.ts';
import { PRICING_STRINGS } from '@/strings/payment/pricing.ts';

type CheckoutOutcome = { state: 'ready'; checkoutUrl: string } | { state: 'failed'; message: string };

/** Asks for a checkout: no body, the user's bearer token, JSON content type (FN8, PR12). */
export const startCheckout = async (supabase: SupabaseClient): Promise<CheckoutOutcome> => {
  const { data, error } = await supabase.functions.invoke<{ checkoutUrl?: string; error?: string }>(
    'create-polar-checkout',
    { method: 'POST', headers: { 'Content-Type': 'application/json' } },
  );
  if (data?.checkoutUrl) return { state: 'ready', checkoutUrl: data.checkoutUrl };
  const message = data?.error ?? (await readRefusal(error))?.message;
  return { state: 'failed', message: message ?? PRICING_STRINGS.toasts.failedWithoutReason };
};
