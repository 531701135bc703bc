import { CompanyProviders, useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import type { ViewProps } from '@heartwood/contract/kit';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { GoalsPanel } from '../features/panel/goals-panel';
import { marketPlanLists, type PanelTimeline } from '../features/panel/market-plan-lists';
import { GoalsPanelDocument } from '../generated/graphql';
import { withCounted } from '../timeline/counted';
import { lateLayer } from '../timeline/late-layer';
import { PlanContext, useMakePlan } from '../timeline/plan-context';
import type { Goal } from '../timeline/timeline';
import { useToday } from '../timeline/use-today';
import { createRemoteClient } from './client';
import { GoalMenu } from './goal-menu';
import { loadEvents } from './load-events';
import { PanelSkeleton } from './panel-skeleton';
import { useGoalDialogs } from './use-goal-dialogs';

const GoalDrawer = lateLayer('The goal', () => import('../features/goal/goal.drawer').then((part) => part.GoalDrawer));
const TractionDrawer = lateLayer('The traction', () => import('../features/panel/traction.drawer').then((part) => part.TractionDrawer));

/**
 * Slot `goals-panel@1`: goals of the market plan and what was reached. `goals` and `tractions` say which of the two lists
 * the viewer may see; `disabled` leaves out adding, marking and changing.
 */
export function GoalsPanelSlot({ shell, params }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <Loaded goals={params['goals'] !== false} tractions={params['tractions'] !== false} isDisabled={params['disabled'] === true} />
    </CompanyProviders>
  );
}

interface Wanted { goals: boolean; tractions: boolean; isDisabled: boolean }

function Loaded(wanted: Wanted) {
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({
    query: GoalsPanelDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  const step = data?.timeline?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  if (data?.timeline) return <Panel timeline={data.timeline} {...wanted} />;
  if (error && !fetching) return <NotLoaded what="Goals" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <PanelSkeleton />;
}

function Panel({ timeline: asked, goals, tractions, isDisabled }: Wanted & { timeline: PanelTimeline }) {
  const timeline = useMemo(() => withCounted(asked), [asked]);
  const plan = useMakePlan(timeline, useToday());
  const { commands, achieve, move, regroup, dialogs } = useGoalDialogs(timeline.milestones);
  const [edited, setEdited] = useState<{ id: string | null; kind: 'goal' | 'traction' } | null>(null);
  const [recordId, setRecordId] = useState<string | null>(null);
  const lists = marketPlanLists(timeline);
  const open = edited?.id == null ? null : plan.goals.get(edited.id) ?? null;
  const record = timeline.tractions.find(({ id }) => id === recordId);
  const close = () => setEdited(null);
  const menu = (goal: Goal, onOpen?: (goal: Goal) => void) => (
    <GoalMenu
      goal={goal} commands={commands} {...(onOpen && { onOpen })} onAchieve={achieve} onMove={move} onRegroup={regroup} onRemoved={close}
    />
  );
  return (
    <PlanContext value={plan}>
      <GoalsPanel
        goals={goals ? { all: lists.goals, shown: lists.shown } : null} reached={tractions ? lists.reached : null} isDisabled={isDisabled}
        onEdit={(goal, kind) => setEdited({ id: goal?.id ?? null, kind })} onEditRecord={({ id }) => setRecordId(id)} onAchieve={achieve}
        renderMenu={(goal) => menu(goal, () => setEdited({ id: goal.id, kind: 'goal' }))}
        onShow={(goal, isShown) => void commands.show(goal, isShown)}
      />
      {edited && (edited.id === null || open) ? (
        <GoalDrawer
          key={edited.id ?? edited.kind} goal={open} day={null} isTraction={edited.kind === 'traction'} isOver
          commands={commands} onAchieve={achieve} onClose={close} menu={open ? menu(open) : null}
        />
      ) : null}
      {record ? <TractionDrawer key={record.id} record={record} onClose={() => setRecordId(null)} /> : null}
      {dialogs}
    </PlanContext>
  );
}
