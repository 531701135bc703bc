import { isModuleKey, type ModuleKey } from '@heartwood/contract/domain';
import type { Database, Statement } from '../../db/database';
import { readProfile, type Company, type CompanyEventNotice } from '../company';
import {
  ALL_KEYS, readCommentRows, readGrowth, readRecords, type ChangedRows, type CommentRow, type GrowthFacts, type LoadedRecords,
} from '../growth';

/** A step with what its readers need, the same for all of them. */
export interface LoadedStep {
  notice: CompanyEventNotice;
  facts: GrowthFacts | null;
  comment: CommentRow | null;
  records: readonly LoadedRecords[];
  /** With a step that changed the company itself. */
  profile: Company | null;
}

/** $1 company, $2 after, $3 up to, $4 how many. */
export const STEPS: Statement = {
  name: 'company-steps',
  text: `select seq, type, actor_id as "actorId", payload
    from company_event
    where company_id = $1 and seq > $2 and seq <= $3
    order by seq
    limit $4`,
};

/** $1 company. */
export const OLDEST_STEP: Statement = {
  name: 'company-oldest-step',
  text: 'select min(seq) as seq from company_event where company_id = $1',
};

/** Whether every step after this one can still be read: old ones are not kept. */
export async function areKeptAfter(db: Database, companyId: string, after: number): Promise<boolean> {
  const [oldest] = await db.read<{ seq: number | null }>(OLDEST_STEP, [companyId]);
  return oldest?.seq == null || after + 1 >= oldest.seq;
}

export const PAGE = 100;

type About = 'moduleKey' | 'commentId' | 'rows';
type StepRow = Omit<CompanyEventNotice, About> & { payload: Pick<CompanyEventNotice, About> };

/** Steps that were written while the reader was away. Their content is read once for the page, as it is now. */
export async function readSteps(
  db: Database, companyId: string, after: number, upTo: number, wholeFramework: boolean,
): Promise<LoadedStep[]> {
  const rows = await db.read<StepRow>(STEPS, [companyId, after, upTo, PAGE]);
  const notices = rows.map(({ payload, ...row }): CompanyEventNotice => ({ ...row, ...payload }));
  if (notices.length === 0) return [];
  const facts = await readGrowth(db, companyId, wholeFramework ? ALL_KEYS : keysOf(notices));
  const comments = await readCommentRows(db, notices.flatMap((notice) => notice.commentId ?? []));
  const records = await readRecords(db, companyId, mergedRows(notices));
  const profile = await profileOf(db, companyId, notices);
  const commentOf = ({ commentId = '' }: CompanyEventNotice) => comments.get(commentId) ?? null;
  return notices.map((notice) => ({
    notice, facts, comment: commentOf(notice), records: recordsOf(notice, records), profile: changesProfile(notice) ? profile : null,
  }));
}

/** Long enough for all who are listening to come by; who is later reads for itself. */
const KEPT = 64;
const loaded = new WeakMap<Database, Map<string, Promise<LoadedStep>>>();

/** A step that has just happened: loaded once in this process, however many are listening. */
export function loadStep(db: Database, companyId: string, notice: CompanyEventNotice, wholeFramework: boolean): Promise<LoadedStep> {
  const steps = loaded.get(db) ?? new Map<string, Promise<LoadedStep>>();
  loaded.set(db, steps);
  const id = `${companyId}/${notice.seq}/${wholeFramework}`;
  const known = steps.get(id);
  if (known) return known;
  const step = load(db, companyId, notice, wholeFramework);
  steps.set(id, step);
  step.catch(() => steps.delete(id));
  const [oldest] = steps.keys();
  if (steps.size > KEPT && oldest !== undefined) steps.delete(oldest);
  return step;
}

async function load(db: Database, companyId: string, notice: CompanyEventNotice, wholeFramework: boolean): Promise<LoadedStep> {
  const facts = await readGrowth(db, companyId, wholeFramework ? ALL_KEYS : keysOf([notice]));
  const comments = await readCommentRows(db, notice.commentId === undefined ? [] : [notice.commentId]);
  const records = await readRecords(db, companyId, notice.rows ?? []);
  const profile = await profileOf(db, companyId, [notice]);
  return { notice, facts, comment: comments.get(notice.commentId ?? '') ?? null, records, profile };
}

const changesProfile = ({ type }: CompanyEventNotice) => type === 'COMPANY_CHANGED';

/** The company's own fields, where one of the steps changed them. */
async function profileOf(db: Database, companyId: string, notices: readonly CompanyEventNotice[]): Promise<Company | null> {
  return notices.some(changesProfile) ? readProfile(db, companyId) : null;
}

/** Each row once, however many steps speak of it. */
function mergedRows(notices: readonly CompanyEventNotice[]): ChangedRows[] {
  const ids = new Map<string, Set<string>>();
  for (const { type, ids: more } of notices.flatMap(({ rows = [] }) => rows)) ids.set(type, new Set([...ids.get(type) ?? [], ...more]));
  return [...ids].map(([type, all]) => ({ type, ids: [...all] }));
}

/** Of the rows that were read for many steps, those that one of them speaks of. */
function recordsOf({ rows = [] }: CompanyEventNotice, records: readonly LoadedRecords[]): LoadedRecords[] {
  return rows.flatMap(({ type, ids }) => records.filter((each) => each.type === type).map((each) => ({
    type, rows: each.rows.filter(({ id }) => ids.includes(id)), deletedIds: each.deletedIds.filter((id) => ids.includes(id)),
  })));
}

function keysOf(notices: readonly CompanyEventNotice[]): ModuleKey[] {
  return [...new Set(notices.flatMap(({ moduleKey }) => (moduleKey !== undefined && isModuleKey(moduleKey) ? [moduleKey] : [])))];
}
