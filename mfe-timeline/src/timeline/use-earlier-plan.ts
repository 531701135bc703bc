import { useCompany } from '@heartwood/client-kit/company';
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import { EarlierPlanDocument } from '../generated/graphql';
import type { Goal } from './timeline';

/** The day on which goals were due, by their ids; only those that are due on another one now. */
export type EarlierPlan = ReadonlyMap<string, string>;

/** What a plan is compared with, and whether that is known yet. */
export interface Comparison { state: 'none' | 'asking' | 'failed' | 'known'; earlier: EarlierPlan }

const EMPTY: EarlierPlan = new Map();
export const NOT_COMPARED: Comparison = { state: 'none', earlier: EMPTY };

/**
 * Where the plan stood at the end of a day, asked for anew whenever a goal changes: what moves now was not among those that had moved.
 * @param since `YYYY-MM-DD` where the browser is; null: nothing is compared
 */
export function useEarlierPlan(since: string | null, goals: readonly Goal[]): Comparison {
  const { companyId } = useCompany();
  const at = since === null ? '' : endOf(since).toISOString();
  const [{ data, error }, ask] = useQuery({
    query: EarlierPlanDocument, variables: { companyId, at }, pause: since === null, requestPolicy: 'cache-and-network',
  });
  const asked = useRef(goals);
  useEffect(() => {
    if (asked.current === goals) return;
    asked.current = goals;
    if (since !== null) ask({ requestPolicy: 'network-only' });
  }, [since, goals, ask]);
  const found = data?.earlierPlan;
  return useMemo(() => {
    if (since === null) return NOT_COMPARED;
    if (!found) return { state: error ? 'failed' : 'asking', earlier: EMPTY };
    const days = new Map(goals.map(({ id, date }) => [id, date]));
    const moved = found.filter(({ goalId, date }) => days.get(goalId) != null && days.get(goalId) !== date);
    return { state: 'known', earlier: moved.length === 0 ? EMPTY : new Map(moved.map(({ goalId, date }) => [goalId, date])) };
  }, [since, found, error, goals]);
}

function endOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1);
}
