import { LostLayer } from '@heartwood/client-kit/states';
import { latePart, type LostPart } from '@heartwood/shared-ui';
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Plan } from '../timeline/plan-context';
import type { Goal, Phase } from '../timeline/timeline';
import { holdStill } from './hold-still';
import type { GoalDialogs } from './use-goal-dialogs';

const lostMenu = (lost: LostPart, { onClose }: { onClose(): void }) => <LostLayer what="The menu" lost={lost} onClose={onClose} />;
const RowMenu = latePart(() => import('./row-menu').then((part) => part.RowMenu), { failed: lostMenu });

interface Pressed { id: string; at: { x: number; y: number }; from: HTMLElement }

export interface RowMenuOptions {
  plan: Plan;
  dialogs: GoalDialogs;
  onOpenGoal(goal: Goal): void;
  onOpenPhase(phase: Phase): void;
}

/**
 * The menu of whatever says which goal or phase it is (`data-place`): by the other button, by the key for it, by a long press. `m` marks a
 * goal.
 */
export function useRowMenu({ plan: { goals, timeline, canWrite, canWritePhase }, dialogs, onOpenGoal, onOpenPhase }: RowMenuOptions) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const goalOf = (id: string | undefined) => {
    const goal = goals.get(id ?? '');
    return goal && canWrite(goal) ? goal : undefined;
  };
  const phaseOf = (id: string | undefined) => timeline.phases.find((phase) => phase.id === id && canWritePhase(phase));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.key !== 'm'
      || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.matches('input, textarea, select')) return;
    const goal = goalOf(target.closest<HTMLElement>('[data-place]')?.dataset['place']);
    // Anywhere else it is the product’s key.
    if (goal?.status !== 'IN_PROGRESS') return;
    event.preventDefault();
    dialogs.achieve(goal);
  };
  /** Whether there is something to offer. */
  const openAt = ({ target, clientX: x, clientY: y }: MouseEvent<HTMLElement>): boolean => {
    const from = (target as Element).closest<HTMLElement>('[data-place]');
    const id = from?.dataset['place'];
    if (!from || id === undefined || !(goalOf(id) ?? phaseOf(id))) return false;
    setPressed({ id, from, at: { x, y } });
    return true;
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (openAt(event)) event.preventDefault();
  };
  // Not every phone makes a context menu of a finger that stays.
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') holdStill(event.nativeEvent, () => openAt(event));
  };
  const onClose = () => setPressed((now) => (now === pressed ? null : now));
  const menu = pressed && (
    // Another place is another menu.
    <RowMenu
      key={`${pressed.id} ${pressed.at.x} ${pressed.at.y}`} at={pressed.at} from={pressed.from} onClose={onClose} dialogs={dialogs}
      goal={goalOf(pressed.id)} phase={phaseOf(pressed.id)} onOpenGoal={onOpenGoal} onOpenPhase={onOpenPhase}
    />
  );
  return { on: { onContextMenu, onKeyDown, onPointerDown }, menu };
}
