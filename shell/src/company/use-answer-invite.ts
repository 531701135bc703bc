import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { MeDocument, UpdateTeamMemberDocument } from '../generated/graphql';
import type { InviteCard } from '../graphql/me';

export interface AnswerInvite {
  /** True when the server took the answer. */
  answer(kind: 'accept' | 'decline'): Promise<boolean>;
  busy: 'accept' | 'decline' | null;
  /** Why it was not possible, such as a team without free seats. */
  failure: string | null;
}

/** Accept or Decline of one invitation; companies and invitations are then read again. */
export function useAnswerInvite({ id }: Pick<InviteCard, 'id'>): AnswerInvite {
  const [, update] = useMutation(UpdateTeamMemberDocument);
  const [, reloadMe] = useQuery({ query: MeDocument, pause: true });
  const [busy, setBusy] = useState<AnswerInvite['busy']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    async answer(kind) {
      setBusy(kind);
      setFailure(null);
      const { data, error } = await update({ id, set: kind === 'accept' ? { isAccepted: true } : { isDeclined: true } });
      setBusy(null);
      // A lost connection only stops the spinner (specification, section 8); what the server says is shown.
      setFailure(data?.updateTeamMember.error?.message ?? null);
      const isDone = error === undefined && data?.updateTeamMember.error == null;
      if (isDone) reloadMe({ requestPolicy: 'network-only' });
      return isDone;
    },
  };
}
