import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';

/** A page of the server, for the person at this computer. */
const OUTBOX = '/dev/outbox';

/** Leads to the mails that stayed on this computer. */
export const OpenOutbox = (look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) => (
  <Button asChild {...look}>
    <a href={OUTBOX}>{AUTH_STRINGS.openOutbox}</a>
  </Button>
);
