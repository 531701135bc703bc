import type { Shell } from '@heartwood/contract';
import { callBilling, type KeptCard } from '../billing-calls';
import type { CardDoor, Confirmed } from './provider';

export type KeptOutcome = { ok: true; card: KeptCard } | Exclude<Confirmed, { ok: true }>;

/** Has the card in the fields kept for the company: the bank may ask for a word on the way. @throws ApiError when the API says no */
export async function keepCard(shell: Pick<Shell, 'fetch'>, companyId: string, door: CardDoor, name: string): Promise<KeptOutcome> {
  const { clientSecret } = await callBilling(shell, companyId, '/card/setup', {});
  const confirmed = await door.confirm(clientSecret, name);
  if (!confirmed.ok) return confirmed;
  if (confirmed.methodId === null) return { ok: false, why: 'bank', message: '' };
  const { card } = await callBilling(shell, companyId, '/card/token', { token: confirmed.methodId });
  return { ok: true, card };
}
