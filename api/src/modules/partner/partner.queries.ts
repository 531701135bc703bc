import type { Statement } from '../../db/database';
import { channelSql, type ChatChannel } from '../messaging';

export interface Partner {
  id: string;
  companyId: string;
  name: string;
  origins: string[];
  keyId: string;
  isRevoked: boolean;
  createdAt: string;
  keyCreatedAt: string;
  lastUsedAt: string | null;
  channels: ChatChannel[];
}

const PARTNER_SQL = `json_build_object(
  'id', p.id,
  'companyId', p.company_id,
  'name', p.name,
  'origins', p.origins,
  'keyId', p.key_id,
  'isRevoked', p.is_revoked,
  'createdAt', p.created_at,
  'keyCreatedAt', p.key_created_at,
  'lastUsedAt', p.last_used_at,
  'channels', coalesce((
    select json_agg(${channelSql('c')} order by lower(c.name), c.id)
    from channel c
    where c.partner_id = p.id and not c.is_deleted), '[]'))`;

/** $1 company, $2 viewer: nothing unless the viewer is its owner. */
export const PARTNERS: Statement = {
  name: 'partners',
  text: `select ${PARTNER_SQL} as data
    from partner p
    join company k on k.id = p.company_id
    where p.company_id = $1 and k.created_by = $2 and k.deleted_at is null
    order by p.created_at, p.id`,
};

/** $1 partner. */
export const PARTNER: Statement = { name: 'partner', text: `select ${PARTNER_SQL} as data from partner p where p.id = $1` };

/** $1 partner: what the page around the frame must be. */
export const PARTNER_ORIGINS: Statement = {
  name: 'partner-origins',
  text: 'select p.origins, p.is_revoked as "isRevoked" from partner p join company k on k.id = p.company_id and k.deleted_at is null where p.id = $1',
};
