import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { SettingsSection } from './settings-section.tsx';
import { type AccessToken, accessTokensKey, listAccessTokens } from './tokens/access-tokens.ts';
import { NewToken } from './tokens/new-token.tsx';
import { TokenRow } from './tokens/token-row.tsx';

const words = SETTINGS_STRINGS.tokens;

/** The personal access tokens that let an editor use the product as this user. */
export const TokenSection = ({ userId }: { userId: string }) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const queryKey = accessTokensKey(userId);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => listAccessTokens(supabase),
    // Editors use tokens while this page is away: each visit reads anew when they did.
    staleTime: 0,
  });
  const list = useRef<HTMLDivElement>(null);
  const revokedId = useRef<string>(undefined);
  const forget = (id: string) => {
    revokedId.current = id;
    queryClient.setQueryData<AccessToken[]>(queryKey, (tokens) => tokens?.filter((token) => token.id !== id));
  };
  // A row takes its focused button with it: once it is gone, the list takes the focus.
  useEffect(() => {
    if (!revokedId.current || data?.some((token) => token.id === revokedId.current)) return;
    revokedId.current = undefined;
    list.current?.focus();
  }, [data]);
  return (
    <SettingsSection title={words.title}>
      <p className="max-w-md">{words.text}</p>
      <p className="mt-2 mb-6">
        {words.address} <code className="font-mono text-[12px] break-all text-text">{window.location.origin}/mcp</code>
      </p>
      <NewToken onCreated={() => void queryClient.invalidateQueries({ queryKey })} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of one form. */}
      <div
        ref={list}
        role="group"
        aria-label={words.title}
        tabIndex={-1}
        className="mt-6 border-t border-line outline-none"
      >
        {isError ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-4 pt-3">
            <p>{words.loadFailed}</p>
            <Button aria-disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? words.loading : words.retry}
            </Button>
          </div>
        ) : data === undefined ? (
          <div role="status" className="flex h-[68px] flex-col justify-center gap-2">
            <span className="sr-only">{words.loading}</span>
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        ) : data.length === 0 ? (
          <p className="pt-3 text-text-3">{words.empty}</p>
        ) : (
          <ul>
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={() => forget(token.id)} />
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
};
