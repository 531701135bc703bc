import { useSubscription } from 'urql';
import { PresenceChangesDocument } from '../generated/graphql';

const MOST_WATCHED = 200;

/** Keeps the online dots of these people true for as long as it is mounted. */
export function PresenceWatch({ userIds }: { userIds: readonly string[] }) {
  const watched = [...new Set(userIds)].sort().slice(0, MOST_WATCHED);
  useSubscription({ query: PresenceChangesDocument, variables: { userIds: watched }, pause: watched.length === 0 });
  return null;
}
