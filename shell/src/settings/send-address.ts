import { apiErrorOf } from '@heartwood/client-kit/commands';
import { session } from '../session/browser-session';

/** Asks for another address: the mail to it confirms the change. Throws an `ApiError` with the server's word. */
export async function sendAddress(email: string): Promise<void> {
  const response = await session.fetch('/api/v1/users/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw await apiErrorOf(response);
}
