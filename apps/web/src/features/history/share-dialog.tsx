import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Dialog, DialogActions } from '@/components/ui/modal/dialog.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { history, share as words } from '@/strings/history.ts';
import { createShare, endShare, loadShare, shareKey, toShareLink } from './share-table.ts';

/** Makes, shows and ends the read-only link of one entry. */
export const ShareDialog = ({ item, onClose }: { item: HistoryItem; onClose: () => void }) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [working, setWorking] = useState(false);
  const queryKey = shareKey(item.user_id, item.id);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => loadShare(supabase, item.id) });
  const change = (work: typeof createShare, said?: string) => async () => {
    setWorking(true);
    try {
      await work(supabase, item.user_id, item.id);
      if (said) showToast(said, { tone: 'success' });
    } catch (error) {
      console.error('Sharing failed.', error);
      showToast(words.failed, { tone: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey });
    setWorking(false);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title(item.prompt)} description={words.text}>
      {isError ? (
        <DialogActions>
          <Button onClick={() => refetch()}>{history.retry}</Button>
        </DialogActions>
      ) : data === undefined ? (
        <p role="status" className="mt-6 text-small text-text-2">
          {words.loading}
        </p>
      ) : data === null ? (
        <DialogActions>
          <Button variant="primary" disabled={working} onClick={change(createShare)}>
            {words.create}
          </Button>
        </DialogActions>
      ) : (
        <>
          <div className="mt-6">
            <Field label={words.link}>
              {(control) => (
                <Input
                  {...control}
                  readOnly
                  value={toShareLink(data)}
                  className="font-mono text-mono"
                  onFocus={(event) => event.currentTarget.select()}
                />
              )}
            </Field>
          </div>
          <DialogActions>
            <Button variant="danger" disabled={working} onClick={change(endShare, words.ended)}>
              {words.end}
            </Button>
            <CopyButton variant="primary" text={toShareLink(data)} label={words.copy} />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
};
