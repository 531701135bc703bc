import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooMany } from './errors';
import { placeOf } from './place';
import type { Viewer } from './viewer';

export interface Limit { name: string; points: number; seconds: number }

/**
 * What one person (or address, signed out) may ask of GraphQL in a minute, over HTTP and sockets together, in points. A
 * request is one point; what it holds adds to that (`operationPoints`), and so does each subscription that begins.
 */
export const GRAPHQL_DOOR: Limit = { name: 'graphql-door', points: 2400, seconds: 60 };

/** Documents that are refused: honest programs send few, and to find out what is wrong with one is work. */
export const REFUSED_DOCUMENTS: Limit = { name: 'graphql-refused', points: 60, seconds: 60 };

/** Whose budget a request takes from. */
export function limitKey({ viewer, ip }: { viewer: Viewer | null; ip: string }): string {
  return viewer?.userId ?? placeOf(ip);
}

export interface RateLimits {
  /** Counts one use, or as many points as it weighs; throws 429 with `retry-after` when there are none left. */
  consume(limit: Limit, key: string, points?: number): Promise<void>;
  /** Counted in this process alone: for the doors that every request passes. With 0 points it only asks whether the limit was passed. */
  consumeHere(limit: Limit, key: string, points?: number): Promise<void>;
  close(): Promise<void>;
}

export const noRateLimits: RateLimits = {
  consume: async () => undefined,
  consumeHere: async () => undefined,
  close: async () => undefined,
};

/** With Redis all processes count together; while it is away each counts for itself. */
export function createRateLimits(redis: Redis | null): RateLimits {
  const shared = new Map<string, RateLimiterAbstract>();
  const local = new Map<string, RateLimiterAbstract>();
  const memory = ({ name, points, seconds }: Limit) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return {
    consume(limit, key, points) {
      return take(
        limiterOf(shared, limit, () =>
          redis === null
            ? memory(limit)
            : new RateLimiterRedis({
                storeClient: redis,
                keyPrefix: `limit:${limit.name}`,
                points: limit.points,
                duration: limit.seconds,
                insuranceLimiter: memory(limit),
              }),
        ),
        key,
        points,
      );
    },
    consumeHere: (limit, key, points) => take(limiterOf(local, limit, () => memory(limit)), key, points),
    async close() {
      redis?.disconnect();
    },
  };
}

function limiterOf(limiters: Map<string, RateLimiterAbstract>, { name }: Limit, make: () => RateLimiterAbstract): RateLimiterAbstract {
  const limiter = limiters.get(name) ?? make();
  limiters.set(name, limiter);
  return limiter;
}

async function take(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext / 1000);
    throw error;
  }
}
