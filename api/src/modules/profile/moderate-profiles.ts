import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { recordAct } from '../operations';
import { profileReport } from './profile-report.table';

/** What people have told of one profile. */
export interface ReportedProfile {
  kind: 'PERSON' | 'COMPANY';
  id: string;
  name: string;
  /** Of a person; of a company its owner's. */
  email: string | null;
  isBanned: boolean;
  /** When the first of them was told. */
  since: string;
  reports: { reason: string; note: string }[];
}

const MOST_LISTED = 100;

/** What waits for an operator, the oldest first. */
export const OPEN_PROFILE_REPORTS: Statement = {
  name: 'open-profile-reports',
  text: `select case when r.user_id is not null then 'PERSON' else 'COMPANY' end as kind, coalesce(r.user_id, r.company_id) as id,
      case when r.user_id is not null then concat_ws(' ', u.firstname, u.lastname) else k.name end as name, u.email,
      u.is_blocked as "isBanned", to_json(r.since) as since, r.reports
    from (
      select o.user_id, o.company_id, min(o.created_at) as since,
        json_agg(json_build_object('reason', o.reason, 'note', o.note) order by o.created_at, o.id) as reports
      from profile_report o
      where o.settled_at is null
      group by o.user_id, o.company_id
      order by since, o.user_id, o.company_id
      limit ${MOST_LISTED}) r
    left join company k on k.id = r.company_id
    join users u on u.id = coalesce(r.user_id, k.created_by)
    where not u.is_deleted and k.deleted_at is null
    order by r.since, id`,
};

/** For an operator: profiles that people have reported and nobody has decided on. */
export const readProfileReports = ({ db }: Context): Promise<ReportedProfile[]> => db.read<ReportedProfile>(OPEN_PROFILE_REPORTS, []);

/** What was told of a profile is settled; how many reports that were. */
export async function settleProfile(tx: Db, context: Pick<Context, 'now'>, id: string): Promise<number> {
  const settled = await tx.update(profileReport).set({ settledAt: context.now() })
    .where(and(or(eq(profileReport.userId, id), eq(profileReport.companyId, id)), isNull(profileReport.settledAt)))
    .returning({ id: profileReport.id });
  return settled.length;
}

/** An operator finds nothing wrong with a profile: its reports are settled. Twice is once. */
export async function keepProfile(context: Context, id: string): Promise<{ reports: number }> {
  return context.db.transaction(async (tx) => {
    const reports = await settleProfile(tx, context, id);
    if (reports > 0) await recordAct(tx, context, { kind: 'profile-kept', subject: id, data: { reports } });
    return { reports };
  });
}
