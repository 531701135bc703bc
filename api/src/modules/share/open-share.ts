import { createHash } from 'node:crypto';
import type { ShareSection } from '@heartwood/contract/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Context } from '../../request/context';
import { forbidden } from '../../request/errors';
import { refusedInConstantTime } from '../identity';
import { admit, type ShareAsks } from './admit';
import { findOpenLink, linkGone } from './open-link';
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

/** What is otherwise than at the last visit of this browser. */
export interface ShareChanges { since: string; sections: ShareSection[] }
export interface OpenedShare { asks: ShareAsks | null; plan: SharedPlan | null; changes: ShareChanges | null }

const MOST_OWN = 100;

/** Opens a link, and counts the visit once. Throws NOT_FOUND, INVALID with a field, TOO_MANY_REQUESTS. */
export function openShare(context: Context, input: OpenShare): Promise<OpenedShare> {
  return refusedInConstantTime(async () => {
    const link = await findOpenLink(context, input.token);
    const { asks, mail } = await admit(context, link, input);
    if (asks) return { asks, plan: null, changes: null };
    const [row] = await context.db.read<{ data: SharedFacts }>(SHARED_PLAN, [link.companyId, TEXT_KEYS]);
    if (!row) throw linkGone();
    const plan = composeSharedPlan(row.data, link);
    const changes = await context.db.transaction((tx) => count(tx, context, { link, plan, input, mail }));
    return { asks: null, plan, changes };
  });
}

/** Somebody who opens a link; `reader` and the ids are what their browser says. */
export type Visitor = Pick<OpenShare, 'visitId' | 'reader' | 'ownCompanyIds'> & { mail: string | null };
type LinkOf = Pick<OpenLink, 'id' | 'companyId'>;

interface Visit { link: OpenLink; plan: SharedPlan; input: OpenShare; mail: string | null }

/** Writes the visit down, and says what is new since the last one of this browser. */
async function count(tx: Db, context: Context, { link, plan, input, mail }: Visit): Promise<ShareChanges | null> {
  const readerHash = readerOf(link, input.reader);
  const [before] = readerHash === null ? [] : await tx.select({ shown: shareView.shown, openedAt: shareView.openedAt }).from(shareView)
    .where(and(eq(shareView.linkId, link.id), eq(shareView.readerHash, readerHash), ne(shareView.id, input.visitId)))
    .orderBy(desc(shareView.openedAt)).limit(1);
  await writeVisit(tx, context, link, { ...input, mail }, plan.digests);
  if (!before) return null;
  const sections = plan.sections.filter((section) => before.shown[section] !== plan.digests[section]);
  return { since: before.openedAt.toISOString(), sections };
}

/** Of this link alone: nobody is followed from one to another. */
const readerOf = (link: LinkOf, reader: string | null | undefined) => (
  reader ? createHash('sha256').update(`${link.id} ${reader}`).digest('base64url') : null
);

/** Counts a visit, once for its id; the company's own people are none. Throws FORBIDDEN for the id of another link's. */
export async function writeVisit(
  tx: Db, context: Context, link: LinkOf, { visitId, reader, ownCompanyIds, mail }: Visitor, shown: Record<string, string>,
): Promise<void> {
  const isOwn = (ownCompanyIds ?? []).slice(0, MOST_OWN).includes(link.companyId);
  const made = await tx.insert(shareView)
    .values({ id: visitId, linkId: link.id, readerHash: readerOf(link, reader), isOwn, mail, shown, openedAt: context.now() })
    .onConflictDoNothing().returning({ id: shareView.id });
  if (made.length === 0) await openAgain(tx, context, link, visitId);
  else if (!isOwn) tellOfShare(tx, context, link.companyId);
}

/** With a passcode that was changed meanwhile. An id that stands for a visit of another link says nothing of it. */
async function openAgain(tx: Db, context: Context, link: LinkOf, visitId: string): Promise<void> {
  const [own] = await tx.update(shareView).set({ openedAt: context.now() })
    .where(and(eq(shareView.id, visitId), eq(shareView.linkId, link.id)))
    .returning({ id: shareView.id });
  if (!own) throw forbidden('This visit cannot be counted. Load the page again.');
}
