import { useCompany } from '@heartwood/client-kit/company';
import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { nextTests } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, H1, mobile, Segmented, Text } from '@heartwood/shared-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AssumptionBoardDocument, type AssumptionBoardQuery } from '../../generated/graphql';
import { AssumptionMatrix } from './assumption-matrix';
import { assumptionsOf, boardTitle, shownBy, type BoardFilter } from './assumptions.model';
import { BoardSkeleton } from './board-skeleton';
import { NextTest } from './next-test';

const Frame = styled.div`container: board / inline-size; flex: 1; min-height: 0;`;
const Page = styled.div`display: flex; min-height: 100%; @container board (max-width: 899.98px) { flex-direction: column; }`;
const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 20px 24px;
  ${mobile} { padding: 16px; }
`;
const Head = styled.header`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  & > div:first-child { flex: 1; min-width: 0; }
  & h1 { outline: none; }
  ${mobile} { flex-direction: column; & > div:first-child { flex: none; } }
`;

/** What the plan takes for granted: how much hangs on it, how well it is founded, and what to find out next. */
export function AssumptionsPage() {
  const shell = useShell();
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, refetch] = useQuery({ query: AssumptionBoardDocument, variables: { companyId } });
  usePageHead({
    title: 'Assumptions', backTo: shell.nav.basePath,
    crumbs: [{ label: 'Growth Framework', to: shell.nav.basePath }, { label: 'Company overview' }],
  });
  const step = data?.planEvidence?.framework.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  return (
    <>
      {data?.planEvidence ? <AssumptionBoard plan={data.planEvidence} />
        : data ? <NotAMember />
          : error && !fetching ? <PageFailure what="The board" error={error} onRetry={() => refetch({ requestPolicy: 'network-only' })} />
            : <BoardSkeleton />}
    </>
  );
}

function AssumptionBoard({ plan }: { plan: NonNullable<AssumptionBoardQuery['planEvidence']> }) {
  const { user } = useCompany();
  const navigate = useNavigate();
  const heading = usePageHeading('assumptions');
  const [filter, choose] = useState<BoardFilter>('all');
  const all = assumptionsOf(plan.modules, plan.evidence);
  const tests = nextTests(all);
  const count = (each: BoardFilter) => shownBy(each, all, user.id).length;
  if (all.length === 0) {
    return (
      <EmptyState
        level={1} title={boardTitle(all)} text="Write what a module takes for granted on its card, and how you will find out."
        action={<Button variant="primary" onClick={() => void navigate('/')}>Open the plan</Button>}
      />
    );
  }
  return (
    <Frame>
      <Page>
        <Board>
          <Head>
            <div>
              <H1 ref={heading} tabIndex={-1}>{boardTitle(all)}</H1>
              <Text size="dense" tone="2">
                {all.length === 1 ? '1 assumption' : `${all.length} assumptions`}. Move a card right by adding a result to its test.
              </Text>
            </div>
            <Segmented
              label="Assumptions shown" size="sm" value={filter} onChange={choose}
              options={[
                { value: 'all', label: `All ${all.length}` }, { value: 'mine', label: `Mine ${count('mine')}` },
                { value: 'toTest', label: `To test ${count('toTest')}` },
              ]}
            />
          </Head>
          <AssumptionMatrix assumptions={shownBy(filter, all, user.id)} next={tests[0]} />
        </Board>
        <NextTest tests={tests} companyId={plan.companyId} />
      </Page>
    </Frame>
  );
}
