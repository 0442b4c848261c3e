import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { type Confirmation, type ConfirmLink, confirmEmail } from './confirm-email.ts';

/** Runs the confirmation once; a one-time code must not be sent twice, whatever React does with effects. */
export const useConfirmation = (
  supabase: SupabaseClient,
  guest: () => SupabaseClient,
  link: ConfirmLink,
): Confirmation => {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'none' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    setConfirmation({ state: 'loading' });
    void confirmEmail(supabase, guest, link).then(setConfirmation);
  }, [supabase, guest, link]);
  return confirmation;
};
