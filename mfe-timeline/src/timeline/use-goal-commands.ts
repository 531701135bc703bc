import { offerUndo, useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { deleting } from '@heartwood/contract';
import type { GoalShift } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { useMemo } from 'react';
import {
  DeleteGoalDocument, SaveGoalDocument, SavePhaseDocument, ShiftGoalsDocument, type GoalInput, type GoalMove, type PhaseInput,
} from '../generated/graphql';
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
    /** Changes some of a goal, with its way back. `fields` are those whose refusal is told where they stand. */
    const change = (goal: Goal, set: Omit<GoalInput, 'id'>, title: string, fields: readonly string[] = []) => {
      const done = save({ id: goal.id, baseRevision: goal.revision, ...set }, 'saving goal', fields);
      const before = Object.fromEntries(Object.keys(set).map((name) => [name, goal[name as keyof Goal]]));
      offerUndo(shell, { title, done, undo: ({ payload }) => save({ id: goal.id, ...before, ...basedOn(payload.row) }) });
      return done;
    };
    const changePhase = (phase: Phase, set: Omit<PhaseInput, 'id'>, title: string) => {
      const send = (row: Omit<PhaseInput, 'id'>) => (
        run(SavePhaseDocument, 'savePhase', { companyId, row: { id: phase.id, ...row } }, { doing: 'saving phase' })
      );
      const done = send({ ...set, baseRevision: phase.revision });
      const before = Object.fromEntries(Object.keys(set).map((name) => [name, phase[name as keyof Phase]]));
      offerUndo(shell, { title, done, undo: ({ payload }) => send({ ...before, ...basedOn(payload.row) }) });
      return done;
    };
    return {
      save, change,
      /** Gives a goal another day, and what it takes over from the lane it was dropped on. */
      move: (goal: Goal, date: string, lanes: GoalLanes = {}) => (
        change(goal, { date, ...lanes }, `${goal.title} moved to ${longDay(date)}`)
      ),
      /** Puts a goal into another lane; its day stays. `where` is the lane's name. */
      regroup: (goal: Goal, lanes: GoalLanes, where: string) => change(goal, lanes, `${goal.title} moved to ${where}`),
      /**
       * Gives a goal another day, and those that it pushes theirs: all or none, and back in one undo.
       * @param isSaved the goal has its day already, as its form has sent it
       */
      push: async (
        goal: Goal, date: string, pushed: readonly GoalShift[],
        { lanes = {}, isSaved = false }: { lanes?: GoalLanes; isSaved?: boolean } = {},
      ) => {
        const shift = (moves: GoalMove[]) => run(ShiftGoalsDocument, 'shiftGoals', { companyId, moves }, { doing: 'moving goals' });
        const isElsewhere = !isSaved && Object.keys(lanes).length > 0;
        const send = async () => {
          const own = isElsewhere ? await save({ id: goal.id, ...lanes }) : null;
          if (own && !own.ok) return own;
          const others = pushed.map(({ id, to }) => ({ id, date: to }));
          return shift(isSaved ? others : [{ id: goal.id, date, ...(!isElsewhere && { baseRevision: goal.revision }) }, ...others]);
        };
        const back = async (rows: readonly Revised[]) => {
          const moves = [{ id: goal.id, date: goal.date }, ...pushed.map(({ id, from }) => ({ id, date: from }))];
          await shift(moves.map((each) => ({ ...each, ...basedOn(rows.find(({ id }) => id === each.id)) })));
          const { categoryId, scenarioId } = goal;
          if (isElsewhere) await save({ id: goal.id, categoryId, scenarioId });
        };
        const done = send();
        const others = pushed.length === 1 ? 'another goal' : `${pushed.length} others`;
        offerUndo(shell, { title: `${goal.title} and ${others} moved`, done, undo: ({ payload }) => back(payload.rows) });
        return done;
      },
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
        changePhase(phase, { from, to }, `${phase.title} is ${longDay(from)} to ${longDay(to)}`);
      },
      /** Puts a phase into another lane; its days stay, and so do the goals in it. */
      regroupPhase: (phase: Phase, lanes: GoalLanes, where: string) => changePhase(phase, lanes, `${phase.title} moved to ${where}`),
    };
  }, [run, shell, companyId]);
}

interface Revised { id: string; revision: number }

/** Where somebody else has changed the same since, that stays, and it is said. */
const basedOn = (row: Pick<Revised, 'revision'> | null | undefined) => (row ? { baseRevision: row.revision } : {});

type Commands = ReturnType<typeof useGoalCommands>;

/** The same where a goal that slips asks what becomes of those that it pushes. */
export interface GoalCommands extends Omit<Commands, 'move'> {
  move(goal: Goal, date: string, lanes?: GoalLanes): Promise<unknown>;
  /** Which of the goals that wait for it move with it; empty: none does. Null when the person will not have it moved. */
  askPushed(goal: Goal, date: string | null): Promise<readonly GoalShift[] | null>;
}

/** All that can be written of a goal, so that a deleted one is shown as it was while it comes back. */
function wholeGoal({
  __typename: _type, revision: _revision, assigneeIds: _people, checkInValue: _value, checkInDate: _day, projectedDate: _forecast,
  chosenPace: _pace, ...row
}: Goal): GoalInput {
  return row;
}
