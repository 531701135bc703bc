import { ApiError, apiErrorOf } from '@heartwood/client-kit/commands';
import { session } from '../session/browser-session';
import { toast } from '../toasts/toasts';
import { roleParts, type InviteRow } from './invite-rows';

/** `isFull`: no seat is left where it was to go. */
export type SendOutcome = { ok: true } | { ok: false; text: string | null; isFull: boolean };

/** POST /team/invite. HTTP 400 shows 'Error!!!' with the server's message (specification, section 8). */
export async function sendInvitation(row: InviteRow, company: { id: string; name: string }): Promise<SendOutcome> {
  try {
    const response = await session.fetch('/api/v1/team/invite', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: row.email.trim(),
        accessType: row.accessType,
        ...roleParts(row.role),
        companyId: company.id,
        companyName: company.name,
      }),
    });
    if (response.ok) return { ok: true };
    const error = await apiErrorOf(response);
    const isFull = error.code === 'NO_SEAT_LEFT';
    if (error.status === 400 && !isFull) toast({ title: 'Error!!!', text: error.message, status: 'error' });
    return { ok: false, text: error.message, isFull };
  } catch (error) {
    return { ok: false, text: error instanceof ApiError ? error.message : 'Not sent', isFull: false };
  }
}
