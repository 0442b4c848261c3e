import { useConfig } from '@/client/config.ts';
import { SUBSCRIPTION_STRINGS } from '@/strings/subscription.ts';

/** Under a list that promises AI models (PE6, SU11): says so where this installation has none. */
export const ModelNote = () =>
  useConfig().usesModel ? null : <p className="mt-4 text-tiny text-text-3">{SUBSCRIPTION_STRINGS.withoutModel}</p>;
