import { MOST_UNREAD } from '@heartwood/contract/domain';
import type { NotificationRowFragment } from '../../generated/graphql';
import { sinceWords } from '../../notification/times';

/**
 * What the page says first: "3 new since this morning". Since when is said only where all of the unread ones are loaded, and
 * so the oldest of them is known.
 */
export function headline(unread: number, rows: readonly NotificationRowFragment[], now: Date, locale?: string): string {
  if (unread === 0) return 'Nothing new';
  if (unread >= MOST_UNREAD) return `${MOST_UNREAD - 1}+ new`;
  const known = rows.filter(({ read }) => !read);
  const [oldest] = known.length === unread ? known.map(({ updatedAt }) => updatedAt).sort() : [];
  const since = oldest === undefined ? null : sinceWords(oldest, now, locale);
  return since === null ? `${unread} new` : `${unread} new since ${since}`;
}
