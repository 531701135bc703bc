import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../request/context';
import type { Db } from '../../db/database';
import type { RouteAnswer } from '../../rest/route';
import { company } from '../company';
import { openEmbedSession, renewEmbedSession } from '../identity';
import { unauthorized } from '../../request/errors';
import { isAllowedOrigin, pageOf } from './partner-origins';
import { embedRefusals, readPartnerToken, refusal, refused, wrongKey, type PartnerClaims } from './partner-token';
import { partner, partnerTokenUse } from './partner.table';
import { arrive } from './visitors';

export interface ExchangeInput { partner: string; token: string; origin: string }

type PartnerRow = typeof partner.$inferSelect;

/**
 * POST /embed/token: a token of the partner's server for a session that is limited to messaging with this partner. Refused, never
 * anonymous.
 */
export async function exchangeToken(context: Context, input: ExchangeInput): Promise<RouteAnswer> {
  const [row] = await context.db.orm
    .select({ partner, company: { id: company.id, name: company.name, logo: company.logo } })
    .from(partner)
    .innerJoin(company, and(eq(company.id, partner.companyId), isNull(company.deletedAt)))
    .where(eq(partner.id, input.partner));
  if (!row) throw refused(embedRefusals.unknown);
  if (row.partner.isRevoked) throw refused(embedRefusals.revoked);
  if (!row.partner.origins.includes(input.origin) || !isAllowedOrigin(input.origin, context.config))
    throw refused(embedRefusals.wrongOrigin);
  const claims = await readPartnerToken(input.token, row.partner, context.now());
  const { user, token } = await context.db.transaction(async (tx) => {
    await enterExchange(tx, context, row.partner);
    await spend(tx, row.partner.id, claims);
    const visitor = await arrive(tx, context, row.partner.id, {
      ...claims, page: pageOf(claims.page, row.partner.origins) ?? input.origin,
    });
    return {
      user: visitor,
      token: await openEmbedSession(
        tx,
        context,
        visitor.id,
        { partnerId: row.partner.id, companyId: row.partner.companyId },
        row.partner.keyId,
      ),
    };
  });
  return { body: { token, user, partner: { id: row.partner.id, name: row.partner.name }, company: row.company } };
}

/** The partner's turn. Who rotates or revokes meanwhile comes before or after, so that no session slips past what ends them. */
async function enterExchange(tx: Db, { now }: Context, { id, keyId, companyId }: PartnerRow): Promise<void> {
  const [still] = await tx
    .update(partner)
    .set({ lastUsedAt: now() })
    .where(and(eq(partner.id, id), eq(partner.keyId, keyId), eq(partner.isRevoked, false)))
    .returning({ id: partner.id });
  if (!still) throw wrongKey();
  // Asked once the turn is ours: the company may have been deleted meanwhile.
  if (await tx.$count(company, and(eq(company.id, companyId), isNull(company.deletedAt))) === 0) throw refused(embedRefusals.unknown);
}

async function spend(tx: Db, partnerId: string, { tokenId, goodUntil }: PartnerClaims): Promise<void> {
  const [fresh] = await tx
    .insert(partnerTokenUse)
    .values({ partnerId, tokenId, goodUntil })
    .onConflictDoNothing()
    .returning({ tokenId: partnerTokenUse.tokenId });
  if (!fresh) throw refusal('EMBED_USED', 'This token was taken before. Reload the page for a new one.');
}

/** POST /embed/renew: the next access token while the session and the partner are good. */
export async function renewToken(context: Context): Promise<RouteAnswer> {
  const { viewer } = context;
  if (!viewer?.embed) throw unauthorized();
  const [row] = await context.db.orm.select({ isRevoked: partner.isRevoked }).from(partner).where(eq(partner.id, viewer.embed.partnerId));
  if (!row || row.isRevoked) throw refused(embedRefusals.revoked);
  const token = await renewEmbedSession(context, viewer);
  if (token === null) throw refusal('EMBED_EXPIRED', 'The session has ended.');
  return { body: { token } };
}
