import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Goal } from '../../timeline/timeline';
import { valuesOf, type GoalValues } from './goal-values';

/** What a form was begun with: the goal as it stood, and its values. */
export interface Begun { base: Goal | null; initial: GoalValues }

/**
 * A form that is open while its goal becomes another status: fields that nobody has touched are those of the goal as it is now, what is typed
 * stays. Where somebody else has written a field that is being typed, the form goes on from the revision that it knows, and is told of it.
 */
export function withStatus({ base, initial }: Begun, values: GoalValues, goal: Goal): { begun: Begun; values: GoalValues } {
  const now = valuesOf(goal);
  const { status, dateAchieved } = now;
  const names = Object.keys(initial) as (keyof GoalValues)[];
  const isTyped = (name: keyof GoalValues) => name !== 'status' && name !== 'dateAchieved' && values[name] !== initial[name];
  const isAlsoTheirs = names.some((name) => isTyped(name) && now[name] !== initial[name]);
  if (isAlsoTheirs && base) {
    return { begun: { base: { ...base, status, dateAchieved }, initial: { ...initial, status, dateAchieved } }, values: { ...values, status, dateAchieved } };
  }
  const typed = Object.fromEntries(names.filter(isTyped).map((name) => [name, values[name]]));
  return { begun: { base: goal, initial: now }, values: { ...now, ...typed } };
}

/** Keeps an open form with the status of its goal: drawer, focus and open menus stay as they are. */
export function FollowStatus({ goal, begun, onBegun }: { goal: Goal; begun: Begun; onBegun(begun: Begun): void }) {
  const { values, setValues } = useFormikContext<GoalValues>();
  useEffect(() => {
    if (begun.base === null || begun.base.status === goal.status) return;
    const next = withStatus(begun, values, goal);
    onBegun(next.begun);
    void setValues(next.values);
  }, [goal, begun, onBegun, values, setValues]);
  return null;
}
