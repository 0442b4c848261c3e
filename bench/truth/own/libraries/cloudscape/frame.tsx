import '@cloudscape-design/global-styles/index.css';
import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans/600.css';
import '@fontsource/open-sans/700.css';
import AppLayout from '@cloudscape-design/components/app-layout';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import SideNavigation from '@cloudscape-design/components/side-navigation';
import TopNavigation from '@cloudscape-design/components/top-navigation';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><path d="M8 24a7 7 0 0 1 0-13 9 9 0 0 1 17 2 6 6 0 0 1-1 11z" fill="#ff9f43"/></svg>')}`;
type Shown = { active: string; crumbs: string[]; notifications?: ReactNode; children: ReactNode };

/** The console around one screen. */
export function show({ active, crumbs, notifications, children }: Shown): void {
  createRoot(document.getElementById('root')!).render(
    <>
      <header id="top">
        <TopNavigation
          identity={{ href: '#', title: 'Cumulus', logo: { src: LOGO, alt: 'Cumulus' } }}
          utilities={[
            { type: 'button', text: 'Docs', href: '#', external: true },
            { type: 'button', iconName: 'notification', badge: true, ariaLabel: 'Notifications' },
            { type: 'menu-dropdown', iconName: 'settings', ariaLabel: 'Settings', items: [] },
            { type: 'menu-dropdown', text: 'Wanja Brandt', iconName: 'user-profile', items: [] },
          ]}
        />
      </header>
      <AppLayout
        headerSelector="#top"
        toolsHide
        navigationWidth={240}
        notifications={notifications}
        breadcrumbs={<BreadcrumbGroup items={crumbs.map((text) => ({ text, href: '#' }))} />}
        navigation={
          <SideNavigation
            activeHref={active}
            header={{ href: '#', text: 'Machines' }}
            items={[
              { type: 'link', text: 'Overview', href: '#o' },
              { type: 'link', text: 'Servers', href: '#s' },
              { type: 'link', text: 'Disks', href: '#d' },
              {
                type: 'section',
                text: 'Network',
                items: [
                  { type: 'link', text: 'Addresses', href: '#a' },
                  { type: 'link', text: 'Firewalls', href: '#f' },
                ],
              },
              {
                type: 'section',
                text: 'Billing',
                items: [
                  { type: 'link', text: 'Costs', href: '#c' },
                  { type: 'link', text: 'Budgets', href: '#b' },
                ],
              },
              { type: 'divider' },
              { type: 'link', text: 'What is new', href: '#n' },
            ]}
          />
        }
        content={children}
      />
    </>,
  );
}
