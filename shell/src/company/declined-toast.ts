import type { ToastRequest } from '@heartwood/contract';
import type { InviteCard } from '../graphql/me';

/** That a no has arrived, and where it went. */
export function declinedToast({ companyName, invitedBy }: Pick<InviteCard, 'companyName' | 'invitedBy'>): ToastRequest {
  return { title: `You have declined to join ${companyName}`, text: `${invitedBy} can invite you again.`, status: 'success' };
}
