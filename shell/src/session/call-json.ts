import { apiErrorOf } from '@heartwood/client-kit/commands';
import { session } from './browser-session';

/** A call of the API with JSON both ways; null where nothing is answered. Throws an `ApiError` with the server's word. */
export async function callJson<Answer = unknown>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object,
): Promise<Answer> {
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await session.fetch(`/api/v1${path}`, { method, ...json });
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json().catch(() => null)) as Answer;
}
