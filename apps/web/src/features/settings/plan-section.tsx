import { useState } from 'react';
import { Link } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { useMayGenerate } from '@/session/use-may-generate.ts';
import { useSession } from '@/session/use-session.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { URLS } from '@/urls.ts';
import { SettingsSection } from './settings-section.tsx';

const words = SETTINGS_STRINGS.plan;

/** The plan with the way to change it: the provider's portal for subscribers, the pricing page for others. */
export const PlanSection = () => {
  const supabase = useSupabase();
  const { mayUpgrade, subscribed, subscriptionError, refetchSubscription } = useSession();
  const { imagesLeft, loading } = useMayGenerate();
  const [opening, setOpening] = useState(false);
  const openPortal = async () => {
    setOpening(true);
    const { data, error } = await supabase.functions.invoke<{ portalUrl: string }>('customer-portal', {
      method: 'POST',
    });
    if (data?.portalUrl) {
      window.location.assign(data.portalUrl);
      return;
    }
    console.error('The customer portal could not be opened.', error);
    setOpening(false);
    showToast(words.portalFailed, { tone: 'error' });
  };
  if (loading) {
    return (
      <SettingsSection title={words.title}>
        <Skeleton className="h-10 w-full max-w-md" />
      </SettingsSection>
    );
  }
  if (!subscribed && !mayUpgrade) {
    return (
      <SettingsSection title={words.title}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p role="alert">{subscriptionError}</p>
          <Button onClick={() => void refetchSubscription().catch(() => {})}>{words.retry}</Button>
        </div>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="flex items-center gap-2.5">
            {subscribed ? <Badge tone="ok">{words.pro}</Badge> : <Badge tone="quiet">{words.free}</Badge>}
          </p>
          <p className="mt-2">
            {subscribed ? words.proText : null}
            {imagesLeft === null ? null : imagesLeft > 0 ? words.freeQuota(imagesLeft) : words.freeText}
          </p>
        </div>
        {subscribed ? (
          <Button disabled={opening} onClick={() => void openPortal()}>
            {opening ? words.opening : words.manage}
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to={URLS.pricing}>{words.upgrade}</Link>
          </Button>
        )}
      </div>
    </SettingsSection>
  );
};
