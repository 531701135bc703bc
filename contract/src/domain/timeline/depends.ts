import type { GoalStatus } from '../goals';

/** A goal among those that it waits for (`dependsOnIds`, finish to start). `date` is `YYYY-MM-DD`, null without a day. */
export interface DependentGoal {
  id: string;
  date: string | null;
  status: GoalStatus;
  dependsOnIds: readonly string[];
}

/** A goal whose day changes. */
export interface GoalShift { id: string; from: string; to: string }

/**
 * Which of `wanted` cannot be waited for by `goalId`, because it waits for that goal itself, however many stand between them; null when
 * none does. A goal cannot wait for itself. `waitsFor` says what each goal waits for now.
 */
export function closesCircle(goalId: string, wanted: readonly string[], waitsFor: (id: string) => readonly string[]): string | null {
  return wanted.find((id) => leadsTo(id, goalId, waitsFor)) ?? null;
}

function leadsTo(from: string, to: string, waitsFor: (id: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...waitsFor(id));
  }
  return false;
}

/**
 * What a goal pushes when it moves to another day: every goal in progress that waits for it, directly or not, and would be due before
 * what it waits for, is due on that day. What lies late enough stays, and so does what was due too early already for another reason.
 * In the order of the chain, without the goal itself.
 */
export function pushedBy(goals: readonly DependentGoal[], moved: { id: string; date: string }): GoalShift[] {
  const followers = new Map<string, DependentGoal[]>();
  for (const goal of goals) for (const id of goal.dependsOnIds) followers.set(id, [...followers.get(id) ?? [], goal]);
  const pushed = new Map<string, GoalShift>();
  const open = [moved.id];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const { id, date, status } of followers.get(at) ?? []) {
      if (id === moved.id || pushed.has(id) || date === null || date >= moved.date || status === 'ACHIEVED') continue;
      pushed.set(id, { id, from: date, to: moved.date });
      open.push(id);
    }
  }
  return [...pushed.values()];
}

/**
 * What is wrong between a goal and one that waits for it: `order` when the other is due before it, `late` when it is late itself and
 * therefore holds the other up. `today` is `YYYY-MM-DD` where the reader is.
 */
export function linkFault(before: DependentGoal, after: DependentGoal, today: string): 'late' | 'order' | null {
  if (before.status === 'ACHIEVED' || after.status === 'ACHIEVED' || before.date === null) return null;
  if (after.date !== null && after.date < before.date) return 'order';
  return before.date < today ? 'late' : null;
}
