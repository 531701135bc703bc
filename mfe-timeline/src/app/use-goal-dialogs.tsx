import { lateLayer, LostLayer } from '@heartwood/client-kit/states';
import { pushedBy, type GoalShift } from '@heartwood/contract/domain';
import { latePart } from '@heartwood/shared-ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Goal, Phase } from '../timeline/timeline';
import { useGoalCommands, type GoalCommands, type GoalLanes } from '../timeline/use-goal-commands';

const AchieveDialog = lateLayer('Mark as achieved', () => import('../features/goal/achieve.dialog').then((part) => part.AchieveDialog));
const MoveDialog = lateLayer('Move to date', () => import('../features/goal/move.dialog').then((part) => part.MoveDialog));
const MovePhaseDialog = lateLayer(
  'Move to date', () => import('../features/phase/move-phase.dialog').then((part) => part.MovePhaseDialog),
);
const RegroupDialog = lateLayer('Move to category', () => import('../features/regroup/regroup.dialog').then((part) => part.RegroupDialog));
// What can't be asked moves nothing.
const PushDialog = latePart(
  () => import('../features/goal/push.dialog').then((part) => part.PushDialog),
  { failed: (lost, { onAnswer }) => <LostLayer what="The question before moving" lost={lost} onClose={() => onAnswer(null)} /> },
);

interface Regrouped { row: Goal | Phase; move(lanes: GoalLanes, where: string): void }
interface Pushing { goal: Goal; date: string; pushed: readonly GoalShift[]; onAnswer(moved: readonly GoalShift[] | null): void }

export interface GoalDialogs {
  commands: GoalCommands;
  /** Asks for the day on which it was reached. */
  achieve(goal: Goal): void;
  /** Asks for another day. */
  move(goal: Goal): void;
  /** Asks for another category. */
  regroup(goal: Goal): void;
  regroupPhase(phase: Phase): void;
  /** Asks for its other days. */
  movePhase(phase: Phase): void;
  /** What stands open; within the plan's context. */
  dialogs: ReactNode;
}

/** What asks before it is done with a goal, wherever goals are shown. `goals` are all of the plan. */
export function useGoalDialogs(goals: readonly Goal[]): GoalDialogs {
  const plain = useGoalCommands();
  const [achieving, setAchieving] = useState<Goal | null>(null);
  const [moving, setMoving] = useState<Goal | null>(null);
  const [phase, movePhase] = useState<Phase | null>(null);
  const [regrouped, setRegrouped] = useState<Regrouped | null>(null);
  const [pushing, setPushing] = useState<Pushing | null>(null);
  const latest = useRef(goals);
  useEffect(() => {
    latest.current = goals;
  });
  const commands = useMemo((): GoalCommands => {
    const askPushed: GoalCommands['askPushed'] = (goal, date) => {
      const pushed = date === null || (goal.date !== null && date <= goal.date) ? [] : pushedBy(latest.current, { id: goal.id, date });
      if (date === null || pushed.length === 0) return Promise.resolve([]);
      return new Promise((resolve) => {
        const onAnswer: Pushing['onAnswer'] = (moved) => {
          setPushing(null);
          resolve(moved);
        };
        setPushing({ goal, date, pushed, onAnswer });
      });
    };
    return {
      ...plain, askPushed,
      move: async (goal, date, lanes = {}) => {
        const pushed = await askPushed(goal, date);
        if (pushed === null) return;
        await (pushed.length === 0 ? plain.move(goal, date, lanes) : plain.push(goal, date, pushed, { lanes }));
      },
    };
  }, [plain]);
  const dialogs = (
    <>
      {achieving
        ? <AchieveDialog goal={achieving} onClose={() => setAchieving(null)} onSave={(day) => void commands.achieve(achieving, day)} />
        : null}
      {moving ? <MoveDialog goal={moving} onClose={() => setMoving(null)} onMove={(day) => void commands.move(moving, day)} /> : null}
      {phase ? (
        <MovePhaseDialog phase={phase} onClose={() => movePhase(null)} onMove={(from, to) => commands.stretch(phase, from, to)} />
      ) : null}
      {regrouped ? <RegroupDialog row={regrouped.row} onMove={regrouped.move} onClose={() => setRegrouped(null)} /> : null}
      {pushing ? <PushDialog {...pushing} /> : null}
    </>
  );
  const regroup = (row: Goal) => setRegrouped({ row, move: (lanes, where) => void commands.regroup(row, lanes, where) });
  const regroupPhase = (row: Phase) => setRegrouped({ row, move: (lanes, where) => void commands.regroupPhase(row, lanes, where) });
  return { commands, achieve: setAchieving, move: setMoving, regroup, regroupPhase, movePhase, dialogs };
}
