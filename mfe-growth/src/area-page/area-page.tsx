import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { modulesOfArea, type AreaKey, type ModuleKey } from '@heartwood/contract/domain';
import type { ModuleGuide } from '@heartwood/contract/guides';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import type { FoundationPageQueryVariables } from '../generated/graphql';
import { areaName, areaPath, modulePath } from '../module/module-page';
import { AreaSkeleton } from './area-skeleton';
import type { AreaBodies, AreaData, AreaNavigation } from './bodies';
import { ModulePage } from './module-page-view';
import type { ModuleParts } from './module-parts';
import { ListBar, ViewBar, ViewPage, ViewTabs, type AreaView } from './view-tabs';

export interface AreaPageProps<Area extends AreaData, Key extends ModuleKey> extends ModuleParts {
  area: AreaKey;
  /** The page's one request, which asks for one field: that of the area. */
  document: TypedDocumentNode<Partial<Record<AreaKey, Area | null>>, FoundationPageQueryVariables>;
  bodies: AreaBodies<Area, Key>;
  guides: Readonly<Record<Key, ModuleGuide>>;
  /** A list unless told. */
  navigation?: AreaNavigation;
  /** Where an area can be looked at in other ways than as the list of its modules. */
  views?: AreaViews<Area>;
}

export interface AreaViews<Area> {
  /** In their order (`?view=canvas`); the first is the one of an address that names neither a view nor a module. */
  all: readonly [AreaView, ...AreaView[]];
  /** Of one that is neither `list` nor `history`, which every area has alike; `null` is what stands there before the data does. */
  render(view: string, data: Area | null, tabs: ReactNode): ReactNode;
}

/** The page of an area: its modules, one open at a time (`?module=culture`), or one of its views. */
export function AreaPage<Area extends AreaData, Key extends ModuleKey>(
  { area, document, bodies, guides, navigation = 'list', views, ...parts }: AreaPageProps<Area, Key>,
) {
  const shell = useShell();
  const { companyId, sawStep } = useCompany();
  const [search] = useSearchParams();
  const wanted = keysOf(area).find((key) => key === search.get('module'));
  // The first request brings the comments of the module it opens with; later modules ask for theirs alone.
  const [firstKey] = useState<ModuleKey>(wanted ?? firstOf(area));
  const [{ data: page, error, fetching }, refetch] = useQuery({ query: document, variables: { companyId, open: firstKey } });
  const data = page?.[area];
  const label = areaName(area);
  const done = data?.modules.map(({ progress }) => progress === 'DONE');
  usePageHead({
    title: label,
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label }],
    ...(done && { tally: done }),
    backTo: shell.nav.basePath,
  });
  const step = data?.framework.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (!page && error && !fetching) {
    return <PageFailure what="The plan" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  }
  const view = views && !wanted ? viewOf(views, search.get('view')) : LIST;
  const tabs = views ? <ViewTabs path={areaPath(area) ?? '/'} views={views.all} open={view} /> : null;
  if (page && !data) return <NotAMember />;
  if (view === HISTORY) return <ViewPage><ViewBar>{tabs}</ViewBar>{parts.renderAreaHistory(area)}</ViewPage>;
  if (views && view !== LIST) return views.render(view, data ?? null, tabs);
  if (!data) return <AreaSkeleton area={area} navigation={navigation} />;
  if (!wanted) return <Navigate to={modulePath(openingKey(area, data)) ?? '/'} replace />;
  return (
    <>
      {tabs ? <ListBar>{tabs}</ListBar> : null}
      <ModulePage area={area} data={data} bodies={bodies} guides={guides} openKey={wanted} navigation={navigation} {...parts} />
    </>
  );
}

/** The view that is the list of modules. */
const LIST = 'list';
/** The view that tells what happened in all of them. */
const HISTORY = 'history';

function viewOf<Area>({ all }: AreaViews<Area>, named: string | null): string {
  return (all.find(({ key }) => key === named) ?? all[0]).key;
}

/** The module to open when the address names none: the first that is not done. */
function openingKey(area: AreaKey, { modules }: AreaData): ModuleKey {
  return modules.find(({ progress, isHidden }) => progress === 'NOT_DONE' && !isHidden)?.key ?? firstOf(area);
}

function keysOf(area: AreaKey): readonly ModuleKey[] {
  return modulesOfArea(area).map(({ key }) => key);
}

function firstOf(area: AreaKey): ModuleKey {
  const [first] = keysOf(area);
  if (first === undefined) throw new Error(`${area} has no module`);
  return first;
}
