import { SettingsPanel } from '@/features/settings/settings-panel.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { useSignOut } from '@/layouts/use-sign-out.ts';
import { useSession } from '@/session/use-session.ts';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';

export const Component = () => {
  const { user } = useSession();
  const signOut = useSignOut();
  usePageTitle(SETTINGS_STRINGS.title);
  return (
    <>
      <PageHeader title={SETTINGS_STRINGS.title} />
      <div className="mt-10">
        <SettingsPanel
          userId={user?.id ?? ''}
          email={user?.email ?? ''}
          hasPassword={user?.identities?.some(({ provider }) => provider === 'email') ?? true}
          onSignOut={() => void signOut()}
        />
      </div>
    </>
  );
};
