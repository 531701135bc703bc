import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { company } from '../company/company.table';
import { liveRowIndex, rowColumns } from '../growth/row.table';
import { users } from '../identity/identity.table';

const companyId = () => uuid('company_id').notNull().references(() => company.id, { onDelete: 'cascade' });
const userId = () => uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' });

/** One value, or one habit of the culture. */
export const foundationItem = pgTable('foundation_item', {
  ...rowColumns(),
  label: text('label').notNull(),
  description: text('description').notNull(),
}, (table) => [liveRowIndex('foundation_item', table)]);

export const companySdg = pgTable('company_sdg', {
  companyId: companyId(),
  sdgId: integer('sdg_id').notNull(),
  contribution: text('contribution').notNull().default(''),
  evaluation: text('evaluation').notNull().default(''),
  isDeleted: boolean('is_deleted').notNull().default(false),
}, (table) => [primaryKey({ columns: [table.companyId, table.sdgId] })]);

/** Skills that companies have taken up; the rest of the catalogue is data of the code. */
export const skill = pgTable('skill', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  theme: text('theme').notNull(),
  isUserGenerated: boolean('is_user_generated').notNull().default(false),
}, (table) => [uniqueIndex('skill_name_key').on(sql`lower(${table.name})`)]);

export const companySkill = pgTable('company_skill', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  companyId: companyId(),
  skillId: uuid('skill_id').notNull().references(() => skill.id),
  isDeleted: boolean('is_deleted').notNull().default(false),
}, (table) => [uniqueIndex('company_skill_key').on(table.companyId, table.skillId), index('company_skill_skill_idx').on(table.skillId)]);

export const companySkillPerson = pgTable('company_skill_person', {
  companySkillId: uuid('company_skill_id').notNull().references(() => companySkill.id, { onDelete: 'cascade' }),
  userId: userId(),
}, (table) => [primaryKey({ columns: [table.companySkillId, table.userId] }), index('company_skill_person_user_idx').on(table.userId)]);
