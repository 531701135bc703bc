import { pushedBy, type GoalShift } from '@heartwood/contract/domain';
import { latePart } from '@heartwood/shared-ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Goal } from '../timeline/timeline';
import { useGoalCommands, type GoalCommands } from '../timeline/use-goal-commands';

const AchieveDialog = latePart(() => import('../features/goal/achieve.dialog').then((part) => part.AchieveDialog));
const MoveDialog = latePart(() => import('../features/goal/move.dialog').then((part) => part.MoveDialog));
const RegroupDialog = latePart(() => import('../features/regroup/regroup.dialog').then((part) => part.RegroupDialog));
const PushDialog = latePart(() => import('../features/goal/push.dialog').then((part) => part.PushDialog));

interface Pushing { goal: Goal; date: string; pushed: readonly GoalShift[]; onAnswer(moved: readonly GoalShift[] | null): void }

export interface GoalDialogs {
  commands: GoalCommands;
  /** Asks for the day on which it was reached. */
  achieve(goal: Goal): void;
  /** Asks for another day. */
  move(goal: Goal): void;
  /** Asks for another category. */
  regroup(goal: Goal): void;
  /** What stands open; within the plan's context. */
  dialogs: ReactNode;
}

/** What asks before it is done with a goal, wherever goals are shown. `goals` are all of the plan. */
export function useGoalDialogs(goals: readonly Goal[]): GoalDialogs {
  const plain = useGoalCommands();
  const [achieving, setAchieving] = useState<Goal | null>(null);
  const [moving, setMoving] = useState<Goal | null>(null);
  const [regrouped, setRegrouped] = useState<Goal | null>(null);
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
      {achieving ? <AchieveDialog goal={achieving} onClose={() => setAchieving(null)} onSave={(day) => void commands.achieve(achieving, day)} /> : null}
      {moving ? <MoveDialog goal={moving} onClose={() => setMoving(null)} onMove={(day) => void commands.move(moving, day)} /> : null}
      {regrouped ? <RegroupDialog goal={regrouped} commands={commands} onClose={() => setRegrouped(null)} /> : null}
      {pushing ? <PushDialog {...pushing} /> : null}
    </>
  );
  return { commands, achieve: setAchieving, move: setMoving, regroup: setRegrouped, dialogs };
}
