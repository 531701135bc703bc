import { eq, or } from 'drizzle-orm';
import type { Db, Statement } from '../../db/database';
import type { Context } from '../../request/context';
import { openReportsSql, recordAct, settleReports, type Reports } from '../operations';
import { profileReport } from './profile-report.table';

/** What people have told of one profile. */
export interface ReportedProfile extends Reports {
  kind: 'PERSON' | 'COMPANY';
  id: string;
  name: string;
  /** Of a person; of a company its owner's. */
  email: string | null;
  isBanned: boolean;
}

/** What waits for an operator, the oldest first. */
export const OPEN_PROFILE_REPORTS: Statement = {
  name: 'open-profile-reports',
  text: `select case when r.user_id is not null then 'PERSON' else 'COMPANY' end as kind, coalesce(r.user_id, r.company_id) as id,
      case when r.user_id is not null then concat_ws(' ', u.firstname, u.lastname) else k.name end as name, u.email,
      u.is_blocked as "isBanned", to_json(r.since) as since, r.reports
    from ${openReportsSql('profile_report', ['user_id', 'company_id'])} r
    left join company k on k.id = r.company_id
    join users u on u.id = coalesce(r.user_id, k.created_by)
    where not u.is_deleted and k.deleted_at is null
    order by r.since, id`,
};

/** For an operator: profiles that people have reported and nobody has decided on. */
export const readProfileReports = ({ db }: Context): Promise<ReportedProfile[]> => db.read<ReportedProfile>(OPEN_PROFILE_REPORTS, []);

/** What was told of a profile is settled; how many reports that were. */
export const settleProfile = (tx: Db, context: Pick<Context, 'now'>, id: string): Promise<number> => (
  settleReports(tx, context, profileReport, or(eq(profileReport.userId, id), eq(profileReport.companyId, id)))
);

/** An operator finds nothing wrong with a profile: its reports are settled. Twice is once. */
export async function keepProfile(context: Context, id: string): Promise<{ reports: number }> {
  return context.db.transaction(async (tx) => {
    const reports = await settleProfile(tx, context, id);
    if (reports > 0) await recordAct(tx, context, { kind: 'profile-kept', subject: id, data: { reports } });
    return { reports };
  });
}
