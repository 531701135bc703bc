import type { Config } from '../config';
import type { Logger } from '../log';
import type { EventBus } from './bus';
import { createMemoryBus } from './memory-bus';
import { createRedisBus } from './redis-bus';

export function openBus(config: Config, log: Logger): EventBus {
  return config.redisUrl === null ? createMemoryBus() : createRedisBus(config.redisUrl, log);
}
