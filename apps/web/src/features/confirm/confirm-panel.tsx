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
import { type Confirmation, readConfirmLink } from './confirm-email.ts';
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

/** Below the button, where it leads whoever is signed in: past the form. */
const whereTo = (signedInAs: string, confirmed: string | undefined): string =>
  confirmed ? success.another(confirmed, signedInAs) : success.signedIn(signedInAs);

const Confirmed = ({ signedInAs, link, confirmed }: Extract<Confirmation, { state: 'success' }>) => (
  <>
    <CircleCheck aria-hidden strokeWidth={1.5} className="size-7 text-ok" />
    <h1 className="mt-5 text-display">{success.title}</h1>
    <div role="status" className="mt-2 text-body break-words text-text-2">
      <p>{link === 'used' && signedInAs ? success.used(signedInAs) : success.text}</p>
    </div>
    <div className="mt-7">
      <Onward to={URLS.auth} label={success.button} />
    </div>
    {signedInAs ? <p className="mt-4 text-small break-words text-text-3">{whereTo(signedInAs, confirmed)}</p> : null}
  </>
);

const Refused = ({ message, hint }: Extract<Confirmation, { state: 'error' }>) => (
  <>
    <CircleAlert aria-hidden strokeWidth={1.5} className="size-7 text-bad" />
    <h1 className="mt-5 text-display">{hint === 'used' ? error.usedTitle : error.title}</h1>
    <div role="alert" className="mt-2 text-body break-words text-text-2">
      <p>{hint ? `${message.replace(/\.$/, '')}.` : message}</p>
      {hint ? <p className="mt-2">{error.hints[hint]}</p> : null}
    </div>
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
      {confirmation.state === 'error' ? <Refused {...confirmation} /> : null}
      {confirmation.state === 'none' || confirmation.state === 'loading' ? <Waiting /> : null}
    </MeasuredFrame>
  );
};
