import { useState } from 'react';
import { useMailPlace } from '@/client/mail-place.ts';
import { useSupabase } from '@/client/supabase.ts';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { resendConfirmation } from './authenticate.ts';
import { explainFailure } from './explain-failure.ts';

type Resending = { state: 'idle' } | { state: 'sending' } | { state: 'answered'; text: string };

/** Sends the confirmation mail once more and says below what came of it. */
export const ResendMail = ({ email, ...look }: { email: string } & Pick<ButtonProps, 'size' | 'className'>) => {
  const supabase = useSupabase();
  const place = useMailPlace();
  const [resending, setResending] = useState<Resending>({ state: 'idle' });
  const { button, sending, sent, kept } = AUTH_STRINGS.resend;
  const resend = async () => {
    setResending({ state: 'sending' });
    const failure = await resendConfirmation(supabase, email, window.location.origin);
    const text = failure ? explainFailure(failure, email, place).text : place === 'outbox' ? kept : sent(email);
    setResending({ state: 'answered', text });
  };
  return (
    <>
      <Button {...look} disabled={resending.state === 'sending'} onClick={() => void resend()}>
        {resending.state === 'sending' ? sending : button}
      </Button>
      <p role="status" className="basis-full text-tiny text-text-2 empty:hidden">
        {resending.state === 'answered' ? resending.text : null}
      </p>
    </>
  );
};
