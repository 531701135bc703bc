import { useCompany } from '@heartwood/client-kit/company';
import { isForbidden, NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { modulesOfArea, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import type { FoundationPageQueryVariables } from '../generated/graphql';
import { areaName, modulePath } from '../module/module-page';
import { AreaSkeleton } from './area-skeleton';
import type { AreaBodies, AreaData } from './bodies';
import { ModulePage } from './module-page-view';
import type { ModuleParts } from './module-parts';

export interface AreaPageProps<Area extends AreaData, Key extends ModuleKey> extends ModuleParts {
  area: AreaKey;
  /** The page's one request. */
  document: TypedDocumentNode<Area, FoundationPageQueryVariables>;
  bodies: AreaBodies<Area, Key>;
}

/** The page of an area: its modules, one open at a time (`?module=culture`). */
export function AreaPage<Area extends AreaData, Key extends ModuleKey>({ area, document, bodies, ...parts }: AreaPageProps<Area, Key>) {
  const shell = useShell();
  const { companyId, sawStep } = useCompany();
  const [search] = useSearchParams();
  const wanted = keysOf(area).find((key) => key === search.get('module'));
  // The first request brings the comments of the module it opens with; later modules ask for theirs alone.
  const [firstKey] = useState<ModuleKey>(wanted ?? firstOf(area));
  const [withComments, setWithComments] = useState(true);
  const [{ data, error, fetching }, refetch] = useQuery({ query: document, variables: { companyId, key: firstKey, withComments } });
  // The comments of a module that is not shown to the viewer are refused, and the page with them: it comes without.
  const isRefused = withComments && !data && isForbidden(error);
  useEffect(() => {
    if (isRefused) setWithComments(false);
  }, [isRefused]);
  const label = areaName(area);
  const done = data?.growthArea.map(({ progress }) => progress === 'DONE');
  usePageHead({
    title: label,
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label }],
    ...(done && { tally: done }),
    backTo: shell.nav.basePath,
  });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (!data && error && !fetching && !isRefused) {
    return <PageFailure what="The plan" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  }
  if (!data) return <AreaSkeleton area={area} />;
  if (!data.growthFramework) return <NotAMember />;
  if (!wanted) return <Navigate to={modulePath(openingKey(area, data)) ?? '/'} replace />;
  return <ModulePage area={area} data={data} bodies={bodies} openKey={wanted} {...parts} />;
}

/** The module to open when the address names none: the first that is not done. */
function openingKey(area: AreaKey, { growthArea }: AreaData): ModuleKey {
  return growthArea.find(({ progress, isHidden }) => progress === 'NOT_DONE' && !isHidden)?.key ?? firstOf(area);
}

function keysOf(area: AreaKey): readonly ModuleKey[] {
  return modulesOfArea(area).map(({ key }) => key);
}

function firstOf(area: AreaKey): ModuleKey {
  const [first] = keysOf(area);
  if (first === undefined) throw new Error(`${area} has no module`);
  return first;
}
