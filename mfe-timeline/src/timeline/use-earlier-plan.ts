import { useCompany } from '@heartwood/client-kit/company';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { EarlierPlanDocument } from '../generated/graphql';
import type { Goal } from './timeline';

/** The day on which goals were due, by their ids; only those that are due on another one now. */
export type EarlierPlan = ReadonlyMap<string, string>;

export const NO_EARLIER_PLAN: EarlierPlan = new Map();

/**
 * Where the plan stood at the end of a day, asked for anew whenever a goal changes: what moves now was not among those that had moved.
 * @param since `YYYY-MM-DD` where the browser is; null: nothing is compared
 */
export function useEarlierPlan(since: string | null, goals: readonly Goal[]): EarlierPlan {
  const { companyId } = useCompany();
  const at = since === null ? '' : endOf(since).toISOString();
  const [{ data }, ask] = useQuery({ query: EarlierPlanDocument, variables: { companyId, at }, pause: since === null });
  useEffect(() => {
    if (since !== null) ask({ requestPolicy: 'network-only' });
  }, [since, goals, ask]);
  const earlier = since === null ? null : data?.earlierPlan;
  return useMemo(() => {
    const days = new Map(goals.map(({ id, date }) => [id, date]));
    const moved = (earlier ?? []).filter(({ goalId, date }) => days.get(goalId) != null && days.get(goalId) !== date);
    return moved.length === 0 ? NO_EARLIER_PLAN : new Map(moved.map(({ goalId, date }) => [goalId, date]));
  }, [earlier, goals]);
}

function endOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1);
}
