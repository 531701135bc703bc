import { sql } from 'drizzle-orm';
import type { Context } from './context';
import { AppError, unauthorized } from './errors';
import { route } from './route';
import type { AnyRoute } from './route';

/** For load balancers and operators. */
export const operationsRoutes: readonly AnyRoute[] = [
  route({ method: 'GET', path: '/healthz', root: true, policy: 'public', handle: async () => ({ body: { ok: true } }) }),
  route({
    method: 'GET', path: '/readyz', root: true, policy: 'public',
    handle: async ({ db, lifecycle }) => {
      if (lifecycle.draining) throw new AppError('NOT_READY', 503, 'Shutting down.');
      await within(2_000, db.orm.execute(sql`select 1`));
      return { body: { ok: true } };
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

/** Numbers about the process are nobody else's: a token, or in production the machine itself. */
function requireOperator({ config, ip }: Context, headers: NodeJS.Dict<string | string[]>): void {
  if (config.metricsToken !== null) {
    if (headers.authorization !== `Bearer ${config.metricsToken}`) throw unauthorized('Metrics want a token.');
    return;
  }
  const local = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(ip) && headers['x-forwarded-for'] === undefined;
  if (config.production && !local) throw unauthorized('Metrics want a token.');
}
