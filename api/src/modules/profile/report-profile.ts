import type { ReportReason } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import { invalid, notFound } from '../../request/errors';
import { requireViewer } from '../identity';
import { reportNote } from '../operations';
import { readCompanyProfile } from './company-profile';
import { profileReport } from './profile-report.table';
import { readUserProfile } from './user-profile';

export interface ProfileReport { id: string; kind: 'PERSON' | 'COMPANY'; subject: string; reason: ReportReason; note: string }

/**
 * Tells the operator of a profile that the viewer sees: once a person, also under another id. Throws NOT_FOUND, and INVALID for the own.
 */
export async function reportProfile(context: Context, { id, kind, subject, reason, note }: ProfileReport): Promise<void> {
  const { userId: reporterId } = requireViewer(context);
  const words = reportNote(note);
  const isOwn = await (kind === 'PERSON' ? ownPerson : ownCompany)(context, subject);
  if (isOwn === null) throw notFound('There is no such profile.');
  if (isOwn) throw invalid('subject', 'This profile is your own.');
  const of = kind === 'PERSON' ? { userId: subject } : { companyId: subject };
  await context.db.orm.insert(profileReport).values({ ...of, id, reporterId, reason, note: words, createdAt: context.now() })
    .onConflictDoNothing();
}

const ownPerson = async (context: Context, id: string) => (await readUserProfile(context, id))?.isOwn ?? null;
const ownCompany = async (context: Context, id: string) => (await readCompanyProfile(context, id))?.isMember ?? null;
