import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { SHELL_PAGES } from '@heartwood/contract';
import { Button, EmptyState, latePart, Skeleton, type LatePart } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { useLocation } from '../navigation/use-location';
import { pageHead } from '../page/page-head';
import { RemotePage } from '../page/remote-page';
import { $pages, pageOf } from '../registry/menu.model';
import { $publishedRegistry, $registryError, registryWanted } from '../registry/registry.model';

const TeamPage = latePart(() => import('../team/team-page').then((part) => part.TeamPage));
const CompanyPage = latePart(() => import('../company/company-page').then((part) => part.CompanyPage));
const PartnersPage = latePart(() => import('../partners/partners-page').then((part) => part.PartnersPage));
const ProfilePage = latePart(() => import('../profile/profile-page').then((part) => part.ProfilePage));

/** The shell's own pages; everything else belongs to a remote, and no remote is given one of these. */
const OWN_PAGES: Record<(typeof SHELL_PAGES)[number], LatePart<object>> = {
  '/app/team': TeamPage,
  '/app/company': CompanyPage,
  '/app/company/partners': PartnersPage,
  '/app/profile/me': ProfilePage,
};

const Centre = styled.div`flex: 1; display: grid; place-content: center; padding: 24px;`;
const Room = styled.div`display: flex; flex-direction: column; gap: 16px; padding: 24px;`;

/** What stands on the sheet for the present address. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const pages = useUnit($pages);
  const registry = useUnit($publishedRegistry);
  const registryError = useUnit($registryError);
  const own = SHELL_PAGES.find((path) => pathname.replace(/\/$/, '') === path);
  const OwnPage = own && OWN_PAGES[own];
  if (OwnPage) return <OwnPage fallback={<PageSkeleton />} />;
  const remote = pageOf(pages, pathname);
  if (remote) return <RemotePage name={remote.remote} basePath={remote.path} />;
  if (registryError && pages.length === 0) return <NoRegistry />;
  if (!registry) return <PageSkeleton />;
  return <NotFound />;
}

function PageSkeleton() {
  return (
    <Room aria-busy="true" role="region" aria-label="Loading">
      <Skeleton height={28} width={240} />
      <Skeleton height={120} />
      <Skeleton height={220} />
    </Room>
  );
}

function NotFound() {
  useEffect(() => pageHead.set({ title: 'Page not found', crumbs: [{ label: 'Page not found' }] }), []);
  return (
    <Centre>
      <EmptyState
        level={1}
        title="Page not found"
        text="The address may be old or mistyped, or its part of Heartwood is not published here."
        action={<Button variant="primary" href={HOME}>Go to the growth framework</Button>}
      />
    </Centre>
  );
}

function NoRegistry() {
  useEffect(() => pageHead.set({ title: 'Not available', crumbs: [{ label: 'Not available' }] }), []);
  return (
    <Centre role="alert">
      <EmptyState
        level={1}
        title="The list of pages could not be loaded"
        text="Team, company and profile work as usual. Check your connection and try again."
        action={<Button variant="primary" onClick={() => registryWanted()}>Retry</Button>}
      />
    </Centre>
  );
}
