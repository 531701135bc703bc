/** What the page knows of an invitation that cannot be answered. */
interface Known {
  companyName: string;
  invitedBy: string;
  state: string;
}

export interface InvitationWords {
  title: string;
  text: string;
}

/** Why there is nothing to answer: never more than is known. */
export function closedInvitation(token: string, known: Known | null): InvitationWords {
  if (token === '')
    return { title: 'There is no invitation in this address.', text: 'Open the link in the mail once more: the address has to be whole.' };
  const title = 'This invitation is not open any more.';
  if (!known)
    return { title, text: 'It was taken back or replaced by a newer mail, its company was deleted, or the address is not whole.' };
  const { companyName, invitedBy, state } = known;
  if (state === 'ACCEPTED') return { title, text: `You have joined ${companyName} already.` };
  if (state === 'DECLINED') return { title, text: `You have declined to join ${companyName}. ${invitedBy} can invite you again.` };
  return { title, text: `The invitation to ${companyName} is too old. Ask ${invitedBy} for a new mail.` };
}

/** Right after a no. */
export function declinedWords({ companyName, invitedBy }: Pick<Known, 'companyName' | 'invitedBy'>): InvitationWords {
  return { title: 'You have declined.', text: `You do not join ${companyName}. ${invitedBy} can invite you again.` };
}
