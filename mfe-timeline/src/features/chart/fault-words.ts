import { dayCount, daysBetween } from '@heartwood/contract/domain';
import type { Dependency } from '../../timeline/dependencies';

/**
 * What is wrong between two goals, and what it means: "Grocer app is late …", "There are 198 days until then …". `today` is `YYYY-MM-DD`.
 */
export function faultWords({ before, after, fault }: Dependency, today: string): { said: string; means: string } {
  if (fault === 'order') return { said: `${after.title} is due before ${before.title}, which it comes after.`, means: '' };
  const said = `${before.title} is ${dayCount(daysBetween(before.date ?? today, today))} late and ${after.title} comes after it.`;
  const left = after.date === null ? 0 : daysBetween(today, after.date);
  return { said, means: left > 0 ? `There are ${dayCount(left)} until then, so nothing else moves yet.` : '' };
}
