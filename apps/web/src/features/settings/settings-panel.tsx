import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { URLS } from '@/urls.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TokenSection } from './token-section.tsx';

const { account, legal } = SETTINGS_STRINGS;

const LEGAL_LINKS = [
  { to: URLS.terms, label: legal.terms },
  { to: URLS.privacy, label: legal.privacy },
  { to: URLS.disclaimer, label: legal.disclaimer },
];

/** The account, its plan, its sessions and tokens, the legal pages, and the way to leave. */
export const SettingsPanel = ({
  userId,
  email,
  hasPassword,
  onSignOut,
}: {
  userId: string;
  email: string;
  /** False for accounts that only ever signed in with a provider. */
  hasPassword: boolean;
  onSignOut: () => void;
}) => (
  <div className="border-b border-line">
    <SettingsSection title={account.title}>
      <p className="text-tiny text-text-3">{account.email}</p>
      <p className="mt-1 text-body break-all text-text">{email}</p>
    </SettingsSection>
    <PlanSection />
    {hasPassword ? <EmailSection key={email} email={email} /> : null}
    {hasPassword ? <PasswordSection email={email} /> : null}
    <SessionsSection onSignOut={onSignOut} />
    <TokenSection userId={userId} />
    <SettingsSection title={legal.title}>
      <ul className="-my-3">
        {LEGAL_LINKS.map(({ to, label }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between rounded-control text-body text-text-2 hover:text-text"
            >
              {label}
              <ChevronRight aria-hidden strokeWidth={1.5} className="size-4 text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
    <DeleteAccount email={email} />
  </div>
);
