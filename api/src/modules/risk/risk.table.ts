import { RISK_VALUE_TYPE_VALUES, type RiskValueType } from '@heartwood/contract/domain';
import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { liveRowIndex, rowColumns } from '../growth/row.table';
import { users } from '../identity/identity.table';
import { milestone } from '../timeline/timeline.table';

/** One strength, weakness, opportunity or threat. */
export const riskValue = pgTable('risk_value', {
  ...rowColumns(),
  title: text('title').notNull(),
  description: text('description'),
  type: text('type', { enum: RISK_VALUE_TYPE_VALUES as [RiskValueType] }).notNull(),
}, (table) => [liveRowIndex('risk_value', table)]);

export const riskAnalysis = pgTable('risk_analysis', {
  ...rowColumns(),
  title: text('title').notNull(),
  description: text('description'),
  /** 1–5, as the impact. */
  likelihood: smallint('likelihood'),
  impact: smallint('impact'),
  analysis: text('analysis'),
  actionPlan: text('action_plan'),
  /** The weakness or threat that it comes from. */
  riskAssessmentValueId: uuid('risk_value_id').references(() => riskValue.id, { onDelete: 'set null' }),
  milestoneId: uuid('milestone_id').references(() => milestone.id, { onDelete: 'set null' }),
  employeeResponsible: uuid('employee_responsible').references(() => users.id, { onDelete: 'set null' }),
}, (table) => [
  liveRowIndex('risk_analysis', table), index('risk_analysis_value_idx').on(table.riskAssessmentValueId),
  index('risk_analysis_milestone_idx').on(table.milestoneId), index('risk_analysis_employee_idx').on(table.employeeResponsible),
]);
