import type { Context } from '../../request/context';
import type { RouteAnswer } from '../../rest/route';
import { contentSecurityPolicy, createPage, newNonce, type Page } from '../web';
import { embedRefusalPage } from './embed-refusal-page';
import { isAllowedOrigin } from './partner-origins';
import { embedRefusals, type EmbedRefusal } from './partner-token';
import { PARTNER_ORIGINS } from './partner.queries';
import { isUuid } from '../../text/uuid';

const pages = new Map<string, Page>();

interface Asked { partner: string | null; host: string; referrer: string | undefined }

/**
 * GET /embed?partner=: the page inside a partner's frame. Browsers show it on the partner's own origins alone; a page of
 * another origin gets one that says why, and nothing else.
 */
export async function embedPage({ config, db, log }: Context, { partner, host, referrer }: Asked): Promise<RouteAnswer> {
  const [row] =
    partner !== null && isUuid(partner) ? await db.read<{ origins: string[]; isRevoked: boolean }>(PARTNER_ORIGINS, [partner]) : [];
  const frameAncestors = row?.origins.filter((origin) => isAllowedOrigin(origin, config)) ?? [];
  const refusal = refusalOf(row, frameAncestors, pageAround(referrer), host);
  if (refusal) return embedRefusalPage(refusal);
  const page = pages.get(config.shellDist) ?? createPage(config, 'embed.html', log);
  pages.set(config.shellDist, page);
  const nonce = newNonce();
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        nonce, host, remoteOverrides: config.allowRemoteOverrides, remotesOrigin: config.remotesOrigin, frameAncestors,
      }),
    },
    body: await page.html(nonce),
  };
}

function refusalOf(
  row: { isRevoked: boolean } | undefined,
  origins: readonly string[],
  around: URL | null,
  host: string,
): EmbedRefusal | null {
  if (!row) return embedRefusals.unknown;
  if (row.isRevoked) return embedRefusals.revoked;
  // Who does not say where it is (no referrer) gets the page itself: the browser holds it back where it may not be.
  const isKnown = around === null || origins.includes(around.origin) || around.host === host;
  return isKnown ? null : embedRefusals.wrongOrigin;
}

/** The element's frame says the origin of the page around it, whatever that page's own policy is. */
function pageAround(referrer: string | undefined): URL | null {
  return referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
}
