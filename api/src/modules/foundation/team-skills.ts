import type { Statement } from '../../db/database';
import { batched } from '../../request/batched';
import type { Context } from '../../request/context';
import { memberSql } from '../company';
import { moduleVisibleSql } from '../growth';
import { personSql, requireViewer } from '../identity';
import type { CompanySkill } from './skills';

/** $1 companies, $2 viewer; nothing for whoever does not see the module. */
export const TEAM_SKILLS: Statement = {
  name: 'team-skills',
  text: `select c.id as "companyId", k.id, 'skills' as key, s.id as "skillId", s.name, s.is_user_generated as "isUserGenerated", coalesce((
        select json_agg(${personSql('u')} order by u.id)
        from company_skill_person p
        join users u on u.id = p.user_id and not u.is_deleted
        where p.company_skill_id = k.id and ${memberSql('c', 'u.id')}), '[]') as people
    from company c
    join company_skill k on k.company_id = c.id and not k.is_deleted
    join skill s on s.id = k.skill_id
    where c.id = any($1::uuid[]) and c.deleted_at is null and ${moduleVisibleSql('c', "'skills'", '$2')}
    order by lower(s.name)`,
};

const skillsOfCompany = batched<readonly CompanySkill[]>(async (context, companyIds) => {
  const rows = await context.db.read<CompanySkill & { companyId: string }>(TEAM_SKILLS, [companyIds, requireViewer(context).userId]);
  return new Map(companyIds.map((id) => [id, rows.filter(({ companyId }) => companyId === id)]));
}, []);

/** The company's skills that a person has, as the viewer may know them. */
export async function skillsOf(context: Context, companyId: string, personId: string): Promise<CompanySkill[]> {
  return (await skillsOfCompany(context, companyId)).filter(({ people }) => people.some(({ id }) => id === personId));
}
