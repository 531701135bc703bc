import type { Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { fullNameSql } from '../identity';

/** A company that asked to be an affiliate. */
export interface WaitingRequest { companyId: string; name: string; requestedBy: string | null; requestedAt: string }

/** The oldest first. */
export const WAITING_REQUESTS: Statement = {
  name: 'waiting-affiliate-requests',
  text: `select c.id as "companyId", c.name, ${fullNameSql('u')} as "requestedBy", to_json(a.requested_at) as "requestedAt"
    from affiliate a
    join company c on c.id = a.company_id and c.deleted_at is null and c.affiliate_status = 'REQUESTED'
    left join users u on u.id = a.requested_by and not u.is_deleted
    where a.answered_at is null
    order by a.requested_at, c.id`,
};

export async function readWaiting({ db }: Context): Promise<{ requests: WaitingRequest[] }> {
  return { requests: await db.read<WaitingRequest>(WAITING_REQUESTS, []) };
}
