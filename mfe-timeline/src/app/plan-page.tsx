import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure, type PageFailureProps } from '@heartwood/client-kit/states';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { TimelinePageDocument } from '../generated/graphql';
import { CALENDAR, TIMELINE } from '../timeline/places';
import { useToday } from '../timeline/use-today';
import type { Timeline } from '../timeline/timeline';

export interface PlanPageProps {
  title: string;
  /** As the failure names it: "The timeline". */
  what: string;
  skeleton: ReactNode;
  renderPlan(plan: { timeline: Timeline; today: string }): ReactNode;
}

/** The plan of the company, however it is shown: asked for once, and kept in step by its stream. */
export function PlanPage({ title, what, skeleton, renderPlan }: PlanPageProps) {
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
  if (error && !fetching) return <PlanFailure what={what} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return skeleton;
}

/** It tries again by itself after so long. */
const RETRY_SECONDS = 20;

/** What did not come comes by itself when the server answers again; the other view of the plan is one press away. */
function PlanFailure({ what, error, onRetry }: Pick<PageFailureProps, 'what' | 'error' | 'onRetry'>) {
  const shell = useShell();
  const [triedAt] = useState(() => new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }));
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setTimeout(() => retry(), RETRY_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, []);
  const [path, words] = shell.nav.basePath === CALENDAR ? [TIMELINE, 'Open the timeline'] : [CALENDAR, 'Open the calendar'];
  return (
    <PageFailure
      what={what} error={error} onRetry={onRetry} note={`Tried at ${triedAt}. Next try by itself in ${RETRY_SECONDS} s.`}
      secondary={<Button variant="ghost" onClick={() => shell.nav.navigate(path)}>{words}</Button>}
    />
  );
}
