import type { EtaMetric } from '@heartwood/contract/domain';
import type { Context } from '../../request/context';
import type { Database, Statement } from '../../db/database';
import { memberSql, noAccess, type CompanyFace } from '../company';
import { requireViewer } from '../identity';
import { companyCard, type CompanyCard, readLevelledCompany } from '../growth';

export interface Company extends CompanyFace {
  coverImage: string | null;
  objective: string | null;
  stageId: number | null;
  sectors: string[];
  investmentEtaMetric: EtaMetric | null;
  investmentEtaValue: number | null;
  elevatorPitch: string | null;
  customerSegments: string | null;
  isSoloFounder: boolean;
  createdAt: string;
  updatedAt: string;
  createdBy: string;
}

const COMPANY_SQL = `select json_build_object(
      'id', c.id,
      'name', c.name,
      'logo', c.logo,
      'coverImage', c.cover_image,
      'country', c.country,
      'city', c.city,
      'size', c.size,
      'objective', c.objective,
      'stageId', c.stage_id,
      'investmentEtaMetric', c.investment_eta_metric,
      'investmentEtaValue', c.investment_eta_value,
      'elevatorPitch', c.elevator_pitch,
      'customerSegments', c.customer_segments,
      'isDemo', c.is_demo,
      'isSoloFounder', c.is_solo_founder,
      'createdAt', c.created_at,
      'updatedAt', c.updated_at,
      'createdBy', c.created_by,
      'sectors', coalesce((
        select json_agg(x.sector_id order by x.position)
        from company_sector x
        where x.company_id = c.id), '[]')) as data
    from company c
    where c.id = $1 and c.deleted_at is null`;

/** $1 company, $2 viewer; no row for outsiders. */
export const COMPANY: Statement = { name: 'company', text: `${COMPANY_SQL} and ${memberSql('c', '$2')}` };

/** $1 company, the same for all its people. */
export const COMPANY_PROFILE: Statement = { name: 'company-profile', text: COMPANY_SQL };

/** The company's own fields, for its people. Throws FORBIDDEN for everybody else. */
export async function readCompany(context: Context, id: string): Promise<Company> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Company }>(COMPANY, [id, userId]);
  if (!row) throw noAccess();
  return row.data;
}

/** The company's own fields, for readers who are known to be its people; null when it is gone. */
export async function readProfile(db: Database, id: string): Promise<Company | null> {
  const [row] = await db.read<{ data: Company }>(COMPANY_PROFILE, [id]);
  return row?.data ?? null;
}

/** The company as the viewer sees it in lists; null when they are not in it (any more). */
export async function readCard(context: Context, id: string): Promise<CompanyCard | null> {
  const { userId } = requireViewer(context);
  const company = await readLevelledCompany(context.db, id);
  return company && companyCard(company, userId, context.now());
}
