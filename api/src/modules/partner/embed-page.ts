import type { Context } from '../../context';
import type { RouteAnswer } from '../../route';
import { contentSecurityPolicy, createPage, newNonce, type Page } from '../web';
import { isAllowedOrigin } from './partner-origins';
import { PARTNER_ORIGINS } from './partner.queries';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const pages = new Map<string, Page>();

/** GET /embed?partner=: the page inside a partner's frame. Browsers show it on the partner's own origins alone. */
export async function embedPage({ config, db, log }: Context, partnerId: string | null, host: string): Promise<RouteAnswer> {
  const [row] = partnerId !== null && UUID.test(partnerId) ? await db.read<{ origins: string[] }>(PARTNER_ORIGINS, [partnerId]) : [];
  const frameAncestors = row?.origins.filter((origin) => isAllowedOrigin(origin, config)) ?? [];
  const page = pages.get(config.shellDist) ?? createPage(config, 'embed.html', log);
  pages.set(config.shellDist, page);
  const nonce = newNonce();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({ nonce, host, remoteOverrides: config.allowRemoteOverrides, frameAncestors }),
  };
  return row ? { headers, body: await page.html(nonce) } : { status: 404, headers, body: '<!doctype html><title>Messaging</title><p>This partner is not known here, or has been revoked.' };
}
