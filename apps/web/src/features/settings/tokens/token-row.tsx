import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { formatDate } from '@/strings/format-date.ts';
import { type AccessToken, revokeAccessToken } from './access-tokens.ts';

const words = SETTINGS_STRINGS.tokens;

/** One token with the way to end it. */
export const TokenRow = ({ token, onRevoked }: { token: AccessToken; onRevoked: () => void }) => {
  const supabase = useSupabase();
  const [revoking, setRevoking] = useState(false);
  const revoke = async () => {
    setRevoking(true);
    const isGone = await revokeAccessToken(supabase, token.id);
    setRevoking(false);
    if (isGone) onRevoked();
    else showToast(words.revokeFailed, { tone: 'error' });
  };
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-body wrap-anywhere text-text">{token.name}</p>
        <p className="text-tiny text-text-3">
          {words.created(formatDate(token.createdAt))}
          <span aria-hidden> · </span>
          {token.lastUsedAt ? words.lastUsed(formatDate(token.lastUsedAt)) : words.neverUsed}
        </p>
      </div>
      <AlertDialog
        trigger={
          <Button aria-label={words.revokeNamed(token.name)} aria-disabled={revoking}>
            {revoking ? words.revoking : words.revoke}
          </Button>
        }
        title={<span className="wrap-anywhere">{words.confirmTitle(token.name)}</span>}
        description={words.confirmText}
        action={words.confirmAction}
        onAction={() => void revoke()}
      />
    </li>
  );
};
