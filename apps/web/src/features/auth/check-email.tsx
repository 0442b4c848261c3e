import { useConfig } from '@/client/config.ts';
import { Button } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/auth.ts';

/** After a sign-up: the link is in the mail (AU7). Where mails stay on this machine, it says where they are. */
export const CheckEmail = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const { testCheckout } = useConfig();
  const { title, text, back, outbox } = AUTH_STRINGS.checkEmail;
  return (
    <>
      <h1 className="text-display">{title}</h1>
      <p className="mt-3 text-body break-words text-text-2">{text(email)}</p>
      <Button variant="primary" onClick={onBack} className="mt-7 h-11 w-full text-body">
        {back}
      </Button>
      {testCheckout ? (
        <Button asChild className="mt-3 h-11 w-full">
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {outbox}
          </a>
        </Button>
      ) : null}
    </>
  );
};
