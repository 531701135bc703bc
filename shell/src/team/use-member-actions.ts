import { useState } from 'react';
import { useMutation } from 'urql';
import { DeleteTeamMemberDocument, ResendInvitationDocument, UpdateTeamMemberDocument, type TeamMemberSet } from '../generated/graphql';
import { toast, toastError } from '../toasts/toasts';
import type { Member } from './team-groups';

export interface MemberActions {
  isBusy: boolean;
  /** True when it was done; a refusal is told in a toast. */
  update(set: TeamMemberSet): Promise<boolean>;
  remove(): Promise<boolean>;
  resend(): Promise<boolean>;
}

interface Answer {
  error?: { message: string } | undefined;
  refusal?: string | undefined;
}

/** What a manager can do with one entry of the team. */
export function useMemberActions({ id, email }: Pick<Member, 'id' | 'email'>): MemberActions {
  const [, update] = useMutation(UpdateTeamMemberDocument);
  const [, remove] = useMutation(DeleteTeamMemberDocument);
  const [, resend] = useMutation(ResendInvitationDocument);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<Answer>): Promise<boolean> => {
    setBusy(true);
    const { error, refusal } = await work();
    setBusy(false);
    const text = refusal ?? error?.message;
    if (text !== undefined) toastError(text);
    return text === undefined;
  };

  return {
    isBusy,
    update: (set) => run(() => update({ id, set }).then(({ data, error }) => ({ error, refusal: data?.updateTeamMember.error?.message }))),
    remove: () => run(() => remove({ id }).then(({ data, error }) => ({ error, refusal: data?.deleteTeamMember.error?.message }))),
    async resend() {
      const isSent = await run(() => resend({ id }).then(({ data, error }) => ({ error, refusal: data?.resendInvitation.error?.message })));
      if (isSent) toast({ title: 'Invitation sent again', text: `To ${email}. The link in the first mail has stopped working.`, status: 'success' });
      return isSent;
    },
  };
}
