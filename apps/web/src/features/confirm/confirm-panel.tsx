import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { createGuest } from '@/client/create-guest.ts';
import { useSupabase } from '@/client/supabase.ts';
import { MeasuredFrame } from '@/components/drawing/measured-frame.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { CONFIRM_STRINGS } from '@/strings/account/confirm.ts';
import { URLS } from '@/urls.ts';
import { type Confirmation, isOfChange, readConfirmLink } from './confirm-email.ts';
import { useConfirmation } from './use-confirmation.ts';

const { success, error, loading } = CONFIRM_STRINGS;

/** Leaves no way back to the link: it works once. */
const Onward = ({ to, label }: { to: string; label: string }) => (
  <Button asChild variant="primary" className="h-11 w-full text-body">
    <Link to={to} replace>
      {label}
    </Link>
  </Button>
);

const whoIs = (signedInAs: string, link: 'fresh' | 'used', confirmed: string | undefined): string => {
  if (link === 'used') return success.used(signedInAs);
  return confirmed ? success.another(confirmed, signedInAs) : success.signedIn(signedInAs);
};

const Confirmed = ({ signedInAs, link, confirmed }: Extract<Confirmation, { state: 'success' }>) => (
  <>
    <CircleCheck aria-hidden strokeWidth={1.5} className="size-7 text-ok" />
    <h1 className="mt-5 text-display">{success.title}</h1>
    <div role="status" className="mt-2 text-body break-words text-text-2">
      {link === 'fresh' ? <p>{success.text}</p> : null}
      {signedInAs ? <p className="mt-2 first:mt-0">{whoIs(signedInAs, link, confirmed)}</p> : null}
    </div>
    <div className="mt-7">
      <Onward to={URLS.auth} label={success.button} />
    </div>
  </>
);

const Refused = ({ message, ofChange }: { message: string; ofChange: boolean }) => (
  <>
    <CircleAlert aria-hidden strokeWidth={1.5} className="size-7 text-bad" />
    <h1 className="mt-5 text-display">{error.title}</h1>
    <p role="alert" className="mt-2 text-body break-words text-text-2">
      {message}
    </p>
    {ofChange ? null : <p className="mt-2 text-small text-text-3">{error.newLink}</p>}
    <div className="mt-7">
      <Onward to={URLS.auth} label={error.button} />
    </div>
  </>
);

const Waiting = () => (
  <div role="status">
    <SpinnerRing />
    <h1 className="mt-5 text-display">{loading}</h1>
  </div>
);

/** What became of the link in the mail. */
export const ConfirmPanel = () => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  const [link] = useState(() => readConfirmLink(window.location.hash, window.location.search));
  const [guest] = useState(() => () => createGuest(publishableKey));
  const confirmation = useConfirmation(supabase, guest, link);
  return (
    <MeasuredFrame>
      {confirmation.state === 'success' ? <Confirmed {...confirmation} /> : null}
      {confirmation.state === 'error' ? <Refused message={confirmation.message} ofChange={isOfChange(link)} /> : null}
      {confirmation.state === 'none' || confirmation.state === 'loading' ? <Waiting /> : null}
    </MeasuredFrame>
  );
};
