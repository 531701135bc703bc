import type { Goal } from '../../timeline/timeline';

/**
 * How a plan stands: goals achieved, late (due before today and not achieved), and ahead (due today or later). What waits for a day is
 * none.
 */
export function planSummary(
  goals: readonly Pick<Goal, 'status' | 'date'>[], today: string,
): { achieved: number; late: number; ahead: number } {
  const achieved = goals.filter(({ status }) => status === 'ACHIEVED').length;
  const late = goals.filter(({ status, date }) => status === 'IN_PROGRESS' && date !== null && date < today).length;
  const ahead = goals.filter(({ status, date }) => status === 'IN_PROGRESS' && date !== null && date >= today).length;
  return { achieved, late, ahead };
}
