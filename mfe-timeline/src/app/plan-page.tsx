import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { TimelinePageDocument } from '../generated/graphql';
import { useToday } from '../timeline/use-today';
import { PlanSkeleton } from './plan-skeleton';
import { PlanView } from './plan-view';

/** The timeline of the company: asked for once, and kept in step by its stream. */
export function PlanPage() {
  const { companyId, sawStep } = useCompany();
  const today = useToday();
  const [{ data, error, fetching }, ask] = useQuery({ query: TimelinePageDocument, variables: { companyId }, requestPolicy: 'cache-and-network' });
  usePageHead({ title: 'Timeline', crumbs: [{ label: 'Timeline' }] });
  const step = data?.timeline?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (data?.timeline) return <PlanView timeline={data.timeline} today={today} />;
  if (data) return <NotAMember />;
  if (error && !fetching) return <PageFailure what="The timeline" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <PlanSkeleton />;
}
