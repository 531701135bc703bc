import { defineClue, liveRowsWhere } from '../growth';

const name = '(select s.name from skill s where s.id = r.skill_id)';

defineClue({
  key: 'skills', modules: ['skills'], name, order: `lower(${name})`,
  rows: liveRowsWhere('company_skill', `not exists (
      select from company_skill_person p
      where p.company_skill_id = r.id)`),
});
