import { isEmail, LIMITS, normalizeEmail, READ_FROM_SECONDS, type ShareSection } from '@heartwood/contract/domain';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../request/context';
import { conflict, forbidden, invalid } from '../../request/errors';
import { paragraph } from '../../text/text';
import { notify } from '../notification';
import { findVisit } from './open-link';
import { tellOfShare } from './share-event';
import { editorsOf } from './share.policy';
import { shareQuestion, shareReading } from './share.table';

export interface SectionTime { section: ShareSection; seconds: number }

/** Nobody reads a section for longer in one visit: the page was left open. */
const MOST_SECONDS = 3600;

/** How long sections were looked at in this visit so far: told again and again, it is the longest that counts. */
export async function readShared(
  context: Context, input: { token: string; visitId: string; times: readonly SectionTime[] },
): Promise<null> {
  const { link, visit } = await findVisit(context, input.token, input.visitId);
  const times = input.times.filter(({ section, seconds }) => seconds >= READ_FROM_SECONDS && link.sections.includes(section));
  if (times.length > 0 && !visit.isOwn) await keepReading(context, link, visit.id, times);
  return null;
}

/** The longest time that is told of a section, or a slide, is how long it was read. */
export async function keepReading(
  context: Context, { companyId }: { companyId: string }, viewId: string, times: readonly { section: string; seconds: number }[],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const rows = [...new Map(times.map(({ section, seconds }) => [section, Math.min(seconds, MOST_SECONDS)]))];
    await tx.insert(shareReading).values(rows.map(([section, seconds]) => ({ viewId, section, seconds })))
      .onConflictDoUpdate({
        target: [shareReading.viewId, shareReading.section], set: { seconds: sql`greatest(${shareReading.seconds}, excluded.seconds)` },
      });
    tellOfShare(tx, context, companyId);
  });
}

export interface ShareQuestionInput {
  token: string; visitId: string; id: string; section: ShareSection; text: string; mail?: string | null | undefined;
}

/** Somebody can be told more than once, but not be buried. */
const MOST_QUESTIONS = 20;

/** A question about a section; those who manage links are told. Twice is once. Throws INVALID, FORBIDDEN, NOT_FOUND. */
export async function askShareQuestion(context: Context, input: ShareQuestionInput): Promise<null> {
  const { link, visit } = await findVisit(context, input.token, input.visitId);
  const { id, section } = input;
  if (!link.sections.includes(section)) throw forbidden('This link does not show that section.');
  const text = paragraph('text', input.text, { ...LIMITS.shareQuestion, label: 'The question' }).trim();
  if (text === '') throw invalid('text', 'Write your question first.');
  const mail = input.mail?.trim() ? normalizeEmail(input.mail) : visit.mail;
  if (mail !== null && !isEmail(mail)) throw invalid('mail', 'Enter a valid email.');
  await context.db.transaction(async (tx) => {
    const asked = await tx.select({ id: shareQuestion.id }).from(shareQuestion).where(eq(shareQuestion.viewId, visit.id));
    if (asked.length >= MOST_QUESTIONS) throw conflict(`You can ask ${MOST_QUESTIONS} questions in one visit.`, 'text');
    const made = await tx.insert(shareQuestion).values({
      id, linkId: link.id, viewId: visit.id, section, text, mail, createdAt: context.now(),
    })
      .onConflictDoNothing().returning({ id: shareQuestion.id });
    if (made.length === 0) return;
    await notify(tx, context, {
      to: await editorsOf(tx, link.companyId), type: 'SHARE_ASKED', actorId: null, companyId: link.companyId,
      subject: `share:${link.id}`, data: { linkId: link.id, linkName: link.name, section },
    });
    tellOfShare(tx, context, link.companyId);
  });
  return null;
}
