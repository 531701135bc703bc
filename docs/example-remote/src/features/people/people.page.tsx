import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Skeleton } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { PeopleDocument } from '../../generated/graphql';
import { PeopleList } from './people-list';

/** Who is in the company, and what each of them does. */
export function PeoplePage() {
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({ query: PeopleDocument, variables: { companyId } });
  usePageHead({ title: 'Harbour', crumbs: [{ label: 'Harbour' }] });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (data?.team) return <PeopleList members={data.team.members} />;
  if (data) return <NotAMember />;
  if (error && !fetching) return <PageFailure what="The team" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <Skeleton height={160} />;
}
