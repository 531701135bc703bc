import type { ModuleKey } from '@heartwood/contract/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { defineRows } from '../growth';
import type { Person } from '../identity';
import { companySkill } from './foundation.table';

interface SkillRow { id: string; key: ModuleKey; skillId: string; name: string; isUserGenerated: boolean; people: string[] }
export interface CompanySkill extends Omit<SkillRow, 'people'> { people: Person[] }

const FROM = 'from company_skill r join skill s on s.id = r.skill_id';

/** The skills of a company, merged by name, so they have commands of their own. */
export const COMPANY_SKILLS = defineRows<SkillRow>({
  type: 'CompanySkill', list: 'skills', modules: ['skills'],
  sql: {
    from: (company) => `${FROM} where r.company_id = ${company} and not r.is_deleted`,
    id: 'r.id::text', key: "'skills'", order: 'lower(s.name)',
    row: `json_build_object('id', r.id, 'key', 'skills', 'skillId', s.id, 'name', s.name, 'isUserGenerated', s.is_user_generated,
      'people', coalesce((
        select json_agg(p.user_id)
        from company_skill_person p
        where p.company_skill_id = r.id), '[]'))`,
    kept: "json_build_object('id', r.id, 'name', s.name)",
  },
  view: (row, { people }): CompanySkill => ({ ...row, people: people(row.people) }),
  words: ({ id, name }) => ({ id: String(id), label: String(name), text: '' }),
  async restore(tx, { companyId }, kept) {
    await tx.update(companySkill).set({ isDeleted: true }).where(eq(companySkill.companyId, companyId));
    const ids = kept.map(({ id }) => String(id));
    if (ids.length === 0) return;
    await tx.update(companySkill).set({ isDeleted: false })
      .where(and(eq(companySkill.companyId, companyId), inArray(companySkill.id, ids)));
  },
});
