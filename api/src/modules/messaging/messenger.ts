import type { Context } from '../../context';
import { unauthorized } from '../../errors';

/** Who writes and reads: a person of the product, or of a partner's site, who is limited to that partner. */
export interface Messenger {
  userId: string;
  embed: { partnerId: string; companyId: string } | null;
}

/** The signed-in person; unlike `requireViewer` it also admits sessions of partners' sites. */
export function requireMessenger({ viewer }: Pick<Context, 'viewer'>): Messenger {
  if (!viewer) throw unauthorized();
  return { userId: viewer.userId, embed: viewer.embed ?? null };
}

/** First three values of every statement here: $1 viewer, $2 partner, $3 the partner's company (both null for people of the product). */
export const who = ({ userId, embed }: Messenger) => [userId, embed?.partnerId ?? null, embed?.companyId ?? null] as const;
