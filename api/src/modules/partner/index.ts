import type { Database } from '../../db/database';
import './partner.fields';
import { PARTNER_ORIGINS } from './partner.queries';

export { partnerRoutes } from './partner.routes';
export { newPartnerKey } from './partner-key';
export * from './partner.table';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Origins whose pages may hold the frame of this partner; none for one that is unknown or revoked. */
export async function partnerOrigins(db: Database, partnerId: string): Promise<readonly string[]> {
  if (!UUID.test(partnerId)) return [];
  const [row] = await db.read<{ origins: string[] }>(PARTNER_ORIGINS, [partnerId]);
  return row?.origins ?? [];
}
