import type { Middleware } from 'koa';
import type { Services } from '../../context';

/** The pages and static files; the shell is served from here. */
export function web(_services: Services): Middleware {
  return (_ctx, next) => next();
}
