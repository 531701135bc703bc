import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { memberSql } from '../company';
import { moduleVisibleSql } from '../growth';
import { personSql, requireViewer } from '../identity';
import type { CompanySkill } from './skills';

/** $1 company, $2 viewer; nothing for whoever does not see the module. */
export const TEAM_SKILLS: Statement = {
  name: 'team-skills',
  text: `select k.id, 'skills' as key, s.id as "skillId", s.name, s.is_user_generated as "isUserGenerated", coalesce((
        select json_agg(${personSql('u')} order by u.id)
        from company_skill_person p
        join users u on u.id = p.user_id and not u.is_deleted
        where p.company_skill_id = k.id and ${memberSql('c', 'u.id')}), '[]') as people
    from company c
    join company_skill k on k.company_id = c.id and not k.is_deleted
    join skill s on s.id = k.skill_id
    where c.id = $1 and c.deleted_at is null and ${moduleVisibleSql('c', "'skills'", '$2')}
    order by lower(s.name)`,
};

type Reading = Promise<readonly CompanySkill[]>;
const underWay = new WeakMap<Context, Map<string, Reading>>();

/** The company's skills that a person has, as the viewer may know them. All members of one answer share one statement. */
export async function skillsOf(context: Context, companyId: string, personId: string): Promise<CompanySkill[]> {
  const readings = underWay.get(context) ?? new Map<string, Reading>();
  underWay.set(context, readings);
  const reading = readings.get(companyId) ?? read(context, companyId).finally(() => readings.delete(companyId));
  readings.set(companyId, reading);
  return (await reading).filter(({ people }) => people.some(({ id }) => id === personId));
}

function read(context: Context, companyId: string): Reading {
  return context.db.read<CompanySkill>(TEAM_SKILLS, [companyId, requireViewer(context).userId]);
}
