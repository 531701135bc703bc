import { Redis } from 'ioredis';
import type { Config } from '../process/config';
import { createRateLimits, noRateLimits } from './limits';
import type { RateLimits } from './limits';
import type { Logger } from '../process/log';

export function openRateLimits(config: Config, log: Logger): RateLimits {
  if (!config.rateLimits) return noRateLimits;
  if (config.redisUrl === null) return createRateLimits(null);
  const redis = new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', (error) =>
    log.warn({ error: error.message }, 'Redis can not be reached: rate limits are counted by this process alone'),
  );
  return createRateLimits(redis);
}
