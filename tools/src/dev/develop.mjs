import { rmSync } from 'node:fs';
import { watchApi } from '../build/build-api.mjs';
import { demoAccounts } from '../start/demo-accounts.mjs';
import { freePort } from '../test/free-port.mjs';
import { remoteFolders } from '../workspaces.mjs';
import { createApiProcess } from './api-process.mjs';
import { startReloadProxy } from './reload-proxy.mjs';
import { developmentRemotes, developmentShell, watchRemote, watchShell } from './watch-front.mjs';

/** Runs until Ctrl-C. */
export async function develop() {
  const port = Number(process.env.PORT || 4000);
  const inner = await freePort();
  const proxy = await startReloadProxy({ port, host: process.env.HOST || 'localhost', target: inner }).catch((error) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what runs there, or set PORT to another one.` : error.message);
    process.exit(1);
  });
  const api = createApiProcess(
    {
      PORT: String(inner),
      // Only the proxy is for others.
      HOST: 'localhost',
      SEED_DEMO: process.env.SEED_DEMO || 'on',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      SHELL_DIST: developmentShell,
      REMOTES_DIR: developmentRemotes,
      ALLOW_REMOTE_OVERRIDES: process.env.ALLOW_REMOTE_OVERRIDES || 'on',
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
    proxy.reload,
  );
  // Releases of an earlier session: nobody goes back to them.
  rmSync(developmentRemotes, { recursive: true, force: true });
  console.log('Building the shell and the remotes …');
  await Promise.all([watchShell(proxy.reload), ...remoteFolders().map((workspace) => watchRemote(workspace, proxy.reload))]);
  const stopWatching = await watchApi(() => void api.restart());
  console.log(`Heartwood in watch mode: http://localhost:${port}  (mail: http://localhost:${port}/dev/mailbox)`);
  if (process.env.SEED_DEMO !== 'off') console.log(demoAccounts.join('\n'));
  const end = async () => {
    await stopWatching();
    proxy.close();
    await api.stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
