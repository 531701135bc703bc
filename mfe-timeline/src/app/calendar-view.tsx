import { useKeys, usePageHeading } from '@heartwood/client-kit/keys';
import { PageActions, useShell } from '@heartwood/contract/kit';
import { Banner, Button, CalendarSyncIcon, ChevronRightIcon, EmptyState, H3, Icon, latePart, mobile, PlusIcon, Text, useIsMobile } from '@heartwood/shared-ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Agenda } from '../features/calendar/agenda';
import { CalendarBar } from '../features/calendar/calendar-bar';
import { edgesOf, entriesOf, inOrder, isLate, placeOf, type Entry } from '../features/calendar/entries';
import { addMonths, monthOf, monthTitle, spokenDay, weeksOf } from '../features/calendar/month';
import { MonthGrid, type MonthHandle } from '../features/calendar/month-grid';
import { phaseLines } from '../features/calendar/phase-lines';
import { useShownDues } from '../features/calendar/use-due-modules';
import { Filter, ViewSwitch } from '../features/toolbar/toolbar';
import { CLOSED, NEW, useAddress } from '../timeline/address';
import { addDays } from '../timeline/days';
import { filterTimeline } from '../timeline/lanes';
import { TIMELINE } from '../timeline/places';
import { withCounted } from '../timeline/counted';
import { PlanContext, useMakePlan } from '../timeline/plan-context';
import type { Phase, Timeline } from '../timeline/timeline';
import { Panels } from './panels';
import { useGoalDialogs } from './use-goal-dialogs';

const Subscribe = latePart(() => import('../features/subscribe/subscribe').then((part) => part.Subscribe));

// Its parts scroll, it never.
const Page = styled.div`
  display: flex;
  flex: 1;
  contain: size;
  min-height: 0;
  overflow: hidden;
  ${mobile} { contain: none; overflow: visible; }
`;
const Main = styled.div`display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;`;
const Aside = styled.aside`
  flex: none;
  width: 300px;
  padding: 18px 16px;
  border-left: 1px solid var(--border);
  overflow: auto;
  & > h2 { margin: 0 4px 14px; }
  @media (width < 1280px) { width: 236px; padding-inline: 10px; }
`;
const Below = styled.section`
  flex: 1;
  min-height: 0;
  padding: 16px 20px 32px;
  border-top: 1px solid var(--border);
  overflow: auto;
  & > * { max-width: 720px; }
  & > h2 { margin-bottom: 10px; }
  ${mobile} { padding: 16px; overflow: visible; }
`;
const Notice = styled.div`padding: 0 20px 12px; ${mobile} { padding-inline: 16px; }`;
const Row = styled.button`
  display: flex;
  gap: 14px;
  align-items: center;
  width: 100%;
  margin-top: 20px;
  padding: 14px 16px;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  & > span { display: flex; flex: 1; flex-direction: column; }
  & b { font-size: 15px; line-height: 21px; font-weight: var(--fw-semi); }
  & small { font-size: 13px; line-height: 18px; color: var(--text-3); }
`;

/** What the list beside the month looks ahead, days. */
const AHEAD = 14;

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
  const { commands, achieve, move, regroup, dialogs } = useGoalDialogs(timeline.milestones);
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
  const entries = useMemo(() => entriesOf(shown, dues, { person, status }), [shown, dues, person, status]);
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
  const press = <Button size="sm" icon={CalendarSyncIcon} aria-haspopup="dialog" onPointerEnter={() => Subscribe.prefetch()} onClick={subscribe}>Subscribe (ICS)</Button>;
  const closeSubscribe = () => go({ subscribe: false });
  const isBeside = address.goal !== null || address.phase !== null || address.scenario !== null;
  const isEmpty = timeline.milestones.length === 0 && timeline.phases.length === 0 && dues.length === 0 && !isFailed;
  const agenda = told.filter(inAgenda(month, today));
  return (
    <Page>
      <Main>
        <PageActions>
          {isMobile ? null : address.subscribe ? <Subscribe trigger={press} onClose={closeSubscribe} fallback={press} /> : press}
          {add ? <Button size="sm" variant="primary" icon={PlusIcon} aria-label="Add goal" onClick={() => add(day)}>{isMobile ? 'Add' : 'Add goal'}</Button> : null}
        </PageActions>
        <CalendarBar
          month={month} look={look} heading={heading} phases={lines.drawn} rest={lines.rest} onToday={showToday} onOpenPhase={openPhase}
          onStep={(months) => showMonth(addMonths(month, months))} onLook={(next) => go({ look: next })}
        >
          <Filter address={address} go={go} />
          {isMobile ? null : <ViewSwitch view="calendar" onChange={(view) => (view === 'calendar' ? undefined : goTo(TIMELINE, { view }))} />}
        </CalendarBar>
        {isFailed ? (
          <Notice><Banner action={<Button size="sm" onClick={retry}>Retry</Button>}>Modules and their due dates could not be loaded.</Banner></Notice>
        ) : null}
        {isEmpty && look === 'month' ? (
          <Notice><Banner>{add ? 'Nothing is planned yet. Press a day to put a goal on it.' : 'Nothing is planned yet.'}</Banner></Notice>
        ) : null}
        {look === 'month' ? (
          <MonthGrid
            ref={grid} month={month} entries={entries} lines={lines} day={day} onDay={showDay} onOpen={open} onOpenPhase={openPhase} onAdd={add}
            onMove={(goal, to) => {
              setPressed(to);
              void commands.move(goal, to);
            }}
          />
        ) : null}
        {look === 'agenda' || isMobile ? (
          <Below aria-label={look === 'agenda' ? 'Agenda' : spokenDay(day)}>
            {look === 'agenda' ? <WholeAgenda month={month} entries={agenda} late={month === monthOf(today) ? late : []} onOpen={open} onAdd={add && (() => add(day))} />
              : <DayBelow day={day} entries={entries.filter((entry) => entry.day === day)} phases={lines.phasesOn(day)} onOpen={open} onAdd={add} />}
            {isMobile ? (
              <Row type="button" aria-haspopup="dialog" onClick={subscribe}>
                <Icon as={CalendarSyncIcon} size={22} /><span><b>Subscribe (ICS)</b><small>In Apple, Google or Outlook</small></span><Icon as={ChevronRightIcon} size={16} />
              </Row>
            ) : null}
          </Below>
        ) : null}
      </Main>
      {look === 'month' && !isMobile && !isBeside ? <NextDays entries={told.filter(({ day: on }) => on >= today && on <= addDays(today, AHEAD))} late={late} onOpen={open} /> : null}
      {isMobile && address.subscribe ? <Subscribe trigger={null} onClose={closeSubscribe} /> : null}
      <Panels timeline={timeline} address={address} commands={commands} onAchieve={achieve} onMove={move} onRegroup={regroup} onOpen={openGoal} onClose={() => go(CLOSED)} />
      {dialogs}
    </Page>
  );
}

/** The present month from today on, and as far as one looks ahead; another month whole. */
function inAgenda(month: string, today: string) {
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  const ahead = addDays(today, AHEAD);
  return ({ day }: Entry) => (month === monthOf(today) ? day >= today && (day <= end || day <= ahead) : monthOf(day) === month);
}

interface NextDaysProps { entries: readonly Entry[]; late: readonly Entry[]; onOpen(entry: Entry): void }

function NextDays({ entries, late, onOpen }: NextDaysProps) {
  return (
    <Aside tabIndex={0} aria-label={`Next ${AHEAD} days`}>
      <H3 as="h2">Next {AHEAD} days</H3>
      {entries.length === 0 && late.length === 0 ? <Text size="dense" tone="3" style={{ padding: '0 4px' }}>Nothing is due.</Text> : null}
      <Agenda entries={entries} late={late} onOpen={onOpen} />
    </Aside>
  );
}

function WholeAgenda({ month, entries, late, onOpen, onAdd }: NextDaysProps & { month: string; onAdd: (() => void) | null }) {
  if (entries.length > 0 || late.length > 0) return <Agenda entries={entries} late={late} onOpen={onOpen} />;
  return (
    <EmptyState
      title={`Nothing stands in ${monthTitle(month)}`} text="Goals, phases and modules stand here on the day they are due."
      action={onAdd ? <Button icon={PlusIcon} onClick={onAdd}>Add goal</Button> : undefined}
    />
  );
}

interface DayBelowProps { day: string; entries: readonly Entry[]; phases: readonly Phase[]; onOpen(entry: Entry): void; onAdd: ((day: string) => void) | null }

/** On a phone: what stands on the day that was pressed. */
function DayBelow({ day, entries, phases, onOpen, onAdd }: DayBelowProps) {
  const all = [...entries, ...phases.map((phase): Entry => ({ kind: 'phase', id: phase.id, day, title: phase.title, phase }))];
  return (
    <>
      {all.length > 0 ? <Agenda entries={all} late={[]} onOpen={onOpen} /> : <Text size="dense" tone="3">Nothing stands on {spokenDay(day)}.</Text>}
      {onAdd ? <Button icon={PlusIcon} style={{ marginTop: 14 }} onClick={() => onAdd(day)}>Add goal on this day</Button> : null}
    </>
  );
}
