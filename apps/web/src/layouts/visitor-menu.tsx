import { Link } from 'react-router';
import { Logo } from '@/components/logo.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Sheet } from '@/components/ui/modal/sheet.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';

/** The links of the visitor's header on a small screen (LA2). */
export const VisitorMenu = ({
  links,
  onClose,
}: {
  links: readonly { to: string; label: string }[];
  onClose: () => void;
}) => (
  <Sheet open onOpenChange={(open) => open || onClose()} title={LAYOUT_STRINGS.menu}>
    <div className="flex h-16 shrink-0 items-center px-6">
      <Logo />
    </div>
    <nav aria-label={LAYOUT_STRINGS.siteNavigation} className="mt-3 flex flex-col px-4">
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          onClick={onClose}
          className="flex h-12 items-center border-b border-line px-2 text-body text-text"
        >
          {label}
        </Link>
      ))}
    </nav>
    <div className="mt-8 flex flex-col px-6">
      <Button asChild variant="primary" size="large">
        <Link to={URLS.auth} onClick={onClose}>
          {LAYOUT_STRINGS.logIn}
        </Link>
      </Button>
    </div>
  </Sheet>
);
