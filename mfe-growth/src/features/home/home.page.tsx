import { useCompany } from '@heartwood/client-kit/company';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { AREAS, MODULE_COUNT } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import { H2, mobile, print, Segmented, Text, TextLink } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { GrowthHomeDocument, type GrowthHomeQuery } from '../../generated/graphql';
import { localToday } from '../../module/due-date';
import { useHasPage } from '../../module/market-plan-offer';
import { modulePath } from '../../module/module-page';
import { rowsChanged } from '../../module/rows-changed';
import { COMPANY_OVERVIEW } from '../../module/places';
import { chooseNextStep } from '../../module/next-step';
import { IdeaStage } from './idea-stage';
import type { RenderFacts } from './home-card';
import { LevelHero } from './level-hero';
import { MarketPlan } from './market-plan';
import { NextStepCard } from './next-step-card';
import { ModuleGrid } from './module-grid';
import { HomeSkeleton } from './home-skeleton';
import { MODULE_FILTERS } from './home.model';
import { stepWords } from './step-words';
import { useModuleFilter } from './use-module-filter';

const Page = styled.div`
  container: plan / inline-size; padding: 16px 24px 20px; ${mobile} { padding: 12px 16px 24px; } ${print} { padding: 0; }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 318px;
  gap: 12px;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
  /* What to press next is of no use on paper. */
  ${print} { display: block; & > :nth-child(2) { display: none; } }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin: 18px 0 10px;
  & > h2 { display: flex; flex: 1; align-items: baseline; gap: 12px; }
  & > a { font-size: var(--fs-small); line-height: 24px; }
  & > h2 > span { font-weight: var(--fw-body); letter-spacing: 0; }
  ${mobile} { flex-wrap: wrap; margin-top: 20px; & > h2 { flex-wrap: wrap; gap: 0 12px; } & > :last-child { flex: 1 0 100%; } }
  ${print} { & > :last-child, & > a { display: none; } }
`;

/** Growth home: the level, the next step and the 28 modules. */
export function HomePage({ renderFacts }: { renderFacts: RenderFacts }) {
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({
    query: GrowthHomeDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  usePageHead({ title: 'Growth Framework', crumbs: [{ label: 'Growth Framework' }] });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  // What the next step says comes from the rows of the plan. Asked once the cache has taken in what the stream brought.
  useEffect(() => rowsChanged.watch(() => queueMicrotask(() => refetch({ requestPolicy: 'network-only' }))), [refetch]);

  if (data?.growthFramework) return <Framework framework={data.growthFramework} renderFacts={renderFacts} />;
  if (data) return <NotAMember />;
  if (error && !fetching) return <PageFailure what="The plan" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />;
  return <HomeSkeleton />;
}

function Framework({ framework, renderFacts }: { framework: NonNullable<GrowthHomeQuery['growthFramework']>; renderFacts: RenderFacts }) {
  const { user } = useCompany();
  const [filter, chooseFilter] = useModuleFilter();
  const navigate = useNavigate();
  const heading = usePageHeading('growth-home');
  const hasPage = useHasPage();
  const next = chooseNextStep(framework.modules, { viewerId: user.id, hasPage });
  const people = framework.people.map(({ person }) => person);
  const names = people.map(({ firstname }) => firstname).filter(Boolean);
  const why = next === null
    ? ''
    : stepWords(
      next,
      {
        company: framework.companyName, modules: framework.modules, people: names, viewerId: user.id, today: localToday(),
        clues: framework.clues,
      },
    );
  const nextPath = next === null ? null : modulePath(next);
  const open = framework.modules.filter(({ key, isLocked, isHidden }) => !isLocked && !isHidden && hasPage(key));
  useKeys({ n: () => nextPath !== null && void navigate(nextPath) });
  return (
    <Page>
      <Top>
        <LevelHero
          company={framework.companyName}
          done={framework.done}
          doneThisWeek={framework.doneThisWeek}
          waiting={open.filter(({ progress }) => progress === 'NOT_DONE').length}
          modules={framework.modules}
          heading={heading}
        />
        <NextStepCard
          module={framework.modules.find(({ key }) => key === next) ?? null}
          people={people}
          why={why}
          isFirst={framework.done === 0}
        />
      </Top>
      <IdeaStage framework={framework} renderFacts={renderFacts} />
      <MarketPlan framework={framework} renderFacts={renderFacts} />
      <Bar>
        <H2>{MODULE_COUNT} modules<Text size="dense" tone="3">
          {AREAS.length} areas{open.length < MODULE_COUNT ? `, ${open.length} modules open` : ''}
        </Text></H2>
        <TextLink as={Link} to={COMPANY_OVERVIEW}>Company overview</TextLink>
        <Segmented options={MODULE_FILTERS} value={filter} onChange={chooseFilter} label="Modules shown" size="sm" />
      </Bar>
      <ModuleGrid framework={framework} next={next} filter={filter} onFilter={chooseFilter} />
    </Page>
  );
}
