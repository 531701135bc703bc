import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { useEffect, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { TimelinePageDocument } from '../generated/graphql';
import { useToday } from '../timeline/use-today';
import type { Timeline } from '../timeline/timeline';
import { PlanFailure } from './plan-failure';

export interface PlanPageProps {
  title: string;
  /** As the failure names it: "The timeline". */
  what: string;
  skeleton: ReactNode;
  /** What stands around the failure. */
  around?: (failure: ReactNode) => ReactNode;
  renderPlan(plan: { timeline: Timeline; today: string }): ReactNode;
}

/** The plan of the company, however it is shown: asked for once, and kept in step by its stream. */
export function PlanPage({ title, what, skeleton, renderPlan, around = (failure) => failure }: PlanPageProps) {
  const { companyId, sawStep } = useCompany();
  const today = useToday();
  const [{ data, error, fetching }, ask] = useQuery({
    query: TimelinePageDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  usePageHead({ title, crumbs: [{ label: title }] });
  const step = data?.timeline?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (data?.timeline) return renderPlan({ timeline: data.timeline, today });
  if (data) return <NotAMember />;
  if (error && !fetching) {
    return around(<PlanFailure what={what} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />);
  }
  return skeleton;
}
