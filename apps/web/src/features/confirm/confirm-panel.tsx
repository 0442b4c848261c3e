import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { CONFIRM_STRINGS } from '@/strings/confirm.ts';
import { URLS } from '@/urls.ts';
import { type Confirmation, readConfirmLink } from './confirm-email.ts';
import { useConfirmation } from './use-confirmation.ts';

const { success, error, loading } = CONFIRM_STRINGS;

const show = (confirmation: Confirmation): ReactNode => {
  switch (confirmation.state) {
    case 'success':
      return (
        <>
          <CircleCheck aria-hidden strokeWidth={1.5} className="size-7 text-ok" />
          <h1 className="mt-5 text-display">{success.title}</h1>
          <p role="status" className="mt-2 text-body text-text-2">
            {success.text}
          </p>
          <Button asChild variant="primary" className="mt-7 h-11 w-full text-body">
            <Link to={URLS.auth}>{success.button}</Link>
          </Button>
        </>
      );
    case 'error':
      return (
        <>
          <CircleAlert aria-hidden strokeWidth={1.5} className="size-7 text-bad" />
          <h1 className="mt-5 text-display">{error.title}</h1>
          <p role="alert" className="mt-2 text-body break-words text-text-2">
            {confirmation.message}
          </p>
          <Button asChild variant="primary" className="mt-7 h-11 w-full text-body">
            <Link to={URLS.auth}>{error.button}</Link>
          </Button>
        </>
      );
    default:
      return (
        <div role="status">
          <SpinnerRing />
          <h1 className="mt-5 text-display">{loading}</h1>
        </div>
      );
  }
};

/** What became of the link in the mail. */
export const ConfirmPanel = () => {
  const supabase = useSupabase();
  const [link] = useState(() => readConfirmLink(window.location.hash, window.location.search));
  const confirmation = useConfirmation(supabase, link);
  return <MeasuredFrame>{show(confirmation)}</MeasuredFrame>;
};
