import { memo, useMemo, type ReactNode } from 'react';
import type { Goal } from '../../timeline/timeline';
import { Items } from './chart-look';
import { GoalItem } from './goal-item';
import type { Seen } from './layout';
import { PhaseItem } from './phase-item';
import type { PlaceHandlers } from './place-handlers';

export interface ItemsLayerProps {
  seen: Seen;
  /** So many of them, those in view first. */
  count: number;
  /** Not while it is prepared, nor while it goes. */
  isShown: boolean;
  /** The goal whose card is open. */
  chosen: Goal | null;
  pickedPhase: string | null;
  movedGoal: string | null;
  movesLater?: boolean;
  tabStop: string | null;
  on: PlaceHandlers;
  /** The card under the chosen goal. */
  peek?: ReactNode;
  children?: ReactNode;
}

/** The phases and goals of one zoom that are in sight. */
export const ItemsLayer = memo(function ItemsLayer({
  seen: { phases, goals, order }, count, isShown, chosen, pickedPhase, movedGoal, movesLater = false, tabStop, on, peek, children,
}: ItemsLayerProps) {
  const part = useMemo(() => (count >= order.length ? null : new Set(order.slice(0, count))), [order, count]);
  const isThere = (id: string) => part === null || part.has(id);
  const isRelated = (goal: Goal) => chosen !== null && (goal.id === chosen.relatedGoalId || goal.relatedGoalId === chosen.id);
  return (
    <Items aria-label="Phases and goals by date" $isShown={isShown} data-shown={isShown || undefined}>
      {phases.map((drawn) => (isThere(drawn.phase.id) ? (
        <PhaseItem
          key={drawn.phase.id} drawn={drawn} isPicked={drawn.phase.id === pickedPhase} isTabStop={tabStop === drawn.phase.id} on={on}
        />
      ) : null))}
      {goals.flatMap((drawn) => (isThere(drawn.goal.id) ? [
        <GoalItem
          key={drawn.goal.id} drawn={drawn} isOpen={drawn.goal.id === chosen?.id} isRelated={isRelated(drawn.goal)}
          ghost={movedGoal === drawn.goal.id ? (movesLater ? 'later' : 'earlier') : null} isTabStop={tabStop === drawn.goal.id} on={on}
        />,
        ...(drawn.goal.id === chosen?.id ? [peek] : []),
      ] : []))}
      {children}
    </Items>
  );
});
