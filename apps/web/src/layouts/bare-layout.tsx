import { Link, Outlet, useLocation } from 'react-router';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';
import { LogoLink } from './logo-link.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useSignOut } from './use-sign-out.ts';

const ENTRY_CLASSES = 'flex h-11 items-center rounded-control text-small text-text-2 hover:text-text';

/** Back to the home page; from the survey, which the home page of a member leads to, out of the account. */
const WayOut = () => {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return pathname === URLS.onboarding ? (
    <button type="button" onClick={() => void signOut()} className={ENTRY_CLASSES}>
      {LAYOUT_STRINGS.signOut}
    </button>
  ) : (
    <Link to={URLS.home} className={ENTRY_CLASSES}>
      {LAYOUT_STRINGS.backToHome}
    </Link>
  );
};

/** The frame of pages with one task: nothing but the logo and a way back. */
export const BareLayout = () => (
  <div className="isolate flex min-h-dvh flex-col overflow-clip">
    <SkipLink />
    <header className="mx-auto flex h-15 w-full max-w-[1248px] shrink-0 items-center justify-between px-4.5 md:h-18 md:px-6">
      <LogoLink />
      <WayOut />
    </header>
    <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col items-center justify-center px-4.5 py-10 md:py-14">
      <Outlet />
    </main>
  </div>
);
