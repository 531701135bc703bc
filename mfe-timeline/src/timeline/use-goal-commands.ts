import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { deleting } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import { DeleteGoalDocument, SaveGoalDocument, SavePhaseDocument, type GoalInput } from '../generated/graphql';
import { longDay } from './long-day';
import type { Goal, Phase } from './timeline';

/** What a goal takes over from a lane. */
export type GoalLanes = Partial<Pick<Goal, 'categoryId' | 'scenarioId'>>;

/** What can be done with a goal from wherever it is shown; each is seen before the server has answered, and taken back when it refuses. */
export function useGoalCommands() {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return useMemo(() => {
    const save = (row: GoalInput, doing = 'saving goal', fields: readonly string[] = []) => (
      run(SaveGoalDocument, 'saveGoal', { companyId, row }, { doing, fields })
    );
    const change = (goal: Goal, set: Omit<GoalInput, 'id'>, title: string) => {
      const done = save({ id: goal.id, baseRevision: goal.revision, ...set });
      const before = Object.fromEntries(Object.keys(set).map((name) => [name, goal[name as keyof Goal]]));
      offerUndo(shell, { title, done, undo: () => save({ id: goal.id, ...before }) });
      return done;
    };
    return {
      save,
      /** Gives a goal another day, and what it takes over from the lane it was dropped on. */
      move: (goal: Goal, date: string, lanes: GoalLanes = {}) => change(goal, { date, ...lanes }, `${goal.title} moved to ${longDay(date)}`),
      /** Puts a goal into another lane; its day stays. `where` is the lane's name. */
      regroup: (goal: Goal, lanes: GoalLanes, where: string) => change(goal, lanes, `${goal.title} moved to ${where}`),
      achieve: (goal: Goal, dateAchieved: string) => (
        change(goal, { status: 'ACHIEVED', dateAchieved }, `${goal.title} is achieved`)
      ),
      reopen: (goal: Goal) => change(goal, { status: 'IN_PROGRESS', dateAchieved: null }, `${goal.title} is in progress again`),
      show: (goal: Goal, showOnMarketPlan: boolean) => save({ id: goal.id, baseRevision: goal.revision, showOnMarketPlan }),
      remove: (goal: Goal) => {
        const done = run(DeleteGoalDocument, 'deleteGoal', { companyId, id: goal.id }, { doing: deleting('goal') });
        offerUndo(shell, { title: `${goal.title} was deleted`, done, undo: () => save(wholeGoal(goal)) });
      },
      /** The days of a phase; both belong to it. */
      stretch: (phase: Phase, from: string, to: string) => {
        const send = (row: { from: string; to: string; baseRevision?: number }) => (
          run(SavePhaseDocument, 'savePhase', { companyId, row: { id: phase.id, ...row } }, { doing: 'saving phase' })
        );
        const done = send({ from, to, baseRevision: phase.revision });
        const undo = () => send({ from: phase.from, to: phase.to });
        offerUndo(shell, { title: `${phase.title} is ${longDay(from)} to ${longDay(to)}`, done, undo });
      },
    };
  }, [run, shell, companyId]);
}

export type GoalCommands = ReturnType<typeof useGoalCommands>;

/** All that can be written of a goal, so that a deleted one is shown as it was while it comes back. */
function wholeGoal(goal: Goal): GoalInput {
  // What it waits for stands where it stood.
  const { __typename: _type, revision: _revision, assigneeIds: _people, dependsOnIds: _before, checkInValue: _value, ...row } = goal;
  return row;
}
