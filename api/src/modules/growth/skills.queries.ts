import type { Context } from '../../context';
import type { Statement } from '../../db/database';
import { requireViewer } from '../identity';

export interface Skill { id: string; name: string; theme: string; isUserGenerated: boolean }

/**
 * $1 pattern, $2 how many, $3 viewer, $4 pattern of a beginning. The catalogue, and own skills of the viewer's
 * companies: what another company has typed is its own business.
 */
const SEARCH_SKILLS: Statement = {
  name: 'search-skills',
  text: `select s.id, s.name, s.theme, s.is_user_generated as "isUserGenerated" from skill s
    where s.name ilike $1 and (not s.is_user_generated or exists (
      select from company_skill k join company c on c.id = k.company_id
      where k.skill_id = s.id and not k.is_deleted
        and (c.created_by = $3 or exists (select from team_member m where m.company_id = c.id and m.user_id = $3 and m.is_accepted))))
    order by s.name ilike $4 desc, lower(s.name) limit $2`,
};

/** Case-insensitive contains (spec section 5); names that begin with the text come first. */
export async function searchSkills(context: Context, search: string, first: number): Promise<Skill[]> {
  const { userId } = requireViewer(context);
  const text = search.trim().slice(0, 60).replace(/[\\%_]/g, '\\$&');
  return context.db.read<Skill>(SEARCH_SKILLS, [`%${text}%`, Math.min(Math.max(first, 1), 200), userId, `${text}%`]);
}
