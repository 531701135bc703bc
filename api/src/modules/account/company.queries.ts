import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { COMPANY_PROFILE_SQL, memberSql, noAccess, type Company } from '../company';
import { requireViewer } from '../identity';
import { companyCard, type CompanyCard, readLevelledCompany } from '../growth';

/** $1 company, $2 viewer; no row for outsiders. */
export const COMPANY: Statement = {
  name: 'company',
  text: `select json_build_object(${COMPANY_PROFILE_SQL}) as data
    from company c
    where c.id = $1 and c.deleted_at is null and ${memberSql('c', '$2')}`,
};

/** The company's own fields, for its people. Throws FORBIDDEN for everybody else. */
export async function readCompany(context: Context, id: string): Promise<Company> {
  const company = await findCompany(context, id);
  if (!company) throw noAccess();
  return company;
}

/** The same; null for everybody else. */
export async function findCompany(context: Context, id: string): Promise<Company | null> {
  const { userId } = requireViewer(context);
  const [row] = await context.db.read<{ data: Company }>(COMPANY, [id, userId]);
  return row?.data ?? null;
}

/** The company as the viewer sees it in lists; null when they are not in it (any more). */
export async function readCard(context: Context, id: string): Promise<CompanyCard | null> {
  const { userId } = requireViewer(context);
  const company = await readLevelledCompany(context.db, id);
  return company && companyCard(company, userId, context.now());
}
