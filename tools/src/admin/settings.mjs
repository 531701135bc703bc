import { setLine } from '../publish/set-line.mjs';
import { askServer } from './ask-server.mjs';

export const SETTINGS_USAGE = 'npm run admin -- setting REMOTE NAME VALUE|--remove';

/**
 * Sets a value of a remote for this deployment, without a build. Every browser can read it.
 * @param {import('./squads.mjs').Server} server
 * @param {{ remote: string, name: string, value?: string, removes?: boolean }} order
 */
export async function setSetting(server, { remote, name, value, removes = false }) {
  if ((value === undefined) !== removes) throw new Error(SETTINGS_USAGE);
  const done = await askServer(server, '/settings', { remote, name, value: value ?? null });
  return setLine(remote, { setting: name, value: value ?? null, ...done });
}
