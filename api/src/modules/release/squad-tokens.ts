import { createPublicKey } from 'node:crypto';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { invalid, notFound, unauthorized } from '../../request/errors';
import { hashSecret, newSecret } from '../identity';
import { recordAct, recorded } from '../operations';
import { squadToken } from './release.table';
import type { Squad } from './squad';

/** Tells what was found in a log or a repository. */
const PREFIX = 'hwr_';
const USED_EVERY_MS = 60_000;

/** The squad of a token; throws 401, and the security log hears of it, for a token that nobody has or that was revoked. */
export async function squadOf(context: Context, token: string | null): Promise<Squad> {
  if (token === null) throw unauthorized('Releases want the token of a squad, in the authorization header.');
  const { db, now } = context;
  const [found] = !token.startsWith(PREFIX) ? [] : await db.orm.select().from(squadToken)
    .where(and(eq(squadToken.hash, hashSecret(token)), isNull(squadToken.revokedAt)));
  if (!found) return recorded(context, { kind: 'squad-token' }, () => {
    throw unauthorized('This is no token of a squad, or it was revoked.');
  });
  const before = new Date(now().getTime() - USED_EVERY_MS);
  await db.orm.update(squadToken).set({ usedAt: now() })
    .where(and(eq(squadToken.id, found.id), or(isNull(squadToken.usedAt), lt(squadToken.usedAt, before))));
  return { tokenId: found.id, name: found.squad, remotes: found.remotes, publicKey: found.publicKey };
}

/** Makes a token for a squad. Its words are in the answer and nowhere else. */
export async function makeSquadToken(
  context: Context, { squad, remotes, publicKey }: { squad: string; remotes: readonly string[]; publicKey: string | null },
) {
  if (publicKey !== null && !isSigningKey(publicKey)) throw invalid('publicKey', 'This is no public Ed25519 key in PEM.');
  const token = `${PREFIX}${newSecret()}`;
  const id = await context.db.transaction(async (tx) => {
    const [row] = await tx.insert(squadToken)
      .values({ squad, remotes: [...new Set(remotes)], hash: hashSecret(token), publicKey, createdAt: context.now() })
      .returning({ id: squadToken.id });
    if (!row) throw new Error('No token was made.');
    await recordAct(tx, context, { kind: 'squad-token-made', subject: row.id, data: { squad, remotes: [...remotes], isSigned: publicKey !== null } });
    return row.id;
  });
  return { id, token };
}

function isSigningKey(pem: string): boolean {
  try {
    // A private one would be taken too: it has no business here.
    return !pem.includes('PRIVATE') && createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

export async function revokeSquadToken(context: Context, { id, reason }: { id: string; reason: string }) {
  return context.db.transaction(async (tx) => {
    const [row] = await tx.update(squadToken).set({ revokedAt: context.now() })
      .where(and(eq(squadToken.id, id), isNull(squadToken.revokedAt))).returning();
    if (!row) throw notFound('There is no such token, or it was revoked before.');
    await recordAct(tx, context, { kind: 'squad-token-revoked', subject: id, data: { squad: row.squad, reason } });
    return { squad: row.squad, remotes: row.remotes };
  });
}

/** Tokens as they may be shown, the newest first. */
export async function listSquadTokens({ db }: Pick<Context, 'db'>) {
  const { id, squad, remotes, publicKey, createdAt, usedAt, revokedAt } = squadToken;
  return db.orm.select({ id, squad, remotes, publicKey, createdAt, usedAt, revokedAt }).from(squadToken)
    .orderBy(desc(createdAt)).limit(200);
}
