import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Server as NetServer } from 'node:net';

/** `localhost` is two addresses, and a browser may try either of them first. */
export function addressesOf(host: string): readonly [string, ...string[]] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
}

export interface Listening {
  port: number;
  /** Resolves when every connection is gone. */
  close(): Promise<void>;
}

/** An HTTP server listens once: further addresses get a listener of their own that hands its connections over. */
export async function listen(server: Server, wished: number, host: string): Promise<Listening> {
  const [first, ...others] = addressesOf(host);
  await bind(server, wished, first);
  const { port } = server.address() as AddressInfo;
  const doors: NetServer[] = [server];
  for (const address of others) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    try {
      await bind(door, port, address);
      doors.push(door);
    } catch (error) {
      if (isAbsent(error)) continue;
      await Promise.all(doors.map(close));
      throw error;
    }
  }
  return { port, close: async () => { await Promise.all(doors.map(close)); } };
}

export function bind(server: NetServer, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** A machine without IPv6 has no `::1`. */
export function isAbsent(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
