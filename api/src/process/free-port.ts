import { createServer } from 'node:net';
import { addressesOf, bind, isAbsent } from './listen';

/** Asked before the database is opened, so that a second start on a port says so at once and changes nothing. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const [first, ...others] = addressesOf(host);
  await probe(port, first);
  for (const address of others) {
    await probe(port, address).catch((error: unknown) => {
      if (!isAbsent(error)) throw error;
    });
  }
}

async function probe(port: number, address: string): Promise<void> {
  const server = createServer();
  await bind(server, port, address);
  await new Promise((resolve) => server.close(resolve));
}
