import { CompanyProviders, useCompany } from '@heartwood/client-kit/company';
import { NotLoaded } from '@heartwood/client-kit/states';
import { useShell, type ViewProps } from '@heartwood/contract/kit';
import { Drawer, Skeleton } from '@heartwood/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { TimelinePageDocument } from '../generated/graphql';
import type { GoalWords } from '../features/goal/goal-values';
import { GOAL_PARTS, type GoalPart } from '../timeline/address';
import { withCounted } from '../timeline/counted';
import { lateLayer } from '../timeline/late-layer';
import { PlanContext, useMakePlan } from '../timeline/plan-context';
import type { Timeline } from '../timeline/timeline';
import { useToday } from '../timeline/use-today';
import { createRemoteClient } from './client';
import { GoalMenu } from './goal-menu';
import { loadEvents } from './load-events';
import { useGoalDialogs } from './use-goal-dialogs';

const NAME = 'goal-drawer@1';
const GoalDrawer = lateLayer('The goal', () => import('../features/goal/goal.drawer').then((part) => part.GoalDrawer));
const Gone = lateLayer('The goal', () => import('./gone').then((part) => part.Gone));

/**
 * Slot `goal-drawer@1`: a goal over any page. `id` is the goal's, without one it is a new one; `part` what is shown of it, `day` the day of
 * a new one, `title` and `description` what a new one begins with.
 */
export function GoalDrawerSlot({ shell, params }: ViewProps) {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : null);
  const id = text('id');
  const [title, description] = [text('title'), text('description')];
  const words = useMemo(() => (title === null ? null : { title, description: description ?? '' }), [title, description]);
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <Loaded
        key={`${id ?? ''} ${title ?? ''}`} first={id} part={GOAL_PARTS.find((part) => (
          part === text('part')
        )) ?? null} day={text('day')} words={words}
      />
    </CompanyProviders>
  );
}

interface Wanted { first: string | null; part: GoalPart | null; day: string | null; words: GoalWords | null }

function Loaded(wanted: Wanted) {
  const { slots } = useShell();
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({
    query: TimelinePageDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  const step = data?.timeline?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);
  const close = () => slots.close(NAME);
  if (data?.timeline) return <OpenGoal timeline={data.timeline} onClose={close} {...wanted} />;
  if (data) return <Gone isOver what="goal" onClose={close} />;
  return (
    <Drawer open title="Goal" onClose={close}>
      {error && !fetching
        ? <NotLoaded what="The goal" onRetry={() => ask({ requestPolicy: 'network-only' })} />
        : <Skeleton height={220} />}
    </Drawer>
  );
}

function OpenGoal({ timeline: asked, first, part, day, words, onClose }: Wanted & { timeline: Timeline; onClose(): void }) {
  const timeline = useMemo(() => withCounted(asked), [asked]);
  const plan = useMakePlan(timeline, useToday());
  const { commands, achieve, move, regroup, dialogs } = useGoalDialogs(timeline.milestones);
  const [id, setId] = useState(first);
  const goal = id === null ? null : plan.goals.get(id) ?? null;
  const menu = goal
    && <GoalMenu goal={goal} commands={commands} onAchieve={achieve} onMove={move} onRegroup={regroup} onRemoved={onClose} />;
  return (
    <PlanContext value={plan}>
      {id !== null && !goal ? <Gone isOver what="goal" onClose={onClose} /> : (
        <GoalDrawer
          key={id ?? ''} isOver goal={goal} day={day} words={words} commands={commands} onAchieve={achieve} onClose={onClose} menu={menu}
          part={id === first ? part : null} onOpen={(other) => setId(other.id)}
        />
      )}
      {dialogs}
    </PlanContext>
  );
}
