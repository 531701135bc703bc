import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import {
  DeleteTeamMemberDocument, MeDocument, ResendInvitationDocument, UpdateTeamMemberDocument, type TeamMemberSet,
} from '../generated/graphql';
import { nav } from '../navigation/nav';
import { useCurrentCompany } from '../session/current-company';
import { toast, toastError } from '../toasts/toasts';
import type { Member } from './team-groups';

export interface MemberActions {
  isBusy: boolean;
  /** True when it was done; a refusal is told in a toast. */
  update(set: TeamMemberSet): Promise<boolean>;
  remove(): Promise<boolean>;
  /** For one's own entry: the entry rules then choose another company, or tell that there is none. */
  leave(): Promise<boolean>;
  resend(): Promise<boolean>;
}

interface Answer {
  error?: { message: string } | undefined;
  refusal?: string | undefined;
}

/** What can be done with one entry of the team, by managers and by the person it is about. */
export function useMemberActions({ id, email }: Pick<Member, 'id' | 'email'>): MemberActions {
  const [, update] = useMutation(UpdateTeamMemberDocument);
  const [, remove] = useMutation(DeleteTeamMemberDocument);
  const [, resend] = useMutation(ResendInvitationDocument);
  const client = useClient();
  const { company } = useCurrentCompany();
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true);
    const { error, refusal } = await work();
    setBusy(false);
    const text = refusal ?? error?.message;
    if (text !== undefined) toastError(text);
    return text === undefined;
  };

  const removeEntry = (): Promise<boolean> => (
    run(() => remove({ id }).then(({ data, error }) => ({ error, refusal: data?.deleteTeamMember.error?.message })))
  );

  return {
    isBusy,
    update: (set) => run(() => update({ id, set }).then(({ data, error }) => ({ error, refusal: data?.updateTeamMember.error?.message }))),
    remove: removeEntry,
    async leave() {
      const hasLeft = await removeEntry();
      if (!hasLeft) return false;
      toast({ title: `You have left ${company.name}`, status: 'success' });
      await client.query(MeDocument, {}, { requestPolicy: 'network-only' }).toPromise();
      nav.navigate('/app', { replace: true });
      return true;
    },
    async resend() {
      const isSent = await run(() => resend({ id }).then(({ data, error }) => ({ error, refusal: data?.resendInvitation.error?.message })));
      if (isSent)
        toast({ title: 'Invitation sent again', text: `To ${email}. The link in the first mail has stopped working.`, status: 'success' });
      return isSent;
    },
  };
}
