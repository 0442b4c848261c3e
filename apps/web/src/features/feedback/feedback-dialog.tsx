import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Dialog, DialogActions, DialogClose } from '@/components/ui/modal/dialog.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { useSession } from '@/session/use-session.ts';
import { FEEDBACK_STRINGS } from '@/strings/feedback.ts';
import { NO_FEEDBACK, saveFeedback } from './save-feedback.ts';

const FIELDS = ['likes', 'dislikes', 'bugs'] as const;

/** Three free texts, none of them required (FB1, FB2). */
export const FeedbackDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const supabase = useSupabase();
  const { user } = useSession();
  const [feedback, setFeedback] = useState(NO_FEEDBACK);
  const [sending, setSending] = useState(false);
  if (!user) return null;
  const send = async () => {
    setSending(true);
    const stored = await saveFeedback(supabase, user.id, feedback);
    setSending(false);
    if (!stored) return;
    showToast(FEEDBACK_STRINGS.thanks, { tone: 'success' });
    setFeedback(NO_FEEDBACK);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={FEEDBACK_STRINGS.title}
      description={FEEDBACK_STRINGS.description}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="mt-6 flex flex-col gap-5">
          {FIELDS.map((name) => (
            <Field key={name} label={FEEDBACK_STRINGS[name]}>
              {(control) => (
                <Textarea
                  {...control}
                  name={name}
                  value={feedback[name]}
                  onChange={(event) => setFeedback({ ...feedback, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <DialogActions>
          <DialogClose>
            <Button>{FEEDBACK_STRINGS.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" disabled={sending}>
            {sending ? FEEDBACK_STRINGS.sending : FEEDBACK_STRINGS.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
