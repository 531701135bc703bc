import { useUnit } from 'effector-react';
import { useQuery } from 'urql';
import { UnreadNotificationsDocument } from '../generated/graphql';
import { $hidden } from './removals';

/** How many are unread, 100 at most, without those that are about to be removed; null until that is known. */
export function useUnread(): number | null {
  const [{ data }] = useQuery({ query: UnreadNotificationsDocument, requestPolicy: 'cache-and-network' });
  const hidden = useUnit($hidden);
  if (!data) return null;
  const leaving = Object.values(hidden).filter(({ wasUnread }) => wasUnread).length;
  return Math.max(0, data.notifications.unread - leaving);
}
