import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { SHELL_PAGES } from '@heartwood/contract';
import { Button, EmptyState, latePart, type LatePart } from '@heartwood/shared-ui';
import { Redirect } from '../app/redirect';
import { isBelow } from '../navigation/is-below';
import { useLocation } from '../navigation/use-location';
import { Centre } from '../page/centre';
import { NotFound } from '../page/not-found';
import { pageHead } from '../page/page-head';
import { PageSkeleton } from '../page/page-skeleton';
import { RemotePage } from '../page/remote-page';
import { $pages, pageOf } from '../registry/menu.model';
import { $publishedRegistry, $registryError, registryWanted } from '../registry/registry.model';
import { movedPath } from '../settings/moved-paths';
import { SETTINGS } from '../settings/settings-path';

const TeamPage = latePart(() => import('../team/team-page').then((part) => part.TeamPage));
const CompanyPage = latePart(() => import('../company/company-page').then((part) => part.CompanyPage));
const PartnersPage = latePart(() => import('../partners/partners-page').then((part) => part.PartnersPage));
const SettingsPage = latePart(() => import('../settings/settings-page').then((part) => part.SettingsPage));

/** The shell's own pages; everything else belongs to a remote, and no remote is given one of these. */
const OWN_PAGES: Record<(typeof SHELL_PAGES)[number], LatePart<object>> = {
  '/app/team': TeamPage,
  '/app/company': CompanyPage,
  '/app/company/partners': PartnersPage,
  '/app/settings': SettingsPage,
};

/** What stands on the sheet for the present address. */
export function PageOutlet() {
  const location = useLocation();
  const { pathname } = location;
  const pages = useUnit($pages);
  const registry = useUnit($publishedRegistry);
  const registryError = useUnit($registryError);
  const moved = movedPath(location);
  const own = isBelow(SETTINGS, pathname) ? SETTINGS : SHELL_PAGES.find((path) => pathname.replace(/\/$/, '') === path);
  const OwnPage = own && OWN_PAGES[own];
  if (moved !== null) return <Redirect to={moved} />;
  if (OwnPage) return <OwnPage fallback={<PageSkeleton />} />;
  const remote = pageOf(pages, pathname);
  if (remote) return <RemotePage name={remote.remote} basePath={remote.path} />;
  if (registryError && pages.length === 0) return <NoRegistry />;
  if (!registry) return <PageSkeleton />;
  return <NotFound />;
}

function NoRegistry() {
  useEffect(() => pageHead.set({ title: 'Not available', crumbs: [{ label: 'Not available' }] }), []);
  return (
    <Centre role="alert">
      <EmptyState
        level={1}
        title="The list of pages could not be loaded"
        text="Team, company and settings work as usual. Check your connection and try again."
        action={<Button variant="primary" onClick={() => registryWanted()}>Retry</Button>}
      />
    </Centre>
  );
}
