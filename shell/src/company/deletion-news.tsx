import type { Me } from '../graphql/me';
import { useToldOfDeletion } from './use-told-of-deletion';

/** Says which company went or came back; none does before the page stands. */
export function DeletionNews({ me }: { me: Me }) {
  useToldOfDeletion(me);
  return null;
}
