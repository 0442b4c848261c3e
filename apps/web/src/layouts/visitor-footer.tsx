import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { Link } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { useOnceStarted } from '@/client/use-once-started.ts';
import { Logo } from '@/components/logo.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';

const LINK = 'flex h-11 items-center rounded-control px-1 text-small text-text-2 hover:text-text';

/** Legal links, the social link where one is set, and the credit line (LA3–LA5). */
export const VisitorFooter = () => {
  const { socialUrl } = useConfig();
  const social = useOnceStarted(socialUrl);
  return (
    <footer>
      <div className="mx-auto flex w-full max-w-[1248px] flex-col items-center gap-6 px-4.5 py-10 md:grid md:grid-cols-[1fr_auto_1fr] md:px-6">
        <Logo />
        <nav aria-label={LAYOUT_STRINGS.footerNavigation} className="flex flex-wrap justify-center gap-x-6">
          <Link to={URLS.terms} className={LINK}>
            {LAYOUT_STRINGS.terms}
          </Link>
          <Link to={URLS.privacy} className={LINK}>
            {LAYOUT_STRINGS.privacy}
          </Link>
          <Link to={URLS.disclaimer} className={LINK}>
            {LAYOUT_STRINGS.disclaimer}
          </Link>
          {social ? (
            <a href={social} target="_blank" rel="noopener noreferrer" className={LINK}>
              {LAYOUT_STRINGS.social}
            </a>
          ) : null}
        </nav>
        {/* A prerendered page says the year it was built in. */}
        <p suppressHydrationWarning className="text-tiny text-text-3 md:justify-self-end">
          {LAYOUT_STRINGS.credit(new Date().getFullYear(), PRODUCT_NAME)}
        </p>
      </div>
    </footer>
  );
};
