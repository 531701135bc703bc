import { createHash, randomBytes } from 'node:crypto';
import { daysFrom } from '../../text/days';

/** How long an invitation can be answered, through its link and in the product. */
const INVITATION_DAYS = 30;

/** 256 random bits for the link; the table keeps the hash alone. */
export function newInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashInvitationToken(token) };
}

export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isExpired(sentAt: Date, now: Date): boolean {
  return now > daysFrom(sentAt, INVITATION_DAYS);
}
