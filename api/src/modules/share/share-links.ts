import {
  DECK_PATH, LIMITS, MOST_SHARE_LINKS, SHARE_PATH, SHARE_SECTIONS, type PlanName, type ShareSection,
} from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid, notFound } from '../../request/errors';
import { line } from '../../text/text';
import { logActivity } from '../activity';
import { enterCompany, noAccess, readCompanyFacts, standingIn } from '../company';
import { hashPassword, hashSecret, newSecret, requireViewer } from '../identity';
import { presentation, refuseDecks } from '../presentation';
import { SHARE_LINKS, type ShareLink } from './share.queries';
import { refuseSharing } from './share.policy';
import { tellOfShare } from './share-event';
import { shareLink, shareQuestion } from './share.table';

export interface ShareLinkSet {
  name?: string | null | undefined;
  sections?: readonly ShareSection[] | null | undefined;
  /** An empty one takes it away; null leaves it as it is. */
  passcode?: string | null | undefined;
  asksMail?: boolean | null | undefined;
  allowsDownload?: boolean | null | undefined;
  /** `expiresAt: null` leaves it as it is; see `neverExpires`. */
  expiresAt?: string | Date | null | undefined;
  neverExpires?: boolean | null | undefined;
  isRevoked?: boolean | null | undefined;
}

/** A link with its address, which nobody can read again. */
export interface MadeLink { link: ShareLink; url: string | null }

type LinkStep = 'LINK_MADE' | 'LINK_CHANGED' | 'LINK_ENDED' | 'LINK_RESUMED' | 'LINK_RENEWED' | 'QUESTION_ANSWERED' | 'QUESTION_OPEN';
type LinkRow = typeof shareLink.$inferSelect;
type Change = Partial<Pick<LinkRow, 'name' | 'sections' | 'passcodeHash' | 'passcodeChangedAt' | 'asksMail' | 'expiresAt' | 'revokedAt' | 'failedTries' | 'lockedUntil' | 'allowsDownload'>>;

/** Links to a company, or to one of its presentations, the newest first. Throws FORBIDDEN. */
export async function readShareLinks(context: Context, companyId: string, presentationId: string | null): Promise<ShareLink[]> {
  const { userId } = requireViewer(context);
  const facts = await readCompanyFacts(context.db, companyId);
  const standing = facts && standingIn(facts, userId);
  if (!standing || standing.kind === 'none') throw noAccess();
  refuseSharing(standing);
  return (await context.db.read<{ data: ShareLink }>(SHARE_LINKS, [companyId, null, presentationId])).map(({ data }) => data);
}

/** Throws FORBIDDEN, INVALID with a field. The same id again is the same link, without its address. */
export async function createShareLink(
  context: Context, input: { companyId: string; id: string; presentationId?: string | null | undefined; set: ShareLinkSet },
): Promise<MadeLink> {
  const { companyId, id, presentationId = null } = input;
  const { userId } = requireViewer(context);
  const passcodeHash = await passcodeHashOf(input.set.passcode);
  const token = newSecret();
  const isNew = await context.db.transaction(async (tx) => {
    const { standing, plan } = await enterCompany(tx, userId, companyId, context.now());
    refuseSharing(standing);
    if (presentationId !== null) await mustBeDeck(tx, { companyId, presentationId, plan });
    const change = checkSet({ ...input.set, isRevoked: null }, context.now(), passcodeHash);
    const { name, sections = presentationId === null ? null : [] } = change;
    if (!name) throw invalid('name', 'Say who the link is for.');
    if (!sections) throw invalid('sections', 'Choose at least one section.');
    const present = await tx.$count(shareLink, eq(shareLink.companyId, companyId));
    const [known] = await tx.select({ companyId: shareLink.companyId }).from(shareLink).where(eq(shareLink.id, id));
    if (known && known.companyId !== companyId) throw forbidden();
    if (known) return false;
    if (present >= MOST_SHARE_LINKS) throw conflict(`A company can have at most ${MOST_SHARE_LINKS} links.`, 'name');
    await tx.insert(shareLink).values({
      ...change, id, companyId, name, sections, presentationId, kind: presentationId === null ? 'company' : 'presentation',
      tokenHash: hashSecret(token), createdBy: userId, createdAt: context.now(),
    });
    await told(tx, context, { companyId, id, userId }, 'LINK_MADE');
    return true;
  });
  return { link: await linkOf(context, companyId, id), url: isNew ? addressOf(context, token, presentationId) : null };
}

/** What is left out stays. Throws FORBIDDEN, INVALID with a field. */
export async function updateShareLink(context: Context, { id, set }: { id: string; set: ShareLinkSet }): Promise<MadeLink> {
  const passcodeHash = await passcodeHashOf(set.passcode);
  return onLink(context, id, async (tx, row, userId) => {
    const change = checkSet(set, context.now(), passcodeHash, row);
    const fields = Object.keys(change);
    if (fields.length > 0) {
      await tx.update(shareLink).set(change).where(eq(shareLink.id, id));
      const type = set.isRevoked == null ? 'LINK_CHANGED' : set.isRevoked ? 'LINK_ENDED' : 'LINK_RESUMED';
      await told(tx, context, { companyId: row.companyId, id, userId }, type);
    }
    return null;
  });
}

/** Another address; the one before ends with it. Throws FORBIDDEN. */
export function renewShareLink(context: Context, id: string): Promise<MadeLink> {
  const token = newSecret();
  return onLink(context, id, async (tx, row, userId) => {
    await tx.update(shareLink).set({ tokenHash: hashSecret(token), failedTries: 0, lockedUntil: null }).where(eq(shareLink.id, id));
    await told(tx, context, { companyId: row.companyId, id, userId }, 'LINK_RENEWED');
    return addressOf(context, token, row.presentationId);
  });
}

/** Said once is said: the moment stays, and so does the history, when it is said again. Throws FORBIDDEN, NOT_FOUND. */
export function answerShareQuestion(context: Context, input: { id: string; questionId: string; isAnswered: boolean }): Promise<MadeLink> {
  const { id, questionId, isAnswered } = input;
  return onLink(context, id, async (tx, row, userId) => {
    const mine = and(eq(shareQuestion.id, questionId), eq(shareQuestion.linkId, id));
    const [question] = await tx.select({ answeredAt: shareQuestion.answeredAt }).from(shareQuestion).where(mine);
    if (!question) throw notFound('This question is not there any more.');
    if (isAnswered === (question.answeredAt !== null)) return null;
    await tx.update(shareQuestion).set({ answeredAt: isAnswered ? context.now() : null }).where(mine);
    await told(tx, context, { companyId: row.companyId, id, userId }, isAnswered ? 'QUESTION_ANSWERED' : 'QUESTION_OPEN');
    return null;
  });
}

/** The work answers with the new address, if there is one. The same refusal for a link of others as for one that is not there. */
async function onLink(
  context: Context, id: string, work: (tx: Db, row: LinkRow, userId: string) => Promise<string | null>,
): Promise<MadeLink> {
  const { userId } = requireViewer(context);
  const { companyId, url } = await context.db.transaction(async (tx) => {
    const [found] = await tx.select({ companyId: shareLink.companyId }).from(shareLink).where(eq(shareLink.id, id));
    if (!found) throw noAccess();
    const { standing } = await enterCompany(tx, userId, found.companyId, context.now());
    refuseSharing(standing);
    const [row] = await tx.select().from(shareLink).where(eq(shareLink.id, id));
    if (!row) throw noAccess();
    return { companyId: row.companyId, url: await work(tx, row, userId) };
  });
  return { link: await linkOf(context, companyId, id), url };
}

async function linkOf({ db }: Context, companyId: string, id: string): Promise<ShareLink> {
  const [row] = await db.read<{ data: ShareLink }>(SHARE_LINKS, [companyId, id, null]);
  if (!row) throw noAccess();
  return row.data;
}

/** The viewer of presentations takes the token in place of an id. */
const addressOf = ({ config }: Context, token: string, presentationId: string | null) => (
  presentationId === null ? `${config.publicUrl}${SHARE_PATH}?company_id=${token}` : `${config.publicUrl}${DECK_PATH}/${token}`
);

/** Throws FORBIDDEN for one of another company, or that is gone, and LOCKED. */
async function mustBeDeck(
  tx: Db, { companyId, presentationId, plan }: { companyId: string; presentationId: string; plan: PlanName },
): Promise<void> {
  const [deck] = await tx.select({ id: presentation.id }).from(presentation)
    .where(and(eq(presentation.id, presentationId), eq(presentation.companyId, companyId), eq(presentation.isDeleted, false)));
  if (!deck) throw forbidden("You don't have permission to share this presentation.");
  const refused = refuseDecks(plan);
  if (refused) throw refused;
}

async function told(
  tx: Db, context: Context, { companyId, id, userId }: { companyId: string; id: string; userId: string },
  type: LinkStep,
): Promise<void> {
  await logActivity(tx, { companyId, component: `share:${id}`, viewerId: userId, now: context.now() }, { type });
  tellOfShare(tx, context, companyId);
}

/** Undefined: it stays as it is; null: there is none from now on. */
async function passcodeHashOf(passcode: string | null | undefined): Promise<string | null | undefined> {
  if (passcode == null) return undefined;
  if (passcode === '') return null;
  const { min, max } = LIMITS.sharePasscode;
  if (passcode.length < min) throw invalid('passcode', `The passcode should have at least ${min} characters.`);
  if (passcode.length > max) throw invalid('passcode', `The passcode can have at most ${max} characters.`);
  return hashPassword(passcode);
}

/** The columns that change. */
function checkSet(set: ShareLinkSet, now: Date, passcodeHash: string | null | undefined, row?: LinkRow): Change {
  const change: Change = {};
  if (set.name != null) change.name = line('name', set.name, { ...LIMITS.shareLinkName, label: 'The name' });
  if (set.sections != null) {
    change.sections = SHARE_SECTIONS.filter((section) => set.sections?.includes(section));
    if (change.sections.length === 0) throw invalid('sections', 'Choose at least one section.');
  }
  // Who is locked out by the old one is not by the new one.
  if (passcodeHash !== undefined) Object.assign(change, {
    passcodeHash, passcodeChangedAt: passcodeHash === null ? null : now, failedTries: 0, lockedUntil: null,
  });
  if (set.asksMail != null) change.asksMail = set.asksMail;
  if (set.allowsDownload != null) change.allowsDownload = set.allowsDownload;
  if (set.neverExpires) change.expiresAt = null;
  else if (set.expiresAt != null) {
    change.expiresAt = new Date(set.expiresAt);
    if (change.expiresAt <= now) throw invalid('expiresAt', 'Choose a day that is still to come.');
  }
  if (set.isRevoked != null && set.isRevoked !== (row?.revokedAt != null)) change.revokedAt = set.isRevoked ? now : null;
  return change;
}
