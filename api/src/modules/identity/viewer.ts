import type { Context } from '../../request/context';
import type { EmbedClaim, Viewer } from '../../request/viewer';
import { unauthorized } from '../../request/errors';

/**
 * The signed-in person, or the 401 that sends the client to /auth/login. A session on a partner's site is none:
 * it is for messaging alone.
 */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer || context.viewer.embed) throw unauthorized();
  return context.viewer;
}

/** Who writes and reads messages: a person of the product, or one of a partner's site, who is limited to that partner. */
export interface Messenger {
  userId: string;
  embed: EmbedClaim | null;
}

/** The signed-in person; unlike `requireViewer` it also admits sessions on partners' sites. */
export function requireMessenger({ viewer }: Pick<Context, 'viewer'>): Messenger {
  if (!viewer) throw unauthorized();
  return { userId: viewer.userId, embed: viewer.embed ?? null };
}
