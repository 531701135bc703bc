import { apiErrorOf } from '@heartwood/client-kit/commands';
import type { GoogleAnswer } from '../auth/google-button';
import { session } from '../session/browser-session';

/** POST /auth/confirm: what the person gives to prove who they are. Throws what the form shows. */
export async function confirmAgain(proof: { password: string } | GoogleAnswer): Promise<void> {
  const response = await session.fetch('/api/v1/auth/confirm', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(proof),
  });
  if (!response.ok) throw await apiErrorOf(response);
}
