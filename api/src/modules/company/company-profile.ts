import type { EtaMetric } from '@heartwood/contract/domain';
import type { Database } from '../../db/database';
import { COMPANY_FACE_SQL, companyStatement, type CompanyFace } from './company-facts';

/** The company's own fields, as its people read them. */
export interface Company extends CompanyFace {
  coverImage: string | null;
  coverPosition: number;
  oneLine: string | null;
  objective: string | null;
  stageId: number | null;
  /** Ids of the contract's SECTORS, in the order chosen. */
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

/** Arguments for `json_build_object` that make a `Company` of the company with the alias `c`. */
export const COMPANY_PROFILE_SQL = `${COMPANY_FACE_SQL},
  'coverImage', c.cover_image,
  'coverPosition', c.cover_position,
  'oneLine', c.one_line,
  'objective', c.objective,
  'stageId', c.stage_id,
  'investmentEtaMetric', c.investment_eta_metric,
  'investmentEtaValue', c.investment_eta_value,
  'elevatorPitch', c.elevator_pitch,
  'customerSegments', c.customer_segments,
  'isSoloFounder', c.is_solo_founder,
  'createdAt', c.created_at,
  'updatedAt', c.updated_at,
  'createdBy', c.created_by,
  'sectors', coalesce((
    select json_agg(x.sector_id order by x.position)
    from company_sector x
    where x.company_id = c.id), '[]')`;

/** $1 company, the same for all its people. */
export const COMPANY_PROFILE = companyStatement('company-profile', COMPANY_PROFILE_SQL);

/** The company's own fields, for readers who are known to be its people; null when it is gone. */
export async function readProfile(db: Database, id: string): Promise<Company | null> {
  const [row] = await db.read<{ data: Company }>(COMPANY_PROFILE, [id]);
  return row?.data ?? null;
}
