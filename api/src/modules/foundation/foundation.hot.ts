import { COMPANY_ID, idOf, USER_ID, type HotReads } from '../../testing/hot-reads';
import { recordsStatement } from '../growth';
import { FOUNDATION } from './foundation.schema';
import { FOUNDATION_ITEMS } from './items';
import { COMPANY_SDGS } from './sdgs';
import { COMPANY_SKILLS } from './skills';
import { OWN_SKILLS } from './skills.queries';
import { TEAM_SKILLS } from './team-skills';

export const FOUNDATION_HOT: HotReads = {
  rows: [
    `insert into foundation_item (id, company_id, key, label, description, position)
    select gen_random_uuid(), ${idOf('company', 'n')}, 'values', 'x', '', m
    from generate_series(1, 1000) n, generate_series(1, 4) m`,
    `insert into company_sdg (company_id, sdg_id)
    select ${idOf('company', 'n')}, s
    from generate_series(1, 1000) n, generate_series(1, 3) s`,
    `insert into skill (id, name, theme, is_user_generated)
    select ${idOf('user', 'n')}, 'Skill ' || n, 'own', true
    from generate_series(1, 2000) n`,
    `insert into company_skill (id, company_id, skill_id)
    select gen_random_uuid(), ${idOf('company', '(n - 1) % 1000 + 1')}, ${idOf('user', 'n')}
    from generate_series(1, 2000) n`,
    `insert into company_skill_person (company_skill_id, user_id)
    select k.id, ${idOf('user', '1')}
    from company_skill k`,
  ],
  reads: [
    [FOUNDATION.statement, [COMPANY_ID, ['vision', 'belief', 'values', 'culture', 'sdgs', 'skills', 'team'], 'belief', 31]],
    [recordsStatement(FOUNDATION_ITEMS.rows), [COMPANY_ID, [COMPANY_ID]]],
    [recordsStatement(COMPANY_SDGS), [COMPANY_ID, [`${COMPANY_ID}:4`]]],
    [recordsStatement(COMPANY_SKILLS), [COMPANY_ID, [COMPANY_ID]]],
    [OWN_SKILLS, [USER_ID, '%design%']],
    [TEAM_SKILLS, [[COMPANY_ID], USER_ID]],
  ],
};
