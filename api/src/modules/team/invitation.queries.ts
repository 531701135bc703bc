import type { AccessType } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { fullNameSql } from '../identity';
import { hashInvitationToken, isExpired } from './invitation-token';

/** What the invitation page shows before sign-in. */
export interface Invitation {
  /** Of the team entry: what is accepted or declined after the sign-in. */
  id: string;
  companyId: string;
  companyName: string;
  companyLogo: string | null;
  invitedBy: string;
  email: string;
  accessType: AccessType;
  position: string;
  hasAccount: boolean;
  /** PENDING, ACCEPTED, DECLINED or EXPIRED. */
  state: string;
}

interface Row extends Omit<Invitation, 'state'> { isAccepted: boolean; isDeclined: boolean; sentAt: string }

/** $1 hash of the token. */
export const INVITATION: Statement = {
  name: 'invitation',
  text: `select json_build_object(
      'id', m.id,
      'companyId', m.company_id,
      'companyName', c.name,
      'companyLogo', c.logo,
      'email', m.email,
      'accessType', m.access_type,
      'position', m.position,
      'invitedBy', coalesce((
        select ${fullNameSql('u')}
        from users u
        where u.id = m.invited_by and not u.is_deleted), c.name),
      'hasAccount', exists(select from users u where u.email = m.email and not u.is_deleted),
      'isAccepted', m.is_accepted,
      'isDeclined', m.is_declined,
      'sentAt', m.sent_at) as data
    from team_member m
    join company c on c.id = m.company_id
    where m.token_hash = $1 and c.deleted_at is null`,
};

/** The token is the right to see it; an unknown one tells nothing. */
export async function readInvitation({ db, now }: Context, token: string): Promise<Invitation | null> {
  const [row] = await db.read<{ data: Row }>(INVITATION, [hashInvitationToken(token)]);
  if (!row) return null;
  const { isAccepted, isDeclined, sentAt, ...shown } = row.data;
  return {
    ...shown,
    state: isAccepted ? 'ACCEPTED' : isDeclined ? 'DECLINED' : isExpired(new Date(sentAt), now()) ? 'EXPIRED' : 'PENDING',
  };
}
