import { eq, sql } from 'drizzle-orm';
import { afterCommit } from '../../db/after-commit';
import type { Db } from '../../db/database';
import { announce, type Announcer } from '../../events/announce';
import { company, companyEvent } from './company.table';

/** The closed set of steps in a company's stream, past tense in meaning. */
export type CompanyEventType =
  | 'MODULE_CHANGED'
  | 'MODULE_PROGRESS_CHANGED'
  | 'ASSIGNMENT_CHANGED'
  | 'VISIBILITY_CHANGED'
  | 'COMMENT_ADDED'
  | 'COMMENT_CHANGED'
  | 'COMMENT_DELETED'
  | 'GOALS_CHANGED'
  | 'PHASE_CHANGED'
  | 'SCENARIO_CHANGED'
  | 'CATEGORY_CHANGED'
  | 'PRESENTATION_CHANGED'
  | 'TEAM_CHANGED'
  | 'COMPANY_CHANGED'
  | 'COMPANY_REMOVED';

export interface CompanyEventBody {
  type: CompanyEventType;
  actorId: string | null;
  moduleKey?: string;
  commentId?: string;
  /** Who was assigned. */
  assigneeId?: string;
  /** Rows that came, changed or went, by their GraphQL type. */
  rows?: { type: string; ids: string[] }[];
}

/** What a process is told on the topic; the same facts as the row. */
export interface CompanyEventNotice extends CompanyEventBody {
  seq: number;
}

export const companyTopic = (companyId: string) => `company/${companyId}`;
export const userTopic = (userId: string) => `user/${userId}`;

/** Writes one step into the company's stream, in the command's transaction; every process hears of it after the commit. */
export async function recordCompanyEvent(tx: Db, services: Announcer, companyId: string, body: CompanyEventBody): Promise<void> {
  const { type, actorId, ...payload } = body;
  const [row] = await tx.update(company).set({ lastEventSeq: sql`${company.lastEventSeq} + 1` })
    .where(eq(company.id, companyId)).returning({ seq: company.lastEventSeq });
  if (!row) throw new Error(`no company ${companyId} to record ${type} in`);
  await tx.insert(companyEvent).values({ companyId, seq: row.seq, type, actorId, payload });
  afterCommit(tx, () => void announce(services, companyTopic(companyId), { seq: row.seq, ...body }));
}

/** The last step of a company that is deleted. It is not written down: who comes later finds no company, or one that is back. */
export function announceCompanyRemoved(tx: Db, services: Announcer, companyId: string, seq: number, actorId: string): void {
  afterCommit(tx, () => void announce(services, companyTopic(companyId), { seq, type: 'COMPANY_REMOVED', actorId }));
}

export type UserEventType = 'INVITED' | 'MEMBERSHIP_CHANGED' | 'PROFILE_CHANGED';

/** What a process is told on a person's topic. */
export interface UserNotice { type: UserEventType }

/** Tells a person's own open tabs; they load `me` again. Nothing is kept: a tab that was away loads `me` when it comes back. */
export function tellUser(tx: Db, services: Announcer, userId: string, type: UserEventType): void {
  afterCommit(tx, () => void announce(services, userTopic(userId), { type }));
}
