import { History, Menu, PanelLeft, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { useSession } from '@/session/use-session.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';
import { LogoLink } from './logo-link.tsx';

const IconLink = ({ to, label, children }: { to: string; label: string; children: React.ReactNode }) => (
  <Tooltip text={label} side="bottom">
    <Button asChild variant="ghost" size="icon-small">
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </Button>
  </Tooltip>
);

/** The bar over a signed-in page; on a phone only the logo and the menu button are left. */
export const MemberHeader = ({
  collapsed,
  onToggle,
  onOpenMenu,
  onSignOut,
}: {
  collapsed: boolean;
  onToggle: () => void;
  onOpenMenu: () => void;
  onSignOut: () => void;
}) => {
  const { mayUpgrade } = useSession();
  return (
    <header
      data-sticky-header
      className="sticky top-0 z-20 flex h-16 items-center justify-between border-b border-line bg-page pr-2 pl-4.5 md:px-8"
    >
      <div className="md:hidden">
        <LogoLink />
      </div>
      <Tooltip text={LAYOUT_STRINGS.toggleSidebarHint} side="bottom">
        <Button
          variant="ghost"
          size="icon-small"
          aria-label={LAYOUT_STRINGS.toggleSidebar}
          aria-expanded={!collapsed}
          onClick={onToggle}
          className="max-md:hidden"
        >
          <PanelLeft aria-hidden strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <div className="hidden items-center gap-1 md:flex">
        {mayUpgrade ? (
          <Button asChild variant="ghost" size="small" className="text-ink-text">
            <Link to={URLS.pricing}>{LAYOUT_STRINGS.upgrade}</Link>
          </Button>
        ) : null}
        <Button asChild variant="ghost" size="small">
          <Link to={URLS.docs}>{LAYOUT_STRINGS.docs}</Link>
        </Button>
        <Button asChild variant="ghost" size="small">
          <Link to={URLS.support}>{LAYOUT_STRINGS.support}</Link>
        </Button>
        <IconLink to={URLS.history} label={LAYOUT_STRINGS.history}>
          <History aria-hidden strokeWidth={1.5} />
        </IconLink>
        <IconLink to={URLS.settings} label={LAYOUT_STRINGS.settings}>
          <Settings aria-hidden strokeWidth={1.5} />
        </IconLink>
        <Button variant="ghost" size="small" onClick={onSignOut}>
          {LAYOUT_STRINGS.signOut}
        </Button>
      </div>
      <Button
        variant="ghost"
        aria-label={LAYOUT_STRINGS.openMenu}
        onClick={onOpenMenu}
        className="size-11 px-0 md:hidden [&_svg]:size-5"
      >
        <Menu aria-hidden strokeWidth={1.5} />
      </Button>
    </header>
  );
};
