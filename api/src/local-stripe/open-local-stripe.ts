import type { AddressInfo } from 'node:net';
import { runDue } from './collect/due';
import { Store } from './store';
import { stripeServer } from './server';
import type { Keys } from './server';
import { World } from './world';

export interface LocalStripe {
  /** Origin of the API and of the frames. */
  origin: string;
  world: World;
  /** What happened in so many days up to now, told to nobody; `forward` passes some of them, and does what becomes due. */
  relive(days: number, play: (forward: (days: number) => void) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  host: string;
  /** Where everything is kept; null keeps nothing. */
  file: string | null;
  keys: Keys;
  webhook: { url: string; secret: string } | null;
}

/** Starts a Stripe account in test mode on this machine. */
export async function openLocalStripe({ port, host, file, keys, webhook }: Options): Promise<LocalStripe> {
  const place = { origin: '' };
  const world = new World(new Store(file), webhook, place);
  const { server, stop } = stripeServer(world, keys);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  place.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin: place.origin, world, stop,
    async relive(days, play) {
      await world.relive(days, (forward) => play((passed) => {
        forward(passed);
        runDue(world);
      }));
    },
  };
}
