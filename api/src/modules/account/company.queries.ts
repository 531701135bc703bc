import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { memberSql, noAccess, type CompanyFace } from '../company';
import { requireViewer } from '../identity';
import { companyCard, type CompanyCard, readLevelledCompany } from '../growth';

export interface Company extends CompanyFace {
  coverImage: string | null;
  objective: string | null;
  stageId: number | null;
  sectors: string[];
  elevatorPitch: string | null;
  customerSegments: string | null;
  isSoloFounder: boolean;
  createdAt: string;
  updatedAt: string;
  createdBy: string;
}

/** $1 company, $2 viewer; no row for outsiders. */
export const COMPANY: Statement = {
  name: 'company',
  text: `select json_build_object(
      'id', c.id,
      'name', c.name,
      'logo', c.logo,
      'coverImage', c.cover_image,
      'country', c.country,
      'city', c.city,
      'size', c.size,
      'objective', c.objective,
      'stageId', c.stage_id,
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
    where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2')}`,
};

/** The company's own fields, for its people. Throws FORBIDDEN for everybody else. */
export async function readCompany(context: Context, id: string): Promise<Company> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Company }>(COMPANY, [id, userId]);
  if (!row) throw noAccess();
  return row.data;
}

/** The company as the viewer sees it in lists; null when they are not in it (any more). */
export async function readCard(context: Context, id: string): Promise<CompanyCard | null> {
  const { userId } = requireViewer(context);
  const company = await readLevelledCompany(context.db, id);
  return company && companyCard(company, userId, context.now());
}
