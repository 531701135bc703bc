import { RISK_SOURCES, RISK_VALUE_TYPE_VALUES, type RiskValueType } from '@heartwood/contract/domain';
import { getTableName } from 'drizzle-orm';
import { oneOf, rowKind, rowName, rowText, toRows, type LinkTarget, type PlacedRow, type RowInputOf } from '../growth';
import { riskValue } from './risk.table';

export interface RiskValueFields { title: string; description: string | null; type: RiskValueType }
export type RiskValue = PlacedRow & RiskValueFields;
export type RiskValueInput = RowInputOf<RiskValueFields>;

/** The SWOT: a row stands in the field of its type. */
export const RISK_VALUES = rowKind({
  type: 'RiskValue', list: 'values', table: riskValue, modules: ['swot'],
  most: 200, refusal: 'A SWOT can have at most 200 entries.',
  check: (input: RiskValueInput) => ({
    title: rowName('title', input.title, 'The title'),
    description: rowText('description', input.description, 'The description'),
    type: oneOf('type', input.type, RISK_VALUE_TYPE_VALUES, 'The type'),
  }),
  label: ({ title }) => title,
  words: ({ description }) => description ?? '',
});

const TO_VALUES = toRows(riskValue, {
  module: 'swot', type: 'RiskValue', refusal: 'Only weaknesses and threats of this company can be chosen.',
});

/** What a risk can come from; an entry that becomes a strength or an opportunity is none any more. */
export const TO_RISK_SOURCES: LinkTarget = {
  ...TO_VALUES,
  isThere: (id, company) => `(${TO_VALUES.isThere(id, company)} and exists (
    select from ${getTableName(riskValue)} source
    where source.id = ${id} and source.type in (${RISK_SOURCES.map((type) => `'${type}'`).join(', ')})))`,
};
