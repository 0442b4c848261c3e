import { useConfig } from '@/client/config.ts';
import { isOwnComputer } from '@/client/mail-place.ts';
import { Button } from '@/components/ui/button.tsx';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';

/** Points the person at this computer to its demo account; the password stays where the server printed it. */
export const DemoHint = ({ onUse }: { onUse: (email: string) => void }) => {
  const { demoEmail } = useConfig();
  if (!demoEmail || !isOwnComputer(window.location.hostname)) return null;
  const { text, password, button } = AUTH_STRINGS.demo;
  return (
    <div className="mt-7 rounded-panel border border-line p-4">
      <p className="text-small break-words text-text-2">{text(demoEmail)}</p>
      <p className="mt-1 text-tiny text-text-3">{password}</p>
      <Button size="small" className="mt-3" onClick={() => onUse(demoEmail)}>
        {button}
      </Button>
    </div>
  );
};
