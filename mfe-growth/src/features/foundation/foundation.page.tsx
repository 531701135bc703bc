import { modulesOfArea, type ModuleKey } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { FoundationPageDocument, type FoundationPageQuery } from '../../generated/graphql';
import { useCompany } from '@heartwood/client-kit/company';
import { isForbidden, NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { FoundationSkeleton } from './foundation-skeleton';
import { ModulePage } from './module-page-view';
import type { ModuleParts } from './module-parts';

const KEYS: readonly ModuleKey[] = modulesOfArea('foundation').map(({ key }) => key);

/** Foundation: seven modules, one open at a time (`?module=culture`). */
export function FoundationPage(parts: ModuleParts) {
  const shell = useShell();
  const { companyId, sawStep } = useCompany();
  const [search] = useSearchParams();
  const wanted = KEYS.find((key) => key === search.get('module'));
  // The first request brings the comments of the module it opens with; later modules ask for theirs alone.
  const [firstKey] = useState<ModuleKey>(wanted ?? 'vision');
  const [withComments, setWithComments] = useState(true);
  const [{ data, error, fetching }, refetch] = useQuery({ query: FoundationPageDocument, variables: { companyId, key: firstKey, withComments } });
  // The comments of a module that is not shown to the viewer are refused, and the page with them: it comes without.
  const isRefused = withComments && !data && isForbidden(error);
  useEffect(() => {
    if (isRefused) setWithComments(false);
  }, [isRefused]);
  const done = data?.growthArea.map(({ progress }) => progress === 'DONE');
  usePageHead({
    title: 'Foundation',
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label: 'Foundation' }],
    ...(done && { tally: done }),
    backTo: shell.nav.basePath,
  });
  const step = data?.growthPlan?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (!data && error && !fetching && !isRefused) return <PageFailure what="The plan" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  if (!data) return <FoundationSkeleton />;
  if (!data.growthPlan) return <NotAMember />;
  if (!wanted) return <Navigate to={`/foundation?module=${openingKey(data)}`} replace />;
  return <ModulePage data={data} openKey={wanted} {...parts} />;
}

/** The module to open when the address names none: the first that is not done. */
function openingKey({ growthArea }: FoundationPageQuery): ModuleKey {
  return growthArea.find(({ progress, isHidden }) => progress === 'NOT_DONE' && !isHidden)?.key ?? 'vision';
}
