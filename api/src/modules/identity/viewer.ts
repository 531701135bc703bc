import type { Context } from '../../context';
import type { Viewer } from '../../viewer';
import { unauthorized } from '../../errors';

/** The signed-in person, or the 401 that sends the client to /auth/login. */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) throw unauthorized();
  return context.viewer;
}
