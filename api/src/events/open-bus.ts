import type { Config } from '../process/config';
import type { Logger } from '../process/log';
import type { EventBus } from './bus';
import { createMemoryBus } from './memory-bus';
import { createRedisBus } from './redis-bus';

export function openBus(config: Config, log: Logger): EventBus {
  return config.redisUrl === null ? createMemoryBus() : createRedisBus(config.redisUrl, log);
}
