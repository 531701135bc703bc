import { join } from 'node:path';
import type { Context as KoaContext, Middleware } from 'koa';
import type { Services } from '../../request/context';
import { contentSecurityPolicy, newNonce, type PolicyFacts } from './content-security-policy';
import { googleLibrary } from './google-library';
import { cardElements, isSecretPage, type PageCards } from './page-card';
import { createPage, type Page, type PageExtras } from './page';
import { createPreloads } from './preloads';
import { createPublicRegistry, type PublicRegistry } from './public-registry';
import { sendFile } from './send-file';
import { createShellFiles } from './shell-files';

const WORKER = '/push-worker.js';

/** Built files carry their content in their name or lie in a version's folder: they never change. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * The pages and static files of the product: the shell, the registry of remotes and the remotes' versions. Whatever is
 * not a file is a page of the shell, which knows the routes.
 */
export function web(
  { config, log, payments = null, releases = null }: Pick<Services, 'config' | 'log'> & Partial<Pick<Services, 'payments' | 'releases'>>,
  cards: readonly PageCards[] = [],
): Middleware {
  const page = createPage(config, 'index.html', log);
  const { folders: assets } = createShellFiles(config, log);
  const registry = createPublicRegistry(join(config.remotesDir, 'registry.json'), log, config.remotesOrigin);
  const preloadsOf = createPreloads(config.remotesDir, config.remotesOrigin);
  /** Who is on the way into the product is spared two of the ways there. */
  const extrasOf = async (path: string, nonce: string, query: string): Promise<Omit<PageExtras, 'card'> | undefined> => {
    // What is written into a page is for everybody: who holds the link of a preview asks for it.
    if (!/^\/app(\/|$)/.test(path) || new URLSearchParams(query).has('preview')) return undefined;
    const known = await registry.read().catch(() => null);
    return known === null ? undefined : { registry: known.text, preloads: await preloadsOf(path, known.registry, nonce) };
  };
  /** What a secret address says of itself to those it was sent through. A database that is away keeps nobody from the page. */
  const secretOf = async ({ path, querystring }: KoaContext): Promise<string | null> => {
    const query = new URLSearchParams(querystring);
    const secret = cards.find((each) => isSecretPage(each, path, query));
    if (!secret) return null;
    const card = await secret.cardOf(query).catch((error: unknown) => {
      log.warn({ err: error }, 'the card of a page could not be made');
      return null;
    });
    return cardElements(card);
  };
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/registry.json') return sendRegistry(ctx, registry);
    if (ctx.path.startsWith('/remotes/')) return sendVersionFile(ctx, config, releases);
    if (ctx.path.startsWith('/assets/')) return sendAsset(ctx, assets, releases);
    if (ctx.path === WORKER) return sendWorker(ctx, config.shellDist);
    // An address with a file's ending that is not there is missing, not a page.
    if (/\.[a-z0-9]{2,5}$/i.test(ctx.path)) return sendFile(ctx, [config.shellDist], ctx.path.slice(1), 'public, max-age=3600');
    // The old form of a share link (product decisions, row 4): nothing is to run before it leads on.
    const moved = movedShare(ctx);
    if (moved !== null) {
      ctx.set('cache-control', 'no-store');
      ctx.set('referrer-policy', 'no-referrer');
      return ctx.redirect(moved);
    }
    return sendPage(ctx, page, { of: extrasOf, secret: secretOf }, {
      remoteOverrides: config.allowRemoteOverrides, google: googleLibrary(config.google), remotesOrigin: config.remotesOrigin,
      payments: payments && { local: payments.localOrigin },
    });
  };
}

/** `/app?company_id=` without `is_invite`. */
function movedShare({ path, querystring }: KoaContext): string | null {
  const query = new URLSearchParams(querystring);
  const token = query.get('company_id');
  return /^\/app\/?$/.test(path) && token !== null && !query.has('is_invite') ? `/app/share?company_id=${encodeURIComponent(token)}` : null;
}

/** The worker runs while no page is open: it is asked for anew each time, and may ask this server alone. */
async function sendWorker(ctx: KoaContext, shellDist: string): Promise<void> {
  ctx.set('content-security-policy', "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  return sendFile(ctx, [shellDist], WORKER.slice(1), 'no-cache');
}

/** Of this process's own shell, of one of this machine, or of one of another machine. */
async function sendAsset(ctx: KoaContext, folders: readonly string[], releases: Services['releases']): Promise<void> {
  const file = ctx.path.slice('/assets/'.length);
  try {
    await sendFile(ctx, folders, file, immutable);
  } catch (error) {
    if (!releases || !await releases.shell.bring(file)) throw error;
    await sendFile(ctx, folders, file, immutable);
  }
}

/** A file of a version, `/remotes/<name>/<version>/…`; what else lies among them, as the history of the releases, is nobody's business. */
async function sendVersionFile(
  ctx: KoaContext, { remotesDir, remotesOrigin }: Pick<Services['config'], 'remotesDir' | 'remotesOrigin'>, releases: Services['releases'],
): Promise<void> {
  if (remotesOrigin !== null) {
    // They are the same for everybody, and asked for without cookies: a page may read them from where they are copied to.
    ctx.set('access-control-allow-origin', '*');
    ctx.set('cross-origin-resource-policy', 'cross-origin');
    ctx.set('timing-allow-origin', '*');
  }
  const [, name = '', version = '', path = ''] = /^\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.+-]*)\/(.+)$/.exec(ctx.path) ?? [];
  await releases?.has(name, version);
  return sendFile(ctx, [join(remotesDir, name, version)], path, immutable);
}

interface ExtrasOf {
  of(path: string, nonce: string, query: string): Promise<Omit<PageExtras, 'card'> | undefined>;
  secret(ctx: KoaContext): Promise<string | null>;
}

async function sendPage(
  ctx: KoaContext, page: Page, extras: ExtrasOf,
  facts: Pick<PolicyFacts, 'remoteOverrides' | 'google' | 'payments' | 'remotesOrigin'>,
): Promise<void> {
  const nonce = newNonce();
  const secret = await extras.secret(ctx);
  const html = await page.html(nonce, { registry: '', preloads: '', card: secret ?? '', ...await extras.of(ctx.path, nonce, ctx.querystring) });
  if (secret !== null) {
    // The address is the key: no page it leads to is told of it, and no list of pages has it.
    ctx.set('referrer-policy', 'no-referrer');
    ctx.set('x-robots-tag', 'noindex, nofollow');
  }
  ctx.set(
    'content-security-policy', contentSecurityPolicy({ nonce, host: ctx.host, ...facts, ...(secret !== null && { payments: null }) }),
  );
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = html;
}

async function sendRegistry(ctx: KoaContext, registry: PublicRegistry): Promise<void> {
  const key = new URLSearchParams(ctx.querystring).get('preview');
  const preview = key === null ? null : await registry.preview(key);
  if (key !== null) ctx.set('cache-control', 'no-store');
  if (preview !== null) {
    ctx.type = 'json';
    ctx.body = preview;
    return;
  }
  const { text, etag } = await registry.read();
  if (key === null) ctx.set('cache-control', 'no-cache');
  ctx.set('etag', etag);
  ctx.type = 'json';
  if (ctx.get('if-none-match') === etag) ctx.status = 304;
  else ctx.body = text;
}
