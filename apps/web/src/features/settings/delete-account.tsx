import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readRefusal } from '@/client/function-error.ts';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { clearChats } from '@/kept/chat-store.ts';
import { clearOpenResults } from '@/kept/open-result-store.ts';
import { clearScores } from '@/kept/score-store.ts';
import { useSession } from '@/session/use-session.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { URLS } from '@/urls.ts';
import { SettingsSection } from './settings-section.tsx';

const words = SETTINGS_STRINGS.deletion;

/** Removes the account with everything in it, once the address has been typed. */
export const DeleteAccount = ({ email }: { email: string }) => {
  const supabase = useSupabase();
  const { user, signOut, subscribed } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    const { error } = await supabase.functions.invoke('delete-account', { method: 'POST', body: { confirm: email } });
    if (error) {
      console.error('The account could not be deleted.', error);
      const refusal = await readRefusal(error);
      setDeleting(false);
      showToast(refusal?.code === 'subscription_not_ended' ? words.notEnded : words.failed, { tone: 'error' });
      return;
    }
    showToast(words.done);
    if (user) await Promise.all([clearOpenResults(user.id), clearChats(user.id), clearScores(user.id)]);
    // The server has ended all sessions with the account; this browser only has to forget its own.
    await signOut('local');
    await navigate(URLS.home);
  };
  return (
    <SettingsSection title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md">{words.text}</p>
        <AlertDialog
          trigger={
            <Button variant="danger" disabled={deleting}>
              {deleting ? words.deleting : words.button}
            </Button>
          }
          onOpenChange={() => setTyped('')}
          title={words.confirmTitle}
          description={subscribed ? `${words.confirmText} ${words.confirmSubscribed}` : words.confirmText}
          action={words.action}
          actionDisabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          onAction={() => void remove()}
        >
          <Field label={words.confirmLabel(email)} className="mt-5">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </AlertDialog>
      </div>
    </SettingsSection>
  );
};
