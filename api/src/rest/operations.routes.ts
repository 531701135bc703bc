import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Context } from '../request/context';
import { AppError, unauthorized } from '../request/errors';
import { isOwnMachine } from '../request/loopback';
import { lookAtFiles } from '../modules/files';
import { route } from './route';
import type { AnyRoute } from './route';
import { isSameSecret } from '../request/same-secret';

/** For load balancers and operators. */
export const operationsRoutes: readonly AnyRoute[] = [
  route({ method: 'GET', path: '/healthz', root: true, policy: 'public', handle: async () => ({ body: { ok: true } }) }),
  route({
    method: 'GET', path: '/readyz', root: true, policy: 'public',
    handle: async ({ db, lifecycle, files, releases }) => {
      if (lifecycle.draining) throw new AppError('NOT_READY', 503, 'Shutting down: go to another process.');
      await within(2_000, db.orm.execute(sql`select 1`));
      const store = await lookAtFiles(files);
      if (store === 'never') throw new AppError('NOT_READY', 503, 'The store of uploads has not answered yet.');
      if (releases && !releases.isReady) throw new AppError('NOT_READY', 503, 'The releases have not come from the bucket yet.');
      // All processes have the same store: without it the rest of the product goes on, and none of them is better than another.
      return { body: { ok: true, ...(store === 'away' && { files: 'away' }) } };
    },
  }),
  route({
    method: 'GET', path: '/metrics', root: true, policy: 'public',
    handle: async (context, { headers }) => {
      requireOperator(context, headers);
      return { body: await context.metrics.registry.metrics(), headers: { 'content-type': context.metrics.registry.contentType } };
    },
  }),
];

async function within(ms: number, work: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('NOT_READY', 503, 'The database does not answer.')), ms);
  });
  const failed = () => Promise.reject(new AppError('NOT_READY', 503, 'The database does not answer.'));
  await Promise.race([Promise.resolve(work).catch(failed), late]).finally(() => clearTimeout(timer));
}

/** Numbers about the process are nobody else's: for who has the token; without one, which production never is, for this machine. */
function requireOperator(context: Context, headers: IncomingHttpHeaders): void {
  const { metricsToken, production } = context.config;
  const admitted =
    metricsToken !== null
      ? isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`)
      : !production && isOwnMachine(context, headers);
  if (!admitted) throw unauthorized('Metrics want a token.');
}
