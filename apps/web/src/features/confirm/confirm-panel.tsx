import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { CONFIRM_STRINGS } from '@/strings/confirm.ts';
import { URLS } from '@/urls.ts';
import { readConfirmLink } from './confirm-email.ts';
import { useConfirmation } from './use-confirmation.ts';

/** What became of the link in the mail. */
export const ConfirmPanel = () => {
  const supabase = useSupabase();
  const [link] = useState(() => readConfirmLink(window.location.hash, window.location.search));
  const confirmation = useConfirmation(supabase, link);
  const { success, error, loading } = CONFIRM_STRINGS;
  const box = 'flex w-full max-w-[400px] flex-col items-start bg-page md:w-[480px] md:max-w-none md:p-10';
  if (confirmation.state === 'success') {
    return (
      <div className={box}>
        <CircleCheck aria-hidden strokeWidth={1.5} className="size-7 text-ok" />
        <h1 className="mt-5 text-display">{success.title}</h1>
        <p role="status" className="mt-2 text-body text-text-2">
          {success.text}
        </p>
        <Button asChild variant="primary" className="mt-7 h-11 w-full text-body">
          <Link to={URLS.auth}>{success.button}</Link>
        </Button>
      </div>
    );
  }
  if (confirmation.state === 'error') {
    return (
      <div className={box}>
        <CircleAlert aria-hidden strokeWidth={1.5} className="size-7 text-bad" />
        <h1 className="mt-5 text-display">{error.title}</h1>
        <p role="alert" className="mt-2 text-body break-words text-text-2">
          {confirmation.message}
        </p>
        <Button asChild variant="primary" className="mt-7 h-11 w-full text-body">
          <Link to={URLS.auth}>{error.button}</Link>
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className={`${box} gap-4`}>
      <SpinnerRing />
      <h1 className="text-display">{loading}</h1>
    </div>
  );
};
