import { createHash } from 'node:crypto';
import { isEmail, LIMITS, normalizeEmail, type ShareSection } from '@heartwood/contract/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden, invalid } from '../../request/errors';
import { refusedInConstantTime } from '../identity';
import { findOpenLink, linkGone, tryPasscode } from './open-link';
import { tellOfShare } from './share-event';
import { composeSharedPlan, type SharedPlan } from './shared-plan';
import { SHARED_PLAN, TEXT_KEYS, type OpenLink, type SharedFacts } from './share.queries';
import { shareView } from './share.table';

export interface OpenShare {
  token: string;
  visitId: string;
  /** What the browser is called by; it is kept for this link alone. */
  reader?: string | null | undefined;
  passcode?: string | null | undefined;
  mail?: string | null | undefined;
  /** Companies of whoever is signed in in this browser, as it says: who claims one lowers its counts, and nothing else. */
  ownCompanyIds?: readonly string[] | null | undefined;
}

/** What is wanted before anything is shown. */
export interface ShareAsks { name: string; passcode: boolean; mail: boolean }
/** What is otherwise than at the last visit of this browser. */
export interface ShareChanges { since: string; sections: ShareSection[] }
export interface OpenedShare { asks: ShareAsks | null; plan: SharedPlan | null; changes: ShareChanges | null }

const MOST_OWN = 100;

/** Opens a link, and counts the visit once. Throws NOT_FOUND, INVALID with a field, TOO_MANY_REQUESTS. */
export function openShare(context: Context, input: OpenShare): Promise<OpenedShare> {
  return refusedInConstantTime(async () => {
    const link = await findOpenLink(context, input.token);
    const asks = asksOf(link, input);
    if (asks) return { asks, plan: null, changes: null };
    const mail = link.asksMail ? mailOf(input.mail ?? '') : null;
    if (link.passcodeHash !== null) await tryPasscode(context, link, (input.passcode ?? '').slice(0, LIMITS.sharePasscode.max));
    const [row] = await context.db.read<{ data: SharedFacts }>(SHARED_PLAN, [link.companyId, TEXT_KEYS]);
    if (!row) throw linkGone();
    const plan = composeSharedPlan(row.data, link);
    const changes = await context.db.transaction((tx) => count(tx, context, { link, plan, input, mail }));
    return { asks: null, plan, changes };
  });
}

function asksOf(link: OpenLink, { passcode, mail }: OpenShare): ShareAsks | null {
  const wants = { passcode: link.passcodeHash !== null && !passcode, mail: link.asksMail && !mail };
  if (!wants.passcode && !wants.mail) return null;
  return { name: link.companyName, passcode: link.passcodeHash !== null, mail: link.asksMail };
}

function mailOf(text: string): string {
  const mail = normalizeEmail(text);
  if (!isEmail(mail)) throw invalid('mail', 'Enter a valid email.');
  return mail;
}

interface Visit { link: OpenLink; plan: SharedPlan; input: OpenShare; mail: string | null }

/** Writes the visit down, and says what is new since the last one of this browser. */
async function count(tx: Db, context: Context, { link, plan, input, mail }: Visit): Promise<ShareChanges | null> {
  const readerHash = input.reader ? createHash('sha256').update(`${link.id} ${input.reader}`).digest('base64url') : null;
  const isOwn = (input.ownCompanyIds ?? []).slice(0, MOST_OWN).includes(link.companyId);
  const [before] = readerHash === null ? [] : await tx.select({ shown: shareView.shown, openedAt: shareView.openedAt }).from(shareView)
    .where(and(eq(shareView.linkId, link.id), eq(shareView.readerHash, readerHash), ne(shareView.id, input.visitId)))
    .orderBy(desc(shareView.openedAt)).limit(1);
  const made = await tx.insert(shareView)
    .values({ id: input.visitId, linkId: link.id, readerHash, isOwn, mail, shown: plan.digests, openedAt: context.now() })
    .onConflictDoNothing().returning({ id: shareView.id });
  if (made.length === 0) await refuseAnothers(tx, link, input.visitId);
  else if (!isOwn) tellOfShare(tx, context, link.companyId);
  if (!before) return null;
  const sections = plan.sections.filter((section) => before.shown[section] !== plan.digests[section]);
  return { since: before.openedAt.toISOString(), sections };
}

/** An id that stands for a visit of another link says nothing of it. */
async function refuseAnothers(tx: Db, link: OpenLink, visitId: string): Promise<void> {
  const [own] = await tx.select({ id: shareView.id }).from(shareView).where(and(eq(shareView.id, visitId), eq(shareView.linkId, link.id)));
  if (!own) throw forbidden('This visit cannot be counted. Load the page again.');
}
