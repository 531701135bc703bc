import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { companiesOfSql } from '../company';
import { requireViewer } from '../identity';
import { SKILL_CATALOGUE } from './skill-catalogue';

export interface Skill { id: string; name: string; theme: string; isUserGenerated: boolean }

/**
 * $1 viewer, $2 pattern. Own skills of the viewer's companies alone: what another company has typed is its own
 * business.
 */
export const OWN_SKILLS: Statement = {
  name: 'own-skills',
  text: `select distinct s.id, s.name, s.theme, true as "isUserGenerated"
    from company_skill k
    join skill s on s.id = k.skill_id
    where s.is_user_generated and s.name ilike $2 and not k.is_deleted
      and k.company_id in (select mine.id from ${companiesOfSql('$1::uuid')} mine)
    limit 200`,
};

const MAX_PAGE = 200;

/** Case-insensitive contains (spec section 5), own skills and the catalogue; names that begin with the text come first. */
export async function searchSkills(context: Context, search: string, first: number): Promise<Skill[]> {
  const { userId } = requireViewer(context);
  const text = search.trim().slice(0, 60).toLowerCase();
  const own = await context.db.read<Skill>(OWN_SKILLS, [userId, `%${text.replace(/[\\%_]/g, '\\$&')}%`]);
  const listed = SKILL_CATALOGUE.filter((skill) => skill.name.toLowerCase().includes(text)).map((skill) => ({ ...skill, isUserGenerated: false }));
  const begins = (skill: Skill) => (skill.name.toLowerCase().startsWith(text) ? 0 : 1);
  return [...own, ...listed].sort((left, right) => begins(left) - begins(right) || left.name.localeCompare(right.name)).slice(0, Math.min(Math.max(first, 1), MAX_PAGE));
}
