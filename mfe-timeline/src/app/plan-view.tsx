import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { PageActions, useShell } from '@heartwood/contract/kit';
import { Banner, Button, latePart, LockIcon, mobile, PlusIcon, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Chart, type ChartHandle } from '../features/chart/chart';
import { Agenda } from '../features/list/agenda';
import { Toolbar } from '../features/toolbar/toolbar';
import { CLOSED, NEW, useAddress } from '../timeline/address';
import { filterTimeline } from '../timeline/lanes';
import { PlanContext, useMakePlan } from '../timeline/plan-context';
import { zoomStep } from '../timeline/scale';
import type { Goal, Timeline } from '../timeline/timeline';
import { useGoalCommands } from '../timeline/use-goal-commands';
import { Files } from './files';
import { NothingYet } from './nothing-yet';
import { Panels } from './panels';

// What floats or stands beside comes when it is asked for.
const Tray = latePart(() => import('../features/tray/tray').then((part) => part.Tray));
const GoalMenu = latePart(() => import('./goal-menu').then((part) => part.GoalMenu));
const AchieveDialog = latePart(() => import('../features/goal/achieve.dialog').then((part) => part.AchieveDialog));
const MoveDialog = latePart(() => import('../features/goal/move.dialog').then((part) => part.MoveDialog));

// Its parts scroll, it never.
const Page = styled.div`
  display: flex;
  flex: 1;
  contain: size;
  min-height: 0;
  overflow: hidden;
  ${mobile} { contain: none; overflow: visible; }
`;
const Main = styled.div`container: timeline / inline-size; display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;`;
const Notice = styled.div`padding: 0 24px 12px; ${mobile} { padding-inline: 16px; }`;

/** The plan and what is open beside it. */
export function PlanView({ timeline, today }: { timeline: Timeline; today: string }) {
  const plan = useMakePlan(timeline, today);
  return <PlanContext value={plan}><OpenPlan timeline={timeline} /></PlanContext>;
}

function OpenPlan({ timeline }: { timeline: Timeline }) {
  const { address, go } = useAddress();
  const isMobile = useIsMobile();
  const commands = useGoalCommands();
  const heading = usePageHeading('timeline');
  const chart = useRef<ChartHandle>(null);
  const [achieving, setAchieving] = useState<Goal | null>(null);
  const [moving, setMoving] = useState<Goal | null>(null);
  const { person, category, status, hidden, view, zoom, tray } = address;
  // Opening something beside it changes the address and not what is shown.
  const off = hidden.join();
  const shown = useMemo(
    () => filterTimeline(timeline, { person, category, status, hidden: off.split(',') }), [timeline, person, category, status, off],
  );
  const isEmpty = timeline.milestones.length === 0 && timeline.phases.length === 0;
  const undated = shown.milestones.filter(({ date }) => date === null);
  const add = () => go({ ...CLOSED, goal: NEW });
  const openGoal = (goal: Goal) => go({ ...CLOSED, goal: goal.id });
  useKeys({
    t: () => chart.current?.showToday(),
    '+': () => go({ zoom: zoomStep(zoom, true) }),
    // The same key without Shift.
    '=': () => go({ zoom: zoomStep(zoom, true) }),
    '-': () => go({ zoom: zoomStep(zoom, false) }),
    ...(timeline.canEdit && { c: add }),
  });
  const menu = (goal: Goal) => <GoalMenu goal={goal} commands={commands} onOpen={openGoal} onAchieve={setAchieving} onMove={setMoving} />;
  return (
    <Page>
      <Main>
        <VisuallyHidden><h1 ref={heading} tabIndex={-1}>Timeline</h1></VisuallyHidden>
        {timeline.canEdit ? (
          <PageActions>
            {isMobile ? null : <Button size="sm" onClick={() => go({ ...CLOSED, phase: NEW })}>Add phase</Button>}
            <Button size="sm" variant="primary" icon={PlusIcon} aria-label="Add goal" onClick={add}>{isMobile ? 'Add' : 'Add goal'}</Button>
          </PageActions>
        ) : null}
        <Toolbar shown={shown} address={address} go={go} onToday={() => chart.current?.showToday()} undated={undated.length} files={<Files shown={shown} address={address} />} />
        <LockedScenarios timeline={timeline} />
        {isEmpty ? <NothingYet timeline={timeline} onAdd={add} /> : view === 'list' || isMobile ? (
          <Agenda shown={shown} onOpenGoal={openGoal} onOpenPhase={(phase) => go({ ...CLOSED, phase: phase.id })} />
        ) : (
          <Chart
            ref={chart} shown={shown} address={address} commands={commands} onOpenGoal={openGoal}
            onOpenPhase={(phase) => go({ ...CLOSED, phase: phase.id })} onAchieve={setAchieving} renderMenu={menu}
          />
        )}
      </Main>
      {tray ? <Tray goals={undated} onClose={() => go({ tray: false })} onOpen={openGoal} onSetDate={setMoving} /> : null}
      <Panels timeline={timeline} address={address} commands={commands} onAchieve={setAchieving} onMove={setMoving} onClose={() => go(CLOSED)} />
      {achieving ? <AchieveDialog goal={achieving} onClose={() => setAchieving(null)} onSave={(day) => void commands.achieve(achieving, day)} /> : null}
      {moving ? <MoveDialog goal={moving} onClose={() => setMoving(null)} onMove={(day) => void commands.move(moving, day)} /> : null}
    </Page>
  );
}

/** What stays of scenarios is shown hollow while the company's plan does not open them. */
function LockedScenarios({ timeline: { scenarios, phases, milestones, canEdit, canEditScenarios } }: { timeline: Timeline }) {
  const shell = useShell();
  if (canEditScenarios || !canEdit || scenarios.length === 0) return null;
  const ids = new Set(scenarios.map(({ id }) => id));
  const inOne = ({ scenarioId }: { scenarioId: string | null }) => scenarioId !== null && ids.has(scenarioId);
  const [phaseCount, goalCount] = [phases.filter(inOne).length, milestones.filter(inOne).length];
  const upgrade = <Button size="sm" onClick={() => shell.events.emit('plan/upgrade', { feature: 'scenarios' })}>Upgrade to open</Button>;
  return (
    <Notice>
      <Banner icon={LockIcon} action={upgrade}>
        <b>Your plan is Free. Scenarios are locked.</b> {phaseCount} {phaseCount === 1 ? 'phase' : 'phases'} and {goalCount}{' '}
        {goalCount === 1 ? 'goal' : 'goals'} of your scenarios stay and are shown hollow. They cannot be moved.
      </Banner>
    </Notice>
  );
}
