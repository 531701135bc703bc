import { useCompany } from '@heartwood/client-kit/company';
import { daysLeft, goalShare, metricWords, targetWords } from '@heartwood/contract/domain';
import { Badge, Button, CheckIcon, Icon, Text, Tooltip } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { GoalDetailDocument } from '../../generated/graphql';
import { countedValue } from '../../timeline/counted';
import { goalWords } from '../../timeline/goal-words';
import { Diamond, ScenarioDot, toneColor } from '../../timeline/look';
import { paceWords, slipWords } from '../../timeline/pace-words';
import { usePlan } from '../../timeline/plan-context';
import { BASE_PLAN_COLOR, type Goal } from '../../timeline/timeline';
import type { DrawnGoal } from './layout';

const PEEK_WIDTH = 640;

const Card = styled.li`
  z-index: 2;
  display: grid;
  grid-template-columns: 1fr 196px 150px;
  gap: 18px;
  width: ${PEEK_WIDTH}px;
  height: 96px;
  padding: 11px 14px;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
  &::before {
    content: '';
    position: absolute;
    left: var(--arrow);
    top: -6px;
    width: 10px;
    height: 10px;
    border: 1px solid var(--border-2);
    border-right: 0;
    border-bottom: 0;
    background: var(--surface-raised);
    transform: rotate(45deg);
  }
`;
const Value = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  & > span { display: flex; align-items: center; gap: 8px; min-width: 0; }
  & > span > b { font-size: var(--fs-dense); line-height: 17px; max-height: 34px; overflow: hidden; }
`;
const Numbers = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 4px 0 0;
  font-size: 12px;
  & > b { font-size: 20px; line-height: 26px; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
  & > b > span { font-size: 13px; letter-spacing: 0; font-weight: 520; color: var(--text-3); }
`;
const Meter = styled.span<{ $color: string; $share: number }>`
  display: block;
  height: 5px;
  margin-top: 4px;
  border-radius: 3px;
  background: var(--surface-selected);
  &::after {
    content: ''; display: block; width: ${({ $share }) => $share * 100}%; height: 100%; border-radius: 3px;
    background: var(--${({ $color }) => $color});
  }
`;
/** How it goes and how it slipped, in one line. */
const Course = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  margin: 4px 0 0;
  font-size: 11.5px;
  line-height: 15px;
  color: var(--text-2);
  white-space: nowrap;
  & > :first-child { flex: none; }
  & > span:last-child { overflow: hidden; text-overflow: ellipsis; }
  & > em { height: 16px; padding: 0 5px; font-style: normal; }
`;
const Counted = styled.button`
  flex: none;
  padding: 0 2px;
  border: 0;
  border-bottom: 1px dotted currentcolor;
  background: none;
  color: var(--text-2);
  font: inherit;
  cursor: help;
`;
const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 4px;
  margin: 0;
  min-width: 0;
  & > div { display: grid; grid-template-columns: 80px minmax(0, 1fr); font-size: 12px; line-height: 20px; }
  & dt { color: var(--text-3); }
  & dd { display: flex; gap: 6px; align-items: center; margin: 0; min-width: 0; font-weight: 540; }
  & dd > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 8px;
  & > span { display: flex; gap: 8px; & > :first-child { flex: 1; } }
`;

export interface PeekProps {
  drawn: DrawnGoal;
  top: number;
  /** Where the card may stand: what is seen of the pane, px. */
  seen: { left: number; right: number };
  onOpen(goal: Goal): void;
  onAchieve(goal: Goal): void;
  /** The rest of what can be done. */
  menu: ReactNode;
}

/** A goal in short, in a row of its own under its diamond. */
export function Peek({ drawn: { goal, lane, x }, top, seen, onOpen, onAchieve, menu }: PeekProps) {
  const { scenarios, goals, today, canWrite, colorOf } = usePlan();
  const color = colorOf(goal, lane);
  const left = Math.max(seen.left + 8, Math.min(x - 28, seen.right - PEEK_WIDTH - 12));
  const scenario = goal.scenarioId === null ? undefined : scenarios.get(goal.scenarioId);
  const related = goal.relatedGoalId === null ? undefined : goals.get(goal.relatedGoalId);
  const isWritten = canWrite(goal);
  const words = goalWords(goal, scenarios, today);
  return (
    <Card style={{ top, left, '--arrow': `${Math.max(10, x - left - 5)}px` } as object} aria-label={`${goal.title} in short`}>
      <Value>
        <span><Diamond $color={color} $solid={goal.status === 'ACHIEVED'} /><b>{goal.title}</b></span>
        <Progress goal={goal} color={color} />
        <GoalCourse goal={goal} />
      </Value>
      <Facts>
        <div>
          <dt>Scenario</dt>
          <dd>
            <ScenarioDot $color={scenario?.color ?? BASE_PLAN_COLOR} $isBase={!scenario} />
            <span>{scenario?.title ?? 'Base plan'}</span>
          </dd>
        </div>
        <div>
          <dt>Related</dt>
          <dd>
            {related ? <Diamond $color={colorOf(related)} $solid={related.status === 'ACHIEVED'} style={{ width: 9, height: 9 }} /> : null}
            <span>{related?.title ?? 'None'}</span>
          </dd>
        </div>
        <div>
          <dt>Market plan</dt>
          <dd>{goal.showOnMarketPlan ? <><Icon as={CheckIcon} size={14} /><span>Shown</span></> : 'Not shown'}</dd>
        </div>
      </Facts>
      <Actions>
        {isWritten && goal.status === 'IN_PROGRESS' ? (
          <Button size="sm" variant="primary" icon={CheckIcon} onClick={() => onAchieve(goal)}>Mark as achieved</Button>
        ) : <Text size="small" style={{ color: toneColor[words.tone] }}>{words.text}</Text>}
        <span><Button size="sm" onClick={() => onOpen(goal)}>{isWritten ? 'Edit' : 'Open'}</Button>{isWritten ? menu : null}</span>
      </Actions>
    </Card>
  );
}

/** How a goal goes, where its day stood before, and why it has its value where it counts itself. */
function GoalCourse({ goal }: { goal: Goal }) {
  const { today, timeline } = usePlan();
  const { companyId } = useCompany();
  const [{ data }] = useQuery({ query: GoalDetailDocument, variables: { companyId, id: goal.id } });
  const told = paceWords(goal, today);
  // Past due is late in the words of its day.
  const pace = told && (told.forecast !== null || goal.chosenPace !== null) ? told : null;
  const slip = slipWords(data?.goal?.plannedDate ?? null, goal.date, today);
  const { reason } = countedValue(goal, timeline);
  if (pace === null && slip === null && reason === null) return null;
  const words = [pace?.forecast, slip].filter(Boolean).join(' · ');
  return (
    <Course>
      {pace ? <Badge as="em" tone={pace.tone}>{pace.label}</Badge> : null}
      {reason === null
        ? null
        : <Tooltip text={reason}><Counted type="button" aria-label={`Counted by itself: ${reason}`}>Counted</Counted></Tooltip>}
      <span title={words}>{words}</span>
    </Course>
  );
}

function Progress({ goal, color }: { goal: Goal; color: string }) {
  const { today, scenarios } = usePlan();
  const share = goalShare(goal, goal.checkInValue);
  const left = goal.date !== null && goal.status === 'IN_PROGRESS' ? daysLeft(goal.date, today) : null;
  const { tone } = goalWords(goal, scenarios, today);
  return (
    <>
      <Numbers>
        {share === null || goal.checkInValue === null
          ? <Text size="small" tone="2" style={{ maxHeight: 34, overflow: 'hidden' }}>{targetWords(goal)}</Text>
          : <b>{metricWords(goal.metricType, goal.checkInValue)}<span> of {targetWords(goal)}</span></b>}
        {left === null ? null : <span style={{ flex: 'none', color: toneColor[tone] }}>{left}</span>}
      </Numbers>
      {share === null ? null : <Meter $color={color} $share={share} aria-hidden="true" />}
    </>
  );
}
