import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';
import { LogoLink } from './logo-link.tsx';

const VisitorMenu = lazy(() => import('./visitor-menu.tsx').then((menu) => ({ default: menu.VisitorMenu })));

const VISITOR_LINKS = [
  { to: `${URLS.home}#features`, label: LAYOUT_STRINGS.features },
  { to: URLS.pricing, label: LAYOUT_STRINGS.pricing },
  { to: `${URLS.home}#faq`, label: LAYOUT_STRINGS.faq },
] as const;

/** The bar over every page of a visitor; below 768 px the links move into a side menu (LA1, LA2). */
export const VisitorHeader = () => {
  const [open, setOpen] = useState(false);
  return (
    <header className="mx-auto flex h-15 w-full max-w-[1248px] items-center justify-between pr-2 pl-4.5 md:h-18 md:px-6">
      <LogoLink />
      <div className="flex items-center gap-1 md:gap-7">
        <nav aria-label={LAYOUT_STRINGS.siteNavigation} className="hidden gap-7 md:flex">
          {VISITOR_LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="rounded-control text-small text-text-2 hover:text-text pointer-coarse:py-3"
            >
              {label}
            </Link>
          ))}
        </nav>
        <Button asChild className="max-md:h-10">
          <Link to={URLS.auth}>{LAYOUT_STRINGS.logIn}</Link>
        </Button>
        <Button
          variant="ghost"
          aria-label={LAYOUT_STRINGS.openMenu}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="size-11 px-0 md:hidden [&_svg]:size-5"
        >
          <Menu aria-hidden strokeWidth={1.5} />
        </Button>
        <Suspense>{open ? <VisitorMenu links={VISITOR_LINKS} onClose={() => setOpen(false)} /> : null}</Suspense>
      </div>
    </header>
  );
};
