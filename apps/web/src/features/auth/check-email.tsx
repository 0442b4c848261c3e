import { useMailPlace } from '@/client/mail-place.ts';
import { OpenOutbox } from '@/components/open-outbox.tsx';
import { Button } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { ResendMail } from './resend-mail.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** After a sign-up: the link is in the mail (AU7). Where mails stay on this computer, it leads to them. */
export const CheckEmail = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const place = useMailPlace();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { title, text, back } = AUTH_STRINGS.checkEmail;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {title}
      </h1>
      <p className="mt-3 text-body break-words text-text-2">{text[place](email)}</p>
      <div className="mt-7 flex flex-col gap-3">
        {place === 'outbox' ? <OpenOutbox variant="primary" className="h-11 w-full text-body" /> : null}
        <Button
          variant={place === 'outbox' ? 'secondary' : 'primary'}
          onClick={onBack}
          className="h-11 w-full text-body"
        >
          {back}
        </Button>
        {place === 'mailbox' ? <ResendMail email={email} className="h-11 w-full" /> : null}
      </div>
    </>
  );
};
