import { lateLayer } from '@heartwood/client-kit/states';
import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { PageActions, useShell } from '@heartwood/contract/kit';
import { Banner, Button, CalendarSyncIcon, latePart, mobile, useIsMobile } from '@heartwood/shared-ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { CalendarBar } from '../features/calendar/calendar-bar';
import { edgesOf, entriesOf, inOrder, isLate, placeOf, type Entry } from '../features/calendar/entries';
import { inAgenda, NextDays, WholeAgenda } from '../features/calendar/lists';
import { addMonths, monthOf, weeksOf } from '../features/calendar/month';
import { MonthGrid, type MonthHandle } from '../features/calendar/month-grid';
import { Below, DayBelow, SubscribeRow } from '../features/calendar/phone-parts';
import { phaseLines } from '../features/calendar/phase-lines';
import { useShownDues } from '../features/calendar/use-due-modules';
import { Filter, ViewSwitch } from '../features/toolbar/toolbar';
import { CLOSED, countFilters, NEW, useAddress } from '../timeline/address';
import { filterTimeline } from '../timeline/lanes';
import { TIMELINE } from '../timeline/places';
import { withCounted } from '../timeline/counted';
import { PlanContext, useMakePlan, usePlan } from '../timeline/plan-context';
import type { Phase, Timeline } from '../timeline/timeline';
import { AddGoal } from './add-goal';
import { NarrowWords } from './narrow-words';
import { Panels } from './panels';
import { PlanFrame } from './plan-frame';
import { useGoalDialogs } from './use-goal-dialogs';
import { useRowMenu } from './use-row-menu';

const Subscribe = lateLayer('The subscription', () => import('../features/subscribe/subscribe').then((part) => part.Subscribe));
const NothingFits = latePart(() => import('../features/toolbar/nothing-fits').then((part) => part.NothingFits), { failed: () => null });

const Main = styled.div`display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;`;
const Notice = styled.div`padding: 0 20px 12px; ${mobile} { padding-inline: 16px; }`;

/** The plan by day: a month or an agenda, and what is open beside it. */
export function CalendarView({ timeline: asked, today }: { timeline: Timeline; today: string }) {
  const timeline = useMemo(() => withCounted(asked), [asked]);
  const plan = useMakePlan(timeline, today);
  return <PlanContext value={plan}><OpenCalendar timeline={timeline} today={today} /></PlanContext>;
}

function OpenCalendar({ timeline, today }: { timeline: Timeline; today: string }) {
  const { address, go, goTo } = useAddress();
  const shell = useShell();
  const isMobile = useIsMobile();
  const goalDialogs = useGoalDialogs(timeline.milestones);
  const { commands, achieve, move, regroup, dialogs } = goalDialogs;
  const heading = usePageHeading('calendar');
  const grid = useRef<MonthHandle>(null);
  const [pressed, setPressed] = useState(today);
  const { person, category, status, hidden } = address;
  const month = address.month ?? monthOf(today);
  const look = address.look ?? (isMobile ? 'agenda' : 'month');
  const days = weeksOf(month).flat();
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const day = pressed >= first && pressed <= last ? pressed : month === monthOf(today) ? today : `${month}-01`;
  const { dues, isFailed, retry } = useShownDues(today, first, last);
  const off = hidden.join();
  const shown = useMemo(
    () => filterTimeline(timeline, { person, category, status, hidden: off.split(',') }), [timeline, person, category, status, off],
  );
  const entries = useMemo(() => entriesOf(shown, dues, { person, status, category }), [shown, dues, person, status, category]);
  const told = useMemo(() => [...entries, ...edgesOf(shown)].sort(inOrder), [entries, shown]);
  const lines = useMemo(() => phaseLines(shown.phases, first, last), [shown.phases, first, last]);
  const late = entries.filter((entry) => isLate(entry, today));

  const showMonth = (next: string, replace = false) => go({ month: next === monthOf(today) ? null : next }, { replace });
  const showDay = (next: string) => {
    setPressed(next);
    if (monthOf(next) !== month) showMonth(monthOf(next), true);
  };
  const showToday = () => showDay(today);
  const openPhase = (phase: Phase) => go({ ...CLOSED, phase: phase.id });
  const openGoal = ({ id }: { id: string }) => go({ ...CLOSED, goal: id });
  const rowMenu = useRowMenu({ plan: usePlan(), dialogs: goalDialogs, onOpenGoal: openGoal, onOpenPhase: openPhase });
  const open = (entry: Entry) => {
    if (entry.kind === 'goal') openGoal(entry);
    else if (entry.kind === 'phase') openPhase(entry.phase);
    else shell.nav.navigate(placeOf(entry) ?? '');
  };
  const add = timeline.canEdit ? (on: string) => {
    setPressed(on);
    go({ ...CLOSED, goal: NEW, day: on });
  } : null;
  useKeys({ t: () => (grid.current ? grid.current.goTo(today) : showToday()), ...(add && { c: () => add(day) }) });
  const subscribe = () => go({ ...CLOSED, subscribe: true });
  const press = (
    <Button
      size="sm" icon={CalendarSyncIcon} aria-haspopup="dialog" data-tip="Subscribe (ICS)" onPointerEnter={() => Subscribe.prefetch()}
      onClick={subscribe}
    >
      <NarrowWords>Subscribe (ICS)</NarrowWords>
    </Button>
  );
  const closeSubscribe = () => go({ subscribe: false });
  const isBeside = address.goal !== null || address.phase !== null || address.scenario !== null;
  const isEmpty = timeline.milestones.length === 0 && timeline.phases.length === 0 && dues.length === 0 && !isFailed;
  return (
    <PlanFrame {...rowMenu.on}>
      <Main>
        <PageActions>
          {isMobile
            ? null
            : <ViewSwitch view="calendar" onChange={(view) => (view === 'calendar' ? undefined : goTo(TIMELINE, { view }))} />}
          {isMobile ? null : address.subscribe ? <Subscribe trigger={press} onClose={closeSubscribe} fallback={press} /> : press}
          {add ? <AddGoal onClick={() => add(day)} /> : null}
        </PageActions>
        <CalendarBar
          month={month} look={look} heading={heading} phases={lines.drawn} rest={lines.rest} onToday={showToday} onOpenPhase={openPhase}
          onStep={(months) => showMonth(addMonths(month, months))} onLook={(next) => go({ look: next })}
        >
          <Filter address={address} go={go} />
        </CalendarBar>
        {isFailed ? (
          <Notice>
            <Banner action={<Button size="sm" onClick={retry}>Retry</Button>}>Events and modules could not be loaded.</Banner>
          </Notice>
        ) : null}
        {timeline.milestones.length > 0 && shown.milestones.length === 0 && countFilters(address) > 0
          ? <Notice><NothingFits go={go} /></Notice>
          : null}
        {isEmpty && look === 'month' ? (
          <Notice><Banner>{add ? 'Nothing is planned yet. Press a day to put a goal on it.' : 'Nothing is planned yet.'}</Banner></Notice>
        ) : null}
        {look === 'month' ? (
          <MonthGrid
            ref={grid} month={month} entries={entries} lines={lines} day={day} onDay={showDay} onOpen={open} onOpenPhase={openPhase}
            onAdd={add}
            onMove={(goal, to) => {
              setPressed(to);
              void commands.move(goal, to);
            }}
          />
        ) : null}
        {look === 'agenda' || isMobile ? (
          <Below label={look === 'agenda' ? null : day}>
            {look === 'agenda' ? (
              <WholeAgenda
                month={month} entries={told.filter(inAgenda(month, today))} late={month === monthOf(today) ? late : []} onOpen={open}
                onAdd={add && (() => add(day))}
              />
            ) : <DayBelow
              day={day} entries={entries.filter((entry) => entry.day === day)} phases={lines.phasesOn(day)} onOpen={open} onAdd={add}
            />}
            {isMobile ? <SubscribeRow onPress={subscribe} /> : null}
          </Below>
        ) : null}
      </Main>
      {look === 'month' && !isMobile && !isBeside ? <NextDays told={told} late={late} onOpen={open} /> : null}
      {isMobile && address.subscribe ? <Subscribe trigger={null} onClose={closeSubscribe} /> : null}
      <Panels
        timeline={timeline} address={address} commands={commands} onAchieve={achieve} onMove={move} onRegroup={regroup} onOpen={openGoal}
        onClose={() => go(CLOSED)}
      />
      {dialogs}
      {rowMenu.menu}
    </PlanFrame>
  );
}
