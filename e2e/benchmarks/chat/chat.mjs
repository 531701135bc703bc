import { startPostgres } from '../../../tools/src/test/real-postgres.mjs';
import { measureFanOut } from './fan-out.mjs';
import { measurePages } from './pages.mjs';

/** Messaging under load, on a PostgreSQL of its own. */
export async function* measureChat() {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('The chat measures need a PostgreSQL.');
  try {
    yield* measureFanOut(postgres.url);
    yield* measurePages(postgres.url);
  } finally {
    await postgres.stop();
  }
}
