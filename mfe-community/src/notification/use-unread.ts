import { useQuery } from 'urql';
import { UnreadNotificationsDocument } from '../generated/graphql';

/** How many are unread, 100 at most; null until that is known. */
export function useUnread(): number | null {
  const [{ data }] = useQuery({ query: UnreadNotificationsDocument, requestPolicy: 'cache-and-network' });
  return data?.notifications.unread ?? null;
}
