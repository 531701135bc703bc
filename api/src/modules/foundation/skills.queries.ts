import type { Context } from '../../request/context';
import type { Statement } from '../../db/database';
import { cursorOf, pageOf, placeOf, sizeOf, type Page, type PageInput } from '../../text/page';
import { companiesOfSql } from '../company';
import { moduleVisibleSql } from '../growth';
import { requireViewer } from '../identity';
import { SKILL_CATALOGUE } from './skill-catalogue';

const MAX_PAGE = 200;

export interface Skill { id: string; name: string; theme: string; isUserGenerated: boolean }

/**
 * $1 viewer, $2 pattern. Own skills of the viewer's companies alone, where the viewer sees their skills: what another company
 * has typed is its own business.
 */
export const OWN_SKILLS: Statement = {
  name: 'own-skills',
  text: `select distinct s.id, s.name, s.theme, true as "isUserGenerated"
    from ${companiesOfSql('$1::uuid')} mine
    join company c on c.id = mine.id
    join company_skill k on k.company_id = c.id and not k.is_deleted
    join skill s on s.id = k.skill_id
    where s.is_user_generated and s.name ilike $2
      and ${moduleVisibleSql('c', "'skills'", '$1::uuid')}`,
};

/**
 * Case-insensitive contains (spec section 5), own skills and the catalogue; names that begin with the text come first. A page
 * begins after a skill; of one that is no longer found it is empty.
 */
export async function searchSkills(context: Context, { search, first, after }: PageInput & { search: string }): Promise<Page<Skill>> {
  const { userId } = requireViewer(context);
  const text = search.trim().slice(0, 60).toLowerCase();
  const own = await context.db.read<Skill>(OWN_SKILLS, [userId, `%${text.replace(/[\\%_]/g, '\\$&')}%`]);
  const listed = SKILL_CATALOGUE.filter((skill) => skill.name.toLowerCase().includes(text))
    .map((skill) => ({ ...skill, isUserGenerated: false }));
  const begins = (skill: Skill) => (skill.name.toLowerCase().startsWith(text) ? 0 : 1);
  const found = [...own, ...listed].sort((left, right) => (
    begins(left) - begins(right) || left.name.localeCompare(right.name) || left.id.localeCompare(right.id)
  ));
  const [last] = placeOf(after, 'id');
  const at = last === null ? 0 : found.findIndex(({ id }) => id === last) + 1;
  const rest = last !== null && at === 0 ? [] : found.slice(at);
  return pageOf(rest, sizeOf(first, MAX_PAGE), { view: (skill) => skill, cursor: ({ id }) => cursorOf(id) });
}
