import { startPostgres } from '../../../tools/src/test/real-postgres.mjs';
import { startRedis } from '../../../tools/src/test/real-redis.mjs';
import { measureFanOut } from './fan-out.mjs';
import { measurePages } from './pages.mjs';

/** Messaging under load, on a PostgreSQL and a Redis of its own. */
export async function* measureChat() {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  try {
    if (!postgres || !redis) throw new Error('The chat measures need a PostgreSQL and a Redis.');
    yield* measureFanOut(postgres.url, redis.url);
    yield* measurePages(postgres.url);
  } finally {
    await redis?.stop();
    await postgres?.stop();
  }
}
