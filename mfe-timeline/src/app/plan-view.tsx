import { lateLayer, LostPart } from '@heartwood/client-kit/states';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { PageActions } from '@heartwood/contract/kit';
import { Button, latePart, mobile, RectangleHorizontalIcon, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Chart, type ChartHandle } from '../features/chart/chart';
import { Toolbar, ViewSwitch } from '../features/toolbar/toolbar';
import { CLOSED, countFilters, NEW, NO_DAY, useAddress } from '../timeline/address';
import { withCounted } from '../timeline/counted';
import { filterTimeline } from '../timeline/lanes';
import { lostMenu } from '../timeline/lost-menu';
import { CALENDAR } from '../timeline/places';
import { PlanContext, useMakePlan, usePlan } from '../timeline/plan-context';
import { zoomStep } from '../timeline/scale';
import type { Goal, Phase, Timeline } from '../timeline/timeline';
import { useEarlierPlan } from '../timeline/use-earlier-plan';
import { AddGoal } from './add-goal';
import { NarrowWords } from './narrow-words';
import { Panels } from './panels';
import { PlanFrame } from './plan-frame';
import { useFiles } from './use-files';
import { useGoalDialogs } from './use-goal-dialogs';
import { useRowMenu } from './use-row-menu';

// What floats or stands beside comes when it is asked for, and so does what is shown instead of the chart.
const NothingYet = latePart(() => import('./nothing-yet').then((part) => part.NothingYet), {
  failed: (lost) => <LostPart what="The templates" lost={lost} />,
});
const Agenda = latePart(() => import('../features/list/agenda').then((part) => part.Agenda), {
  failed: (lost) => <LostPart what="The list" lost={lost} />,
});
const Tray = lateLayer('The list of goals without a date', () => import('../features/tray/tray').then((part) => part.Tray));
const GoalMenu = latePart(() => import('./goal-menu').then((part) => part.GoalMenu), { failed: lostMenu });
const CompareNotice = latePart(() => import('../features/compare/compare-notice').then((part) => part.CompareNotice), {
  failed: (lost) => <LostPart what="The comparison" lost={lost} />,
});
const LockedScenarios = latePart(() => import('./locked-scenarios').then((part) => part.LockedScenarios), { failed: () => null });
const NothingFits = latePart(() => import('../features/toolbar/nothing-fits').then((part) => part.NothingFits), { failed: () => null });
const FaultNotice = latePart(() => import('../features/chart/fault-notice').then((part) => part.FaultNotice), { failed: () => null });

const Main = styled.div`container: timeline / inline-size; display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;`;
const Notice = styled.div`padding: 0 24px 12px; ${mobile} { padding-inline: 16px; }`;
/** What can wait while something stands open beside few lanes. */
const Aside = styled(Notice)`@container timeline (width < 560px) { display: none; }`;

/** The plan and what is open beside it. */
export function PlanView({ timeline: asked, today }: { timeline: Timeline; today: string }) {
  const timeline = useMemo(() => withCounted(asked), [asked]);
  const { address: { since } } = useAddress();
  const plan = useMakePlan(timeline, today, useEarlierPlan(since, timeline.milestones));
  return <PlanContext value={plan}><OpenPlan timeline={timeline} /></PlanContext>;
}

function OpenPlan({ timeline }: { timeline: Timeline }) {
  const { address, go, goTo } = useAddress();
  const isMobile = useIsMobile();
  const goalDialogs = useGoalDialogs(timeline.milestones);
  const { commands, achieve, move, regroup, dialogs } = goalDialogs;
  const heading = usePageHeading('timeline');
  const chart = useRef<ChartHandle>(null);
  const { person, category, status, hidden, view, zoom, tray, since, lines } = address;
  // Opening something beside it changes the address and not what is shown.
  const off = hidden.join();
  const shown = useMemo(
    () => filterTimeline(timeline, { person, category, status, hidden: off.split(',') }), [timeline, person, category, status, off],
  );
  const faults = useFaults(shown);
  const files = useFiles({ shown, address, canEdit: timeline.canEdit });
  const isEmpty = timeline.milestones.length === 0 && timeline.phases.length === 0;
  const undated = shown.milestones.filter(({ date }) => date === null);
  const add = () => go({ ...CLOSED, goal: NEW });
  const openGoal = (goal: Goal) => go({ ...CLOSED, goal: goal.id });
  const openPhase = (phase: Phase) => go({ ...CLOSED, phase: phase.id });
  const rowMenu = useRowMenu({ plan: usePlan(), dialogs: goalDialogs, onOpenGoal: openGoal, onOpenPhase: openPhase });
  useKeys({
    t: () => chart.current?.showToday(),
    '+': () => go({ zoom: zoomStep(zoom, true) }),
    // The same key without Shift.
    '=': () => go({ zoom: zoomStep(zoom, true) }),
    '-': () => go({ zoom: zoomStep(zoom, false) }),
    ...(timeline.canEdit && { c: add }),
  });
  const menu = (goal: Goal) => (
    <GoalMenu hasKey goal={goal} commands={commands} onOpen={openGoal} onAchieve={achieve} onMove={move} onRegroup={regroup} />
  );
  const hasChart = !isEmpty && view === 'timeline' && !isMobile;
  return (
    <PlanFrame {...rowMenu.on}>
      <Main>
        <VisuallyHidden><h1 ref={heading} tabIndex={-1}>Timeline</h1></VisuallyHidden>
        <PageActions>
          {isMobile ? null : <ViewSwitch view={view} onChange={(next) => (next === 'calendar' ? goTo(CALENDAR) : go({ view: next }))} />}
          {timeline.canEdit && !isMobile ? (
            <Button size="sm" icon={RectangleHorizontalIcon} data-tip="Add phase" onClick={() => go({ ...CLOSED, phase: NEW })}>
              <NarrowWords>Add phase</NarrowWords>
            </Button>
          ) : null}
          {timeline.canEdit ? <AddGoal onClick={add} /> : null}
        </PageActions>
        <Toolbar
          shown={shown} address={address} go={go} onToday={() => chart.current?.showToday()} undated={undated.length}
          files={files.items}
        />
        {timeline.canEdit && !timeline.canEditScenarios && timeline.scenarios.length > 0 ? (
          <Notice><LockedScenarios timeline={timeline} /></Notice>
        ) : null}
        {!isEmpty && shown.milestones.length === 0 && countFilters(address) > 0 ? <Notice><NothingFits go={go} /></Notice> : null}
        {since === null ? null : <Notice><CompareNotice shown={shown} since={since} onStop={() => go({ since: null })} /></Notice>}
        {hasChart && lines === 'on' && faults.length > 0 ? <Aside><FaultNotice faults={faults} onMove={move} /></Aside> : null}
        {isEmpty ? <NothingYet timeline={timeline} onAdd={add} /> : !hasChart ? (
          <Agenda shown={shown} onOpenGoal={openGoal} onOpenPhase={openPhase} />
        ) : (
          <Chart
            ref={chart} shown={shown} address={address} commands={commands} onOpenGoal={openGoal}
            onOpenPhase={openPhase} onAchieve={achieve} renderMenu={menu}
          />
        )}
      </Main>
      {tray ? (
        <Tray
          goals={undated} onClose={() => go({ tray: false })} onOpen={openGoal} onSetDate={move}
          onAdd={() => go({ ...CLOSED, goal: NEW, day: NO_DAY })}
          {...(hasChart && { onGrab: (event, goal) => chart.current?.grab(event, goal) })}
        />
      ) : null}
      <Panels
        timeline={timeline} address={address} commands={commands} onAchieve={achieve} onMove={move} onRegroup={regroup} onOpen={openGoal}
        // What was begun in the tray leads back to it.
        onClose={() => go({ ...CLOSED, tray: address.day === NO_DAY })}
      />
      {dialogs}
      {rowMenu.menu}
      {files.dialog}
    </PlanFrame>
  );
}

/** What holds another goal up, or comes too early, of goals that are both shown; each once. */
function useFaults({ milestones }: Timeline) {
  const { dependencies } = usePlan();
  return useMemo(() => {
    const seen = new Set(milestones.map(({ id }) => id));
    return [...new Set([...dependencies.values()].flat())]
      .filter(({ before, after, fault }) => fault !== null && seen.has(before.id) && seen.has(after.id));
  }, [dependencies, milestones]);
}
