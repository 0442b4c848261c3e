import { PRODUCT_NAME } from '@blueprompt/core/spec/product';
import { Link, useLocation } from 'react-router';
import { Logo, LogoMark } from '@/components/logo.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';

/** The logo; it leads to the upload section of the home page, also when that is where the visitor already is (LA19). */
export const LogoLink = ({ markOnly = false, onClick }: { markOnly?: boolean; onClick?: () => void }) => {
  const { pathname, hash } = useLocation();
  const isThere = pathname === URLS.home && hash === `#${UPLOAD_SECTION}`;
  return (
    <Link
      to={`${URLS.home}#${UPLOAD_SECTION}`}
      aria-label={LAYOUT_STRINGS.toUpload(PRODUCT_NAME)}
      className="inline-flex h-10 shrink-0 items-center rounded-control"
      onClick={() => {
        // The same address is no navigation, so nothing else would scroll.
        if (isThere) document.getElementById(UPLOAD_SECTION)?.scrollIntoView();
        onClick?.();
      }}
    >
      {markOnly ? <LogoMark /> : <Logo />}
    </Link>
  );
};
