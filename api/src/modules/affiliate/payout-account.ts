import { inCompany, personName } from '@heartwood/contract/domain';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid, notFound } from '../../request/errors';
import { enterCompany, managersOf, recordCompanyEvent } from '../company';
import { hashSecret, newSecret, requireFresh, requireUser, requireViewer, users } from '../identity';
import { refuseAffiliate } from './affiliate.policy';
import { affiliateAccount, commission } from './affiliate.table';
import { ibanMasked, ibanOf, ibanWords } from './iban';

export interface AccountInput { companyId: string; holder: string; iban: string }

const HOURS = 24;
const MOST_LETTERS = 70;
/** What no name has: characters that nobody sees, and markup. */
const UNSEEN = /[\p{C}<>]/u;
const RATE = { name: 'affiliate-account', points: 10, seconds: 3_600 };

/**
 * Asks for another account to be paid to. It is used once the link in the mail that goes to whoever asks was followed: from the next payout
 * on. Asked again, the last one counts. Throws CONFIRM_AGAIN, and INVALID with a field.
 */
export async function changeAccount(context: Context, { companyId, holder: typed, iban: number }: AccountInput): Promise<void> {
  const viewer = requireViewer(context);
  const holder = typed.trim();
  await context.limits.consume(RATE, companyId);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing } = await enterCompany(tx, viewer.userId, companyId, now);
    refuseAffiliate(standing);
    if (company.affiliateStatus !== 'AFFILIATE' && !await hasLines(tx, companyId)) throw conflict('This company is no affiliate.');
    await requireFresh(context, tx);
    if (holder === '') throw invalid('holder', 'Say whose account it is.');
    if (holder.length > MOST_LETTERS || UNSEEN.test(holder)) throw invalid('holder', `One line of at most ${MOST_LETTERS} letters, without < and >`);
    const iban = ibanOf(number);
    if (iban === null) throw invalid('iban', 'This is no IBAN. Look at its digits once more.');
    const token = newSecret();
    const asked = {
      askedHolder: holder, askedIbanSealed: context.affiliateSeal.seal(iban, companyId), askedIbanMasked: ibanMasked(iban),
      askedBy: viewer.userId, askedAt: now, askedHash: hashSecret(token),
    };
    await tx.insert(affiliateAccount).values({ companyId, ...asked })
      .onConflictDoUpdate({ target: affiliateAccount.companyId, set: asked });
    const { firstname, email } = await requireUser(tx, viewer);
    await context.mail.enqueue(tx, {
      template: 'payout-account-asked', to: email, firstname, companyName: company.name, account: `${holder}, ${ibanMasked(iban)}`,
      link: `${context.config.publicUrl}${inCompany('/affiliate/earnings', companyId)}&account=${token}`,
    });
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: viewer.userId });
  });
}

/** Forgets what was asked for and is not confirmed. Twice is once. */
export async function withdrawAccount(context: Context, companyId: string): Promise<void> {
  const { userId } = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const { standing } = await enterCompany(tx, userId, companyId, context.now());
    refuseAffiliate(standing);
    await tx.update(affiliateAccount).set(NOTHING_ASKED).where(eq(affiliateAccount.companyId, companyId));
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: userId });
  });
}

const NOTHING_ASKED = {
  askedHolder: null, askedIbanSealed: null, askedIbanMasked: null, askedBy: null, askedAt: null, askedHash: null,
} as const;

/** Takes the account that was asked for into use, by the mail's link and whoever asked alone; owner and admins read of it. */
export async function confirmAccount(context: Context, { companyId, token }: { companyId: string; token: string }): Promise<void> {
  const viewer = requireViewer(context);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    const { company, standing } = await enterCompany(tx, viewer.userId, companyId, now);
    refuseAffiliate(standing);
    const [row] = await tx.select().from(affiliateAccount).where(and(
      eq(affiliateAccount.companyId, companyId), eq(affiliateAccount.askedHash, hashSecret(token)),
      gt(affiliateAccount.askedAt, new Date(now.getTime() - HOURS * 3_600_000)),
    ));
    if (!row) throw notFound('This link is used, or over after a day. Change the account once more.');
    if (row.askedBy !== viewer.userId) throw forbidden('This link is for whoever asked.');
    await tx.update(affiliateAccount).set({
      holder: row.askedHolder, ibanSealed: row.askedIbanSealed, ibanMasked: row.askedIbanMasked, confirmedAt: now, ...NOTHING_ASKED,
    }).where(eq(affiliateAccount.companyId, companyId));
    const by = await requireUser(tx, viewer);
    const managers = await tx.select().from(users).where(and(
      inArray(users.id, await managersOf(tx, [companyId])), eq(users.isDeleted, false),
    ));
    for (const { email, firstname } of managers) {
      if (email === null) continue;
      await context.mail.enqueue(tx, {
        template: 'payout-account-changed', to: email, firstname, companyName: company.name, changedBy: personName(by),
        account: `${row.askedHolder ?? ''}, ${row.askedIbanMasked ?? ''}`,
        link: context.config.publicUrl + inCompany('/affiliate/earnings', companyId),
      });
    }
    await recordCompanyEvent(tx, context, companyId, { type: 'COMPANY_CHANGED', actorId: viewer.userId });
  });
}

const hasLines = async (tx: Db, companyId: string) => await tx.$count(commission, eq(commission.providerId, companyId)) > 0;

/** Whom a payout goes to, as its row and receipt say; null where no account was told. */
export async function paidToOf(tx: Db, companyId: string): Promise<string | null> {
  const [row] = await tx.select().from(affiliateAccount).where(eq(affiliateAccount.companyId, companyId));
  return row?.holder == null || row.ibanMasked === null ? null : `${row.holder}, ${row.ibanMasked}`;
}

/** For whoever makes the transfer: "Loopcrate UG, DE89 3704 0044 0532 0130 00". */
export function accountWords(
  { affiliateSeal }: Pick<Context, 'affiliateSeal'>, { companyId, holder, ibanSealed }: Account,
): string {
  if (holder === null || ibanSealed === null) return 'no account yet';
  const iban = affiliateSeal.open(ibanSealed, companyId);
  return iban === null ? 'its account has to be written anew' : `${holder}, ${ibanWords(iban)}`;
}

export interface Account { companyId: string; holder: string | null; ibanSealed: string | null }
