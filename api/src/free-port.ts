import { createServer } from 'node:net';

/** Asked before the database is opened, so that a second start on a port says so at once and changes nothing. */
export async function requireFreePort(port: number, host: string | null): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host ?? undefined, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
