import Router from '@koa/router';
import Koa from 'koa';
import type { Context as KoaContext, Middleware } from 'koa';
import type { Context, Services } from '../request/context';
import { AppError, badRequest, notFound } from '../request/errors';
import { errorAnswer } from './errors';
import type { Limit } from '../request/limits';
import { failureOf } from '../process/tracing';
import type { AnyRoute, RouteAnswer, RouteRequest } from './route';
import { readBody } from './route-body';
import { isOperator } from '../request/operator';
import { placeOf } from '../request/place';
import { foreignOrigin, isOwnOrigin, isVisit } from './own-origin';
import { bearerToken, createContext } from '../request/request-context';
import { requireMessenger, requireViewer } from '../modules/identity';
import { recorded } from '../modules/operations';
import { squadOf } from '../modules/release';

/** Every REST request passes this door, counted by address. */
const DOOR = { name: 'rest-door', points: 600, seconds: 60 };

/** Who tries tokens of squads, by address. */
const SQUAD_DOOR = { name: 'squad-door', points: 60, seconds: 60 };

/** Koa with the route table; what is not in it is for `web`: the pages and static files. */
export function createHttp(services: Services, routes: readonly AnyRoute[], web: Middleware): Koa {
  const koa = new Koa();
  koa.use(outermost(services));
  const router = new Router();
  for (const route of routes) {
    if (route.policy === 'development' && services.config.production) continue;
    const path = route.root ? route.path : `/api/v1${route.path}`;
    router.register(path, [route.method], [serve(services, route, path)]);
  }
  koa.use(router.routes());
  koa.use(async (ctx, next) => {
    const { matched = [] } = ctx as { matched?: { methods: string[] }[] };
    const allow = matched.flatMap(({ methods }) => methods);
    if (allow.length > 0)
      throw new AppError('METHOD_NOT_ALLOWED', 405, 'This address does not take this method.', { headers: { allow: allow.join(', ') } });
    if (isApi(ctx.path)) throw nothingHere();
    await next();
  });
  koa.use(web);
  // What leaves the outermost middleware is a broken connection; there is nobody to tell.
  koa.on('error', (error: Error) => services.log.debug({ error: error.message }, 'a response could not be sent'));
  return koa;
}

/** One place where requests are named, timed, logged, and errors become answers. */
function outermost(services: Services): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    const context = createContext(services, ctx.req, null);
    ctx.state.context = context;
    ctx.set('x-request-id', context.requestId);
    if (services.lifecycle.draining) ctx.set('connection', 'close');
    try {
      if (isApi(ctx.path) && !isOwnOrigin(ctx.req, services.config) && !isVisit(ctx.req)) throw foreignOrigin();
      await next();
      if (ctx.status === 404 && ctx.body == null) throw nothingHere();
    } catch (error) {
      const { status, body, headers } = errorAnswer(error, context);
      ctx.status = status;
      for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
      ctx.set('cache-control', 'no-store');
      ctx.body = body;
      // The rest of a body that was refused half-way is thrown away, so that its sender reads why, and the connection serves again.
      if (!ctx.req.complete) ctx.req.resume();
    }
    const seconds = (performance.now() - began) / 1000;
    const route: unknown = ctx.state.route;
    if (typeof route !== 'string') return;
    services.metrics.restSeconds.observe({ route: `${ctx.method} ${route}`, status: ctx.status }, seconds);
    services.log.info(
      {
        id: context.requestId,
        trace: context.trace?.traceId,
        method: ctx.method,
        route,
        status: ctx.status,
        ms: Math.round(seconds * 1000),
        ip: context.ip,
        user: context.viewer?.userId,
      },
      'rest',
    );
  };
}

const nothingHere = () => notFound('There is nothing at this address.');

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Asked every second, by machines. */
const UNTRACED = ['/healthz', '/readyz', '/metrics'];

function serve(services: Services, route: AnyRoute, path: string): Middleware {
  const handle = answered(services, route, path);
  const { tracing } = services;
  if (!tracing || UNTRACED.includes(path)) return handle;
  return async (ctx, next) => {
    const context = ctx.state.context as Context;
    const facts = { 'http.request.method': ctx.method, 'http.route': path };
    const span = tracing.begin(`${ctx.method} ${path}`, facts, context.trace);
    context.trace ??= { traceId: span.traceId, spanId: '' };
    try {
      await span.within(() => handle(ctx, next));
      span.end({ 'http.response.status_code': ctx.status });
    } catch (error) {
      span.end({ 'http.response.status_code': error instanceof AppError ? error.status : 500 }, failureOf(error));
      throw error;
    }
  };
}

function answered(services: Services, route: AnyRoute, path: string): Middleware {
  return async (ctx) => {
    ctx.state.route = path;
    const context = ctx.state.context as Context;
    const counted = { ...context, ip: placeOf(context.ip) };
    await services.limits.consumeHere(DOOR, counted.ip);
    context.viewer = await viewerOf(services, ctx);
    if (route.policy === 'signed-in' || route.policy === 'company-manager') requireViewer(context);
    if (route.policy === 'messenger') requireMessenger(context);
    if (route.policy === 'squad') counted.squad = context.squad = await squadAt(context, counted.ip, ctx);
    counted.viewer = context.viewer;
    for (const rule of route.rates ?? []) if (!rule.needsBody) await consume(services, rule, rule.key(counted));
    // After the counting: a guess is counted too.
    if (route.policy === 'operator' && !isOperator(services.config, ctx.headers)) throw nothingHere();
    const { body, file, raw } = await readBody(services, route, ctx);
    // The schema that shaped the body belongs to the very route that now gets it (route.ts seals the type).
    const request = {
      body,
      file,
      raw,
      params: ctx.params as Record<string, string>,
      query: new URLSearchParams(ctx.querystring),
      headers: ctx.headers,
    } as RouteRequest<never>;
    const work = async () => {
      for (const rule of route.rates ?? []) if (rule.needsBody) await consume(services, rule, await rule.key(counted, request));
      return route.handle(context, request);
    };
    const { security } = route;
    const answer = security
      ? await recorded<RouteAnswer>(
          context,
          { kind: security.kind, userId: (given) => security.userId?.(context, request, given) ?? null },
          work,
        )
      : await work();
    ctx.status = answer.status ?? 200;
    ctx.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(answer.headers ?? {})) ctx.set(name, value);
    if (answer.body !== undefined) ctx.body = answer.body;
    else if (ctx.status === 204) ctx.body = null;
    else ctx.body = {};
  };
}

/** Counted before anybody looks for the token. What stands in an address stands in logs too: nothing of a squad belongs there. */
async function squadAt(context: Context, place: string, ctx: KoaContext) {
  await context.limits.consume(SQUAD_DOOR, place);
  if (ctx.querystring !== '') throw badRequest('A token belongs into the authorization header, and nothing into the address.');
  return squadOf(context, bearerToken(ctx.req));
}

async function consume({ limits }: Services, limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await limits.consume(limit, key);
}

/** A stale token must not stop somebody from signing in: on public routes it is as if there were none. */
async function viewerOf(services: Services, ctx: KoaContext): Promise<Context['viewer']> {
  const token = bearerToken(ctx.req);
  return token === null ? null : services.tokens.verify(token);
}
