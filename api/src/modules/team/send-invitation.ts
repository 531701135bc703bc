import { ACCESS_LABELS, fullName } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import type { teamMember } from '../company';
import { findUserById } from '../identity';

type Row = Pick<typeof teamMember.$inferSelect, 'email' | 'accessType' | 'position'>;

/** Puts the invitation's mail into the outbox of this transaction. */
export async function sendInvitation(
  tx: Db,
  { mail, config }: Context,
  row: Row,
  companyName: string,
  token: string,
  inviterId: string,
): Promise<void> {
  const inviter = await findUserById(tx, inviterId);
  await mail.enqueue(tx, {
    template: 'invite',
    to: row.email,
    invitedBy: inviter ? fullName(inviter) : 'A member',
    companyName,
    access: ACCESS_LABELS[row.accessType],
    position: row.position,
    link: `${config.publicUrl}/auth/new-invite?token=${token}`,
  });
}
