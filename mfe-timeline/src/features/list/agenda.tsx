import { shortGoalDay } from '@heartwood/contract/domain';
import { mobile, useIsMobile, VisuallyHidden } from '@heartwood/shared-ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { reasonOf } from '../../timeline/counted';
import { dependencyWords, heldUpWords } from '../../timeline/dependencies';
import { goalWords } from '../../timeline/goal-words';
import { lanesOf, type Lane } from '../../timeline/lanes';
import { bar, Diamond, Meta } from '../../timeline/look';
import { paceWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import type { Goal, Phase, Timeline } from '../../timeline/timeline';
import { monthName, monthSections, type Entry, type Section } from './month-list';

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 24px 32px;
  border-top: 1px solid var(--border);
  overflow: auto;
  & > * { max-width: 860px; }
  ${mobile} { padding: 0 16px 24px; overflow: visible; }
`;
const MonthHead = styled.h2`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0;
  padding: 16px 0 6px;
  background: var(--surface);
  font-size: 15px;
  line-height: 20px;
  font-weight: 640;
  & > span { font-weight: var(--fw-body); color: var(--text-3); }
  ${mobile} { top: 56px; }
`;
const Rows = styled.ul`margin: 0; padding: 0; list-style: none;`;
const PhaseRow = styled.button<{ $color: string; $isWhatIf: boolean; $isLocked: boolean }>`
  ${bar}
  gap: 12px;
  justify-content: space-between;
  width: 100%;
  height: auto;
  min-height: 36px;
  margin: 4px 0;
  padding-block: 6px;
  font-size: 13.5px;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  & > small { flex: none; font-size: 12px; font-weight: 500; color: var(--text-2); font-variant-numeric: tabular-nums; }
  ${mobile} { min-height: 44px; }
`;
const GoalRow = styled.button`
  display: flex;
  gap: 13px;
  align-items: flex-start;
  width: 100%;
  min-height: 52px;
  padding: 8px 4px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-hover); border-radius: 8px; }
  & > i { margin-top: 5px; }
  & > span:nth-of-type(1) { display: flex; flex: 1; flex-direction: column; min-width: 0; }
  & b { font-size: 14.5px; line-height: 20px; font-weight: 580; overflow-wrap: anywhere; }
  & small { font-size: 12.5px; line-height: 17px; }
  & > span:nth-of-type(2) { flex: none; max-width: 40%; font-size: 12px; line-height: 20px; color: var(--text-3); overflow-wrap: anywhere; }
`;
const TodayLine = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  padding: 6px 0;
  font-size: 12px;
  line-height: 17px;
  font-weight: 640;
  font-variant-numeric: tabular-nums;
  &::after { content: ''; flex: 1; height: 1.5px; background: var(--text); }
`;

/** What is not drawn takes about this much room, px. */
const ENTRY_HEIGHT = 56;

export interface AgendaProps {
  shown: Timeline;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
}

/** The plan as a list by month; a phone has no other. Only the months around what is in sight are drawn. */
export function Agenda({ shown, onOpenGoal, onOpenPhase }: AgendaProps) {
  const { today } = usePlan();
  const sections = useMemo(() => monthSections(lanesOf(shown, 'category'), today), [shown, today]);
  const frame = useRef<HTMLDivElement>(null);
  const { near, watch } = useNear(() => {
    const now = Math.max(0, sections.findIndex(({ month }) => month === today.slice(0, 7)));
    return sections.slice(Math.max(0, now - 4), now + 5).map(({ key }) => key);
  });
  useShownToday(frame);
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label="Phases and goals by date">
      {sections.map((section) => (
        <section
          key={section.key} ref={watch} data-section={section.key} aria-label={`${monthName(section.month)} ${section.month.slice(0, 4)}`}
        >
          {section.isFirst ? <MonthHead>{monthName(section.month)} <span>{section.month.slice(0, 4)}</span></MonthHead> : null}
          {near.has(section.key)
            ? <SectionRows section={section} onOpenGoal={onOpenGoal} onOpenPhase={onOpenPhase} />
            : <div style={{ height: section.entries.length * ENTRY_HEIGHT }} />}
        </section>
      ))}
    </Frame>
  );
}

function SectionRows(
  { section: { entries }, onOpenGoal, onOpenPhase }: { section: Section } & Pick<AgendaProps, 'onOpenGoal' | 'onOpenPhase'>,
) {
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} onOpenGoal={onOpenGoal} onOpenPhase={onOpenPhase} />
        </li>
      ))}
    </Rows>
  );
}

function EntryRow({ entry, onOpenGoal, onOpenPhase }: { entry: Entry } & Pick<AgendaProps, 'onOpenGoal' | 'onOpenPhase'>) {
  const { today, scenarios, colorOf, timeline } = usePlan();
  if (entry.kind === 'today') return <TodayLine data-today="">Today, {shortGoalDay(today, today)}</TodayLine>;
  if (entry.kind === 'phase') {
    const { phase, lane } = entry;
    const isWhatIf = phase.scenarioId !== null && scenarios.has(phase.scenarioId);
    return (
      <PhaseRow
        type="button" data-place={phase.id} $color={colorOf(phase, lane)} $isWhatIf={isWhatIf}
        $isLocked={isWhatIf && !timeline.canEditScenarios}
        onClick={() => onOpenPhase(phase)}
      >
        <span>{phase.title}</span><small>until {shortGoalDay(phase.to, today)}</small>
      </PhaseRow>
    );
  }
  return <GoalLine goal={entry.goal} lane={entry.lane} onOpen={onOpenGoal} />;
}

function GoalLine({ goal, lane, onOpen }: { goal: Goal; lane: Lane; onOpen(goal: Goal): void }) {
  const { today, scenarios, colorOf, earlier, dependencies } = usePlan();
  const lines = dependencies.get(goal.id);
  const [spokenLines, held] = [dependencyWords(goal.id, lines), heldUpWords(goal.id, lines)];
  const words = goalWords(goal, scenarios, today, earlier.get(goal.id));
  const pace = paceWords(goal, today);
  return (
    <GoalRow type="button" data-place={goal.id} data-tip={reasonOf(goal)} onClick={() => onOpen(goal)}>
      <Diamond $color={colorOf(goal, lane)} $solid={goal.status === 'ACHIEVED'} />
      <span>
        <b>{goal.title}</b>
        <Meta as="small" $tone={words.tone} aria-hidden="true">{words.text}</Meta>
        <VisuallyHidden>, {words.spoken}{spokenLines && `, ${spokenLines}`}</VisuallyHidden>
        {pace?.forecast ? <small aria-hidden="true">{pace.forecast}</small> : null}
        {held === null ? null : <Meta as="small" $tone="past" aria-hidden="true">{held}</Meta>}
      </span>
      <span>{lane.title}</span>
    </GoalRow>
  );
}

/** Which sections are near what is seen; at first those that could be. */
function useNear(first: () => readonly string[]): {
  near: ReadonlySet<string>; watch(element: HTMLElement | null): (() => void) | undefined;
} {
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set(first()));
  const observer = useRef<IntersectionObserver | null>(null);
  const watch = useRef((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    observer.current ??= new IntersectionObserver((seen) => {
      setNear((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of seen) {
          const key = (target as HTMLElement).dataset['section'] ?? '';
          if (isIntersecting) next.add(key);
          else next.delete(key);
        }
        return next;
      });
    }, { rootMargin: '800px 0px', scrollMargin: '800px 0px' });
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  return { near, watch: watch.current };
}

/** The list begins where today is in sight, once. Only what scrolls moves: `scrollIntoView` would shift the layout around it as well. */
function useShownToday(frame: { current: HTMLElement | null }): void {
  const isDone = useRef(false);
  const isMobile = useIsMobile();
  const show = useEffectEvent(() => {
    const line = frame.current?.querySelector('[data-today]');
    if (!line || isDone.current) return;
    isDone.current = true;
    const { top } = line.getBoundingClientRect();
    if (top > window.innerHeight * .7) (isMobile ? window : frame.current)?.scrollBy({ top: top - window.innerHeight / 2 });
  });
  useEffect(() => {
    const picture = requestAnimationFrame(show);
    return () => cancelAnimationFrame(picture);
  }, []);
}
