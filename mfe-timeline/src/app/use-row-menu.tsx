import { useKeys } from '@heartwood/client-kit/keys';
import { LostLayer } from '@heartwood/client-kit/states';
import { latePart, type LostPart } from '@heartwood/shared-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Plan } from '../timeline/plan-context';
import type { Goal, Phase } from '../timeline/timeline';
import type { GoalDialogs } from './use-goal-dialogs';

const lostMenu = (lost: LostPart, { onClose }: { onClose(): void }) => <LostLayer what="The menu" lost={lost} onClose={onClose} />;
const GoalContextMenu = latePart(() => import('./row-menu').then((part) => part.GoalContextMenu), { failed: lostMenu });
const PhaseContextMenu = latePart(() => import('./row-menu').then((part) => part.PhaseContextMenu), { failed: lostMenu });

interface Pressed { id: string; at: { x: number; y: number }; from: HTMLElement }

export interface RowMenuOptions {
  plan: Plan;
  dialogs: GoalDialogs;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
}

/** The menu of whatever says which goal or phase it is (`data-place`): by the other button, by the key for it, by a long press. `m` marks a goal. */
export function useRowMenu({ plan: { goals, timeline, canWrite, canWritePhase }, dialogs, onOpenGoal, onOpenPhase }: RowMenuOptions) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const goalOf = (id: string | undefined) => {
    const goal = goals.get(id ?? '');
    return goal && canWrite(goal) ? goal : undefined;
  };
  const phaseOf = (id: string | undefined) => timeline.phases.find((phase) => phase.id === id && canWritePhase(phase));
  useKeys({
    m: () => {
      const goal = goalOf(document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place']);
      if (goal?.status === 'IN_PROGRESS') dialogs.achieve(goal);
    },
  });
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const from = (event.target as Element).closest<HTMLElement>('[data-place]');
    const id = from?.dataset['place'];
    if (!from || id === undefined || !(goalOf(id) ?? phaseOf(id))) return;
    event.preventDefault();
    setPressed({ id, from, at: { x: event.clientX, y: event.clientY } });
  };
  let menu: ReactNode = null;
  if (pressed) {
    const { id, at, from } = pressed;
    const place = { key: `${id} ${at.x} ${at.y}`, at, from, onClose: () => setPressed((now) => (now === pressed ? null : now)) };
    const [goal, phase] = [goalOf(id), phaseOf(id)];
    if (goal) {
      const { commands, achieve, move, regroup } = dialogs;
      menu = <GoalContextMenu {...place} goal={goal} commands={commands} onOpen={onOpenGoal} onAchieve={achieve} onMove={move} onRegroup={regroup} />;
    } else if (phase) menu = <PhaseContextMenu {...place} phase={phase} onOpen={onOpenPhase} />;
  }
  return { onContextMenu, menu };
}
