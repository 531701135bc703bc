import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import type { Autosave } from '@heartwood/client-kit/drafts';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { CompanyOverviewDocument, type CompanyOverviewQuery } from '../../generated/graphql';
import { useHasPage } from '../../module/market-plan-offer';
import { chooseNextStep } from '../../module/next-step';
import { ownerName } from '../../module/person';
import { CompanyFacts } from './company-facts';
import { ElevatorPitch } from './elevator-pitch';
import { ModuleMatrix } from './module-matrix';
import { Page, Top } from './overview-layout';
import { OverviewSkeleton } from './overview-skeleton';

type RenderSuggestion = (autosave: Autosave) => ReactNode;

/** The company in one view: its pitch, what it says of itself, and the 28 modules. */
export function OverviewPage({ renderSuggestion }: { renderSuggestion: RenderSuggestion }) {
  const shell = useShell();
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({ query: CompanyOverviewDocument, variables: { companyId } });
  const { growthFramework, company } = data ?? {};
  usePageHead({
    title: 'Company overview',
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label: 'Company overview' }],
    backTo: shell.nav.basePath,
  });
  const step = growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (growthFramework && company)
    return <Overview key={company.id} framework={growthFramework} company={company} renderSuggestion={renderSuggestion} />;
  if (data) return <NotAMember />;
  if (error && !fetching) {
    return <PageFailure what="The overview" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  }
  return <OverviewSkeleton />;
}

type Loaded = { [Field in 'growthFramework' | 'company']: NonNullable<CompanyOverviewQuery[Field]> };

interface OverviewProps { framework: Loaded['growthFramework']; company: Loaded['company']; renderSuggestion: RenderSuggestion }

function Overview({ framework, company, renderSuggestion }: OverviewProps) {
  const { user, isManager, accessType } = useCompany();
  const heading = usePageHeading('company-overview');
  const { modules } = framework;
  const hasPage = useHasPage();
  const mayEdit = (key: string) => modules.some((module) => module.key === key && module.canEdit);
  const words = isManager || accessType === 'edit';
  const may = { profile: isManager, words, sectors: mayEdit('businessSectors'), stage: mayEdit('businessStage') };
  const next = chooseNextStep(modules, { viewerId: user.id, hasPage });
  return (
    <Page>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>Company overview of {company.name}</VisuallyHidden>
      <Top>
        <ElevatorPitch company={company} canEdit={words} renderSuggestion={renderSuggestion} />
        <CompanyFacts company={company} founder={ownerName(framework)} may={may} />
      </Top>
      <ModuleMatrix modules={modules} done={framework.done} next={next} />
    </Page>
  );
}
